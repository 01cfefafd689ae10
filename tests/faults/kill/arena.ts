import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

import { openEmbeddedPostgres, type EmbeddedPostgres } from '#src/server/database/embedded/embedded-postgres.ts';
import { freePort } from '#src/server/database/embedded/embedded-postgres-process.ts';
import { openDb, type Database } from '#src/store/shared/database/db.ts';
import { migrate } from '#src/store/shared/database/migrate.ts';
import { startSandbox } from '#sandbox/sandbox.ts';
import { card } from '#sandbox/payments/dry-run.ts';
import { slot, stock, type Slot } from '../shop/wares.ts';
import type { Orders } from './app.ts';

const program = join(import.meta.dirname, 'app.ts');
const migrations = join(import.meta.dirname, '../../../src/store/migrations');
const secretKey = 'sk_test_of_the_arena';
const webhookSecret = 'whsec_of_the_arena';

export type Intent = {
  readonly received: number;
  readonly refunded: number;
  readonly metadata: Readonly<Record<string, string>>;
};

/** A shop that may die, and what stays when it does: database, payment provider and mail server, each by itself. */
export type Arena = {
  readonly databaseUrl: string;
  readonly shopUrl: string;
  readonly slots: readonly Slot[];
  /** Mails by their key: how often each was handed in. */
  readonly mails: ReadonlyMap<string, number>;
  readonly db: () => Database;
  readonly start: (dieAt: Orders['dieAt']) => Promise<ChildProcess>;
  /** Ends the database server as a power cut would, and starts it again. */
  readonly killDatabase: () => Promise<void>;
  readonly control: (method: string, path: string, body?: object) => Promise<unknown>;
  readonly payOnPage: (page: string, number: string) => Promise<unknown>;
  readonly intents: () => Promise<readonly Intent[]>;
  readonly close: () => Promise<void>;
};

/** Opens everything but the shop itself. */
export async function openArena(): Promise<Arena> {
  const dataDir = await mkdtemp(join(tmpdir(), 'meander-arena-'));
  let postgres = await openEmbeddedPostgres({ dataDir, log: () => undefined });
  const { url: databaseUrl } = postgres;
  const migrated = await migrate({ url: databaseUrl, folder: migrations });
  if (!migrated.ok) throw new Error(String(migrated.failure.facts?.['message']));
  let db = openDb({ url: databaseUrl, max: 3, applicationName: 'arena' });
  await stock({ db });
  const slots: Slot[] = [];
  for (const instant of [true, true, true, false]) slots.push(await slot({ db }, { instant, places: 5_000 }));
  const port = await freePort(0);
  const mails = new Map<string, number>();
  const [mailServer, mailUrl] = await openMailServer(mails);
  const sandbox = await startSandbox({
    host: '127.0.0.1',
    port: 0,
    publicOrigin: 'http://pay.localhost:3001',
    dataDir: join(dataDir, 'sandbox'),
    secretKey,
    webhookSecret,
    webhookUrl: `http://127.0.0.1:${port}/v1/paysrv/webhook`,
  });
  const control = (method: string, path: string, body?: object): Promise<unknown> =>
    order(sandbox.url, method, path, body);
  const children = new Set<ChildProcess>();
  return {
    databaseUrl,
    shopUrl: `http://127.0.0.1:${port}`,
    slots,
    mails,
    db: () => db,
    control,
    start: async (dieAt) => {
      const reported: Orders = {
        databaseUrl,
        port,
        sandboxUrl: sandbox.url,
        sandboxKey: secretKey,
        webhookSecret,
        mailUrl,
        dieAt,
      };
      const child = fork(program, [JSON.stringify(reported)], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
      children.add(child);
      child.once('exit', () => children.delete(child));
      await Promise.race([once(child, 'message'), once(child, 'exit')]);
      return child;
    },
    killDatabase: async () => {
      await db.close().catch(() => undefined);
      await killPostmaster(dataDir);
      postgres = await reopened(dataDir, databaseUrl);
      db = openDb({ url: databaseUrl, max: 3, applicationName: 'arena' });
    },
    payOnPage: (page, number) => submitCard(sandbox.url, page, number),
    intents: async () => ((await control('GET', '/_control/intents')) as { intents: readonly Intent[] }).intents,
    close: async () => {
      for (const child of children) child.kill('SIGKILL');
      await sandbox.close();
      mailServer.closeAllConnections();
      mailServer.close();
      await db.close();
      await postgres.stop({ force: true });
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

async function killPostmaster(dataDir: string): Promise<void> {
  const elsewhere = await readFile(join(dataDir, 'postgres.place'), 'utf8').catch(() => join(dataDir, 'postgres'));
  const file = await readFile(join(elsewhere.trim(), 'cluster', 'postmaster.pid'), 'utf8');
  process.kill(Number(file.split('\n', 1)[0]), 'SIGKILL');
}

/** The same server at the same address, with what it had committed. */
async function reopened(dataDir: string, databaseUrl: string): Promise<EmbeddedPostgres> {
  const postgres = await openEmbeddedPostgres({ dataDir, log: () => undefined });
  if (postgres.url !== databaseUrl) throw new Error('the database came back at another address');
  return postgres;
}

async function openMailServer(mails: Map<string, number>): Promise<readonly [Server, string]> {
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { dedupe } = JSON.parse(Buffer.concat(chunks).toString('utf8')) as { dedupe: string };
      mails.set(dedupe, (mails.get(dedupe) ?? 0) + 1);
      response.writeHead(200).end();
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the mail server has no port');
  return [server, `http://127.0.0.1:${address.port}/`];
}

async function order(url: string, method: string, path: string, body?: object): Promise<unknown> {
  const bare = { authorization: `Bearer ${secretKey}`, connection: 'close' };
  const headers = body === undefined ? bare : { ...bare, 'content-type': 'application/json' };
  const answer = await fetch(url + path, { method, headers, body: body === undefined ? null : JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status}`);
  return answer.json();
}

async function submitCard(url: string, page: string, number: string): Promise<unknown> {
  const { pathname, search } = new URL(page);
  const body = new URLSearchParams(card(number));
  const headers = { connection: 'close' };
  const answer = await fetch(new URL(pathname + search, url), { method: 'POST', body, headers, redirect: 'manual' });
  return answer.status;
}

/** Waits until a child has ended; false when it lives on after so many milliseconds. */
export async function ended(child: ChildProcess, ms: number): Promise<boolean> {
  if (child.exitCode !== null || child.signalCode !== null) return true;
  const waiting = new AbortController();
  const late = pause(ms, false, { signal: waiting.signal }).catch(() => false);
  const result = await Promise.race([once(child, 'exit').then(() => true), late]);
  waiting.abort();
  return result;
}
