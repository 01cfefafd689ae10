import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { get } from 'node:http';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';

import { seedCatalogue } from '#src/actions/operations/seed-catalogue.ts';
import { policyReportPath } from '#src/contract/site/file-paths.ts';
import { freePort } from '#src/server/database/embedded/embedded-postgres-process.ts';
import { catalogueFolder } from '#src/server/database/stock-shop.ts';
import { openTestDatabase, type TestDatabase } from '../../tests/database.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
/** A start takes a few seconds, and a busy machine several times as long. */
const startPatienceMs = 150_000;
/** A step of stopping takes no longer than the drain of two seconds. */
const stepPatienceMs = 30_000;

let folder: string;
let database: TestDatabase;
const children: ChildProcess[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'stopping-'));
  database = await openTestDatabase();
  // The shop of an operator who has nothing on sale yet: nothing is stocked at the start.
  const seeding = await seedCatalogue({ db: database.db, clock: Date.now }, catalogueFolder, { empty: true });
  if (!seeding.ok) throw new Error(JSON.stringify(seeding.faults));
});
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
});
afterAll(async () => {
  await database.close();
  await rm(folder, { recursive: true, force: true });
});

type Started = { readonly child: ChildProcess; readonly port: number; readonly ended: Promise<readonly unknown[]> };

/** Starts the server's own program on the database of this file, and waits until it says that it is ready. */
async function startMain(drainSeconds: number): Promise<Started> {
  const [port, sandboxPort, identityPort] = await Promise.all([freePort(0), freePort(0), freePort(0)]);
  const child = spawn(process.execPath, ['src/server/main.ts'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env['PATH'],
      HOME: process.env['HOME'],
      NODE_ENV: 'development',
      // Pages come from the sources: a fresh clone has no build yet.
      MODE: 'development',
      HOST: '127.0.0.1',
      PORT: String(port),
      SANDBOX_PORT: String(sandboxPort),
      IDENTITY_PORT: String(identityPort),
      DATA_DIR: folder,
      DATABASE_URL: database.url,
      DRAIN_SECONDS: String(drainSeconds),
      LOG_LEVEL: 'error',
    },
  });
  children.push(child);
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: Buffer) => (said += text.toString()));
  const ended = once(child, 'exit');
  for (const end = performance.now() + startPatienceMs; performance.now() < end; await pause(100)) {
    if (child.exitCode !== null) throw new Error(`the server ended at its start:\n${said}`);
    if ((await readiness(port))?.status === 200) return { child, port, ended };
  }
  throw new Error(`the server was not ready in time:\n${said}`);
}

type Readiness = { readonly status: number; readonly text: string };

/** Returns what `/readyz` answers on a new connection; null where none is accepted. */
function readiness(port: number): Promise<Readiness | null> {
  return new Promise((resolve) => {
    const requested = get({ port, host: '127.0.0.1', path: '/readyz', agent: false }, (answer) => {
      let text = '';
      answer.setEncoding('utf8').on('data', (part: string) => (text += part));
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, text }));
      answer.on('error', () => resolve(null));
    });
    requested.on('error', () => resolve(null));
  });
}

/** Reads until the value is as wanted, and returns that value. */
async function until<T>(read: () => Promise<T>, isWanted: (value: T) => boolean): Promise<T> {
  for (const end = performance.now() + stepPatienceMs; performance.now() < end; await pause(50)) {
    const value = await read();
    if (isWanted(value)) return value;
  }
  throw new Error(`not as wanted after ${stepPatienceMs} ms: ${isWanted.toString()}`);
}

/** Returns a request whose head the server has read and whose body it still waits for. */
async function halfSent(port: number, body: string): Promise<{ readonly socket: Socket; readonly text: () => string }> {
  const socket = connect(port, '127.0.0.1');
  let text = '';
  socket.setEncoding('latin1').on('data', (part: string) => (text += part));
  socket.write(
    `POST ${policyReportPath} HTTP/1.1\r\nHost: localhost:${port}\r\nContent-Type: application/csp-report\r\n` +
      `Content-Length: ${body.length}\r\nExpect: 100-continue\r\n\r\n`,
  );
  // Only then the request is known to be in flight.
  await until(
    async () => text,
    (sent) => sent.startsWith('HTTP/1.1 100 '),
  );
  socket.write(body.slice(0, 5));
  return { socket, text: () => text };
}

it('answers what is in flight after SIGTERM, notifies load balancers first, refuses new connections, and ends with 0', async () => {
  const { child, port, ended } = await startMain(2);
  const body = '{"csp-report":{}}';
  const { socket, text } = await halfSent(port, body);
  child.kill('SIGTERM');
  const draining = await until(
    () => readiness(port),
    (answer) => answer?.status !== 200,
  );
  expect(draining?.status).toBe(503);
  expect(JSON.parse(draining?.text ?? '')).toMatchObject({ state: 'draining' });
  await until(
    () => readiness(port),
    (answer) => answer === null,
  );
  expect(child.exitCode).toBeNull();
  socket.write(body.slice(5));
  const answered = await until(
    async () => text(),
    (sent) => sent.includes('HTTP/1.1 2'),
  );
  expect(answered).toContain('HTTP/1.1 204 ');
  expect(await ended).toEqual([0, null]);
}, 200_000);

it('ends at once at the second signal, however long it would have drained', async () => {
  const { child, port, ended } = await startMain(60);
  child.kill('SIGTERM');
  await until(
    () => readiness(port),
    (answer) => answer?.status === 503,
  );
  child.kill('SIGTERM');
  // The test fails long before a minute of draining is over.
  expect(await ended).toEqual([1, null]);
}, 200_000);
