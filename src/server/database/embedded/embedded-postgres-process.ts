import { spawn } from 'node:child_process';
import { chownSync, closeSync, existsSync, openSync, readFileSync, realpathSync, renameSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Account } from '#src/server/database/embedded/embedded-postgres-account.ts';
import { asAccount, runAs } from '#src/server/database/embedded/embedded-postgres-account.ts';
import type { Binaries } from '#src/server/database/embedded/embedded-postgres-binaries.ts';
import { program } from '#src/server/database/embedded/embedded-postgres-binaries.ts';
import type { Place } from '#src/server/database/embedded/embedded-postgres-cluster.ts';
import { readPidFile, signalTo } from '#src/server/database/embedded/embedded-postgres-leftovers.ts';
import { isAlive } from '#src/server/database/embedded/embedded-postgres-lock.ts';

const startPatienceMs = 120_000;
const logLimitBytes = 5_000_000;

const address = '127.0.0.1';

// A site of one machine. The cluster is never replicated, so that bulk loads may skip the log of a new table.
const durable = ['wal_level=minimal', 'max_wal_senders=0', 'jit=off', 'log_checkpoints=off'];
/** For a database of a test run, which a power cut may take. */
const throwaway = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'max_connections=200'];

export type Server = {
  readonly place: Place;
  readonly binaries: Binaries;
  readonly account: Account | undefined;
  readonly throwaway: boolean;
};

/** Returns the wished port if it is free, else any free one. */
export function freePort(preferred: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.on('error', (fault) => (preferred === 0 ? reject(fault) : resolve(freePort(0))));
    probe.listen({ host: address, port: preferred, exclusive: true }, () => {
      // A listening TCP server always has such an address; the type covers pipes as well.
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}

/**
 * Starts the server, waits until it accepts connections and returns the port. It runs in its own session: Ctrl-C in the
 * terminal reaches us, who stop it in order, and never the server directly; no process waits for it.
 */
export async function startServer(server: Server, preferredPort: number): Promise<number> {
  const retryUntil = Date.now() + 15_000;
  for (;;) {
    const port = await freePort(preferredPort);
    const said = await startOnce(server, port);
    if (said === undefined) return port;
    // The address was taken in between; or processes of a killed server still end; or its file is still there.
    const passing = /could not bind|shared memory block|lock file "postmaster\.pid"/.test(said);
    if (!passing || Date.now() > retryUntil) throw new Error(`PostgreSQL did not start: ${said}`);
    await pause(200);
  }
}

/** Undefined when the server runs, else its output. */
async function startOnce(server: Server, port: number): Promise<string | undefined> {
  const { place, account } = server;
  const { log, offset } = openLog(place, account);
  let ended = false;
  let unstarted = '';
  const windows = process.platform === 'win32';
  // Windows gives an administrator's process rights that PostgreSQL refuses; pg_ctl drops them.
  const [name, args] = windows
    ? (['pg_ctl', ['start', '-W', '-D', place.cluster, '-o', settings(server, port).join(' ')]] as const)
    : (['postgres', ['-D', realpathSync(place.cluster), ...settings(server, port)]] as const);
  const child = spawn(program(server.binaries, name), args, {
    ...asAccount(account),
    detached: true,
    stdio: ['ignore', log, log],
    windowsHide: true,
  });
  closeSync(log);
  child.on('error', (fault) => {
    unstarted = fault.message;
    ended = true;
  });
  child.on('exit', (code) => (ended = !windows || code !== 0));
  child.unref();
  for (const deadline = Date.now() + startPatienceMs; Date.now() < deadline; await pause(10)) {
    const file = readPidFile(place.cluster);
    if (ended) return unstarted || logSince(place, offset);
    if (file && file !== 'corrupt' && file.ready && (windows || file.pid === child.pid)) return undefined;
  }
  return `it was not ready after ${startPatienceMs / 1_000} s. ${logSince(place, offset)}`;
}

function settings(server: Server, port: number): readonly string[] {
  const all = [
    `listen_addresses=${address}`,
    `port=${port}`,
    'unix_socket_directories=',
    'timezone=UTC',
    'log_timezone=UTC',
    ...durable,
    ...(server.throwaway ? throwaway : []),
  ];
  return all.flatMap((setting) => ['-c', setting]);
}

function logPath({ home }: Place): string {
  return join(home, 'postgres.log');
}

function openLog(place: Place, account: Account | undefined): { log: number; offset: number } {
  const path = logPath(place);
  if (existsSync(path) && statSync(path).size > logLimitBytes) renameSync(path, `${path}.1`);
  const log = openSync(path, 'a', 0o600);
  if (account) chownSync(path, account.uid, account.gid);
  return { log, offset: statSync(path).size };
}

function logSince(place: Place, offset: number): string {
  const said = readFileSync(logPath(place)).subarray(offset).toString().trim();
  return said.slice(-2_000) || 'it said nothing.';
}

/**
 * Stops whatever server runs in the folder and waits for its end: open transactions are rolled back and connections
 * closed, then all is written out. One that does not end is stopped at once, and recovers at its next start.
 */
export async function stopServer({ cluster }: Place, binaries: Binaries, account: Account | undefined): Promise<void> {
  const file = readPidFile(cluster);
  if (file === undefined || file === 'corrupt') return;
  if (process.platform === 'win32') {
    await runAs(account, program(binaries, 'pg_ctl'), ['stop', '-D', cluster, '-m', 'fast', '-w']);
    return;
  }
  for (const signal of ['SIGINT', 'SIGQUIT'] as const) {
    signalTo(file.pid, signal);
    for (const deadline = Date.now() + 30_000; Date.now() < deadline; await pause(10)) {
      if (readPidFile(cluster) === undefined || !isAlive(file.pid)) return;
    }
  }
  throw new Error(`PostgreSQL (process ${file.pid}) does not end.`);
}
