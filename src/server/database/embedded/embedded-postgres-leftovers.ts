import { readFileSync, realpathSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Account } from '#src/server/database/embedded/embedded-postgres-account.ts';
import { runAs } from '#src/server/database/embedded/embedded-postgres-account.ts';
import type { Place } from '#src/server/database/embedded/embedded-postgres-cluster.ts';
import { isAlive } from '#src/server/database/embedded/embedded-postgres-lock.ts';

/** What postmaster.pid says; `ready` once the server takes connections. */
export type PidFile = { readonly pid: number; readonly port: number; readonly ready: boolean };

const patienceMs = 60_000;

/** Reads postmaster.pid: undefined when there is none, 'corrupt' when its first line is no process number. */
export function readPidFile(cluster: string): PidFile | 'corrupt' | undefined {
  let text: string;
  try {
    text = readFileSync(join(cluster, 'postmaster.pid'), 'utf8');
  } catch {
    return undefined;
  }
  const lines = text.split('\n').map((line) => line.trim());
  if (!/^[1-9]\d*$/.test(lines[0] ?? '')) return 'corrupt';
  return { pid: Number(lines[0]), port: Number(lines[3] ?? 0), ready: lines[7] === 'ready' };
}

/**
 * The server that an earlier process left running in this folder, or undefined when one may be started. What a crash
 * left is cleared on the way: a corrupt pid file, a pid file whose number now belongs to another program, and a server
 * without its pid file (it would end itself within a minute, and a second one beside it would ruin the data).
 */
export async function findRunning(
  place: Place,
  account: Account | undefined,
  log: (line: string) => void,
): Promise<PidFile | undefined> {
  for (const deadline = Date.now() + patienceMs; Date.now() < deadline; await pause(50)) {
    const file = readPidFile(place.cluster);
    if (file === undefined || file === 'corrupt') {
      await endOrphans(place, account, log);
      if (file) removePidFile(place, 'it is corrupt', log);
      return undefined;
    }
    // A well-formed file of a dead server stays: PostgreSQL reads in it whether the old shared memory is still used.
    if (!isAlive(file.pid)) return undefined;
    if (!(await servesHere(file.pid, place, account))) {
      await endOrphans(place, account, log);
      removePidFile(place, 'its number belongs to another program', log);
      return undefined;
    }
    if (file.ready) return file;
  }
  throw new Error(
    `A PostgreSQL in ${place.cluster} is starting or stopping for more than a minute. See postgres.log beside it.`,
  );
}

function removePidFile({ cluster }: Place, why: string, log: (line: string) => void): void {
  log(`Removing ${join(cluster, 'postmaster.pid')}: ${why}`);
  rmSync(join(cluster, 'postmaster.pid'), { force: true });
}

/** Ends servers that run in the folder without a pid file; fast shutdown first, so that nothing needs recovery. */
async function endOrphans(place: Place, account: Account | undefined, log: (line: string) => void): Promise<void> {
  for (const signal of ['SIGINT', 'SIGQUIT'] as const) {
    const pids = await usersOf(place, account);
    if (pids.length === 0) return;
    log(`Ending PostgreSQL processes that run in ${place.cluster} without their pid file: ${pids.join(', ')}`);
    for (const pid of pids) signalTo(pid, signal);
    for (const deadline = Date.now() + 10_000; Date.now() < deadline; await pause(50)) {
      if ((await usersOf(place, account)).length === 0) return;
    }
  }
  throw new Error(`PostgreSQL processes in ${place.cluster} do not end.`);
}

/** Sends a signal to a process that may have ended in the meantime. */
export function signalTo(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {
    // It has ended.
  }
}

/**
 * Returns the processes of PostgreSQL that work in the folder (a server and its children have it as their working
 * folder); none where the system cannot list them (Windows). Runs as the server's own user: in a container root may not
 * look into others' processes.
 */
async function usersOf({ cluster }: Place, account: Account | undefined): Promise<readonly number[]> {
  const folder = realpathSync(cluster);
  if (process.platform === 'linux') {
    const { stdout } = await runAs(account, '/bin/sh', ['-c', 'ls -ld /proc/[0-9]*/cwd 2>/dev/null']);
    return stdout.split('\n').flatMap((line) => {
      const [, pid, at] = /\/proc\/(\d+)\/cwd -> (.*)$/.exec(line) ?? [];
      return pid && at === folder && readProc(pid, 'comm').startsWith('postgres') ? [Number(pid)] : [];
    });
  }
  if (process.platform !== 'darwin') return [];
  const { stdout } = await runAs(account, '/bin/ps', ['-axo', 'pid=,args=']);
  return stdout
    .split('\n')
    .filter((line) => line.includes('postgres') && line.includes(`-D ${folder}`))
    .map((line) => Number.parseInt(line, 10));
}

/**
 * Returns whether this process is a server of the folder; where the system cannot answer, a live process is taken for
 * it.
 */
async function servesHere(pid: number, place: Place, account: Account | undefined): Promise<boolean> {
  if (process.platform === 'win32') return true;
  if (readProc(String(pid), 'cmdline').includes(`-D\0${realpathSync(place.cluster)}\0`)) return true;
  return (await usersOf(place, account)).includes(pid);
}

function readProc(pid: string, name: 'comm' | 'cmdline'): string {
  try {
    return readFileSync(`/proc/${pid}/${name}`, 'utf8');
  } catch {
    return '';
  }
}
