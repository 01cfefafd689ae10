import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { answerWhileStarting } from '#src/server/database/starting-server.ts';
import { openBlankDatabase, type TestDatabase } from '../../database.ts';

let database: TestDatabase;
let folder: string;
const children: ChildProcess[] = [];
beforeEach(async () => {
  database = await openBlankDatabase();
  folder = await mkdtemp(join(tmpdir(), 'fleet-test-'));
}, 60_000);
afterEach(async () => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  await database.close();
  await rm(folder, { recursive: true, force: true });
});

type Ended = { readonly code: number | null; readonly said: readonly string[] };

function start(fillingMs: number): {
  readonly child: ChildProcess;
  readonly ended: Promise<Ended>;
  readonly said: () => string;
} {
  const child = spawn(process.execPath, [join(import.meta.dirname, '../fleet/seed-process.ts')], {
    env: { PATH: process.env['PATH'], DATABASE_URL: database.url, DATA_DIR: folder, FILLING_MS: String(fillingMs) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  children.push(child);
  let said = '';
  child.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const ended = new Promise<Ended>((resolve) =>
    child.on('close', (code) => resolve({ code, said: said.trim().split('\n') })),
  );
  return { child, ended, said: () => said };
}

test('several processes on one empty database all start: one fills it, the others wait and say so', async () => {
  // Longer than the four seconds for which a statement waits for a lock.
  const all = await Promise.all([start(7_000), start(7_000), start(7_000)].map(({ ended }) => ended));
  const said = all.map((one) => one.said.join('\n'));
  expect(
    all.map(({ code }) => code),
    said.join('\n---\n'),
  ).toEqual([0, 0, 0]);
  expect(said.filter((text) => /^filled$/m.test(text))).toHaveLength(1);
  expect(said.filter((text) => /^filled by another$/m.test(text))).toHaveLength(2);
  expect(said.filter((text) => text.includes('another process is seeding the shop; waiting'))).toHaveLength(2);
  expect(said.every((text) => /^started$/m.test(text))).toBe(true);
}, 120_000);

test('a process that is killed while it fills the shop leaves that to the next one', async () => {
  const first = start(600_000);
  await expect
    .poll(
      async () =>
        (
          await database.db.query(
            `select from pg_locks where locktype = 'advisory' and granted and database = (select oid from pg_database where datname = current_database())`,
          )
        ).rowCount,
      { timeout: 60_000 },
    )
    .toBeGreaterThan(0);
  await expect.poll(() => first.said(), { timeout: 60_000 }).not.toBe('');
  const second = start(10);
  first.child.kill('SIGKILL');
  const ended = await second.ended;
  expect([ended.code, ended.said.at(-1)], ended.said.join('\n')).toEqual([0, 'started']);
}, 180_000);

test('while the site starts its port says so, and is free for the site afterwards', async () => {
  const port = 4_341;
  const starting = await answerWhileStarting({ port, host: '127.0.0.1' });
  const send = (path: string) =>
    new Promise<readonly [number | undefined, string | undefined, string]>((resolve, reject) => {
      request({ port, host: '127.0.0.1', path }, (answer) => {
        let text = '';
        answer.on('data', (chunk: Buffer) => (text += chunk.toString()));
        answer.on('end', () => resolve([answer.statusCode, answer.headers['retry-after'], text]));
      })
        .on('error', reject)
        .end();
    });
  expect((await send('/healthz'))[0]).toBe(200);
  expect(await send('/readyz')).toEqual([503, '5', '{"success":false,"result":"unavailable","state":"starting"}']);
  expect((await send('/ja/')).slice(0, 2)).toEqual([503, '5']);
  await expect(answerWhileStarting({ port, host: '127.0.0.1' })).rejects.toThrow('EADDRINUSE');
  await starting.close();
  await (await answerWhileStarting({ port, host: '127.0.0.1' })).close();
});
