import { randomUUID } from 'node:crypto';
import { linkSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';

const beatMs = 1_000;
const deadAfterMs = 10_000;

/**
 * Our own locks, to distinguish them from those of a process that had our number before us (always 1 in a container).
 */
const held = new Set<string>();

/**
 * Does `work` while holding a lock file. A file whose holder is gone, or has not touched it for ten seconds, counts for
 * nothing: a killed process blocks no other.
 */
export async function withLockFile<Value>(path: string, work: () => Promise<Value>): Promise<Value> {
  const token = `${hostname()} ${process.pid} ${randomUUID()}`;
  while (!take(path, token)) await pause(25);
  held.add(token);
  const beat = setInterval(() => touch(path), beatMs).unref();
  try {
    return await work();
  } finally {
    clearInterval(beat);
    held.delete(token);
    if (holderOf(path) === token) rmSync(path, { force: true });
  }
}

function take(path: string, token: string): boolean {
  try {
    writeFileSync(path, token, { flag: 'wx', mode: 0o600 });
    return true;
  } catch (fault) {
    if (!(fault instanceof Error && 'code' in fault && fault.code === 'EEXIST')) throw fault;
    clearIfDead(path);
    return false;
  }
}

function clearIfDead(path: string): void {
  const holder = holderOf(path);
  if (holder === undefined || !isDead(path, holder)) return;
  const aside = `${path}.${randomUUID()}`;
  try {
    renameSync(path, aside);
    // Another process may have cleared it and acquired it again in the meantime: then the lock is restored.
    if (holderOf(aside) !== holder) linkSync(aside, path);
  } catch {
    // Another process was quicker.
  }
  rmSync(aside, { force: true });
}

function isDead(path: string, holder: string): boolean {
  const [host, pid] = holder.split(' ');
  const silentMs = Date.now() - (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Date.now());
  if (silentMs > deadAfterMs) return true;
  // An empty file is one that is being written, unless it stays so.
  if (host !== hostname()) return false;
  return Number(pid) === process.pid ? !held.has(holder) : !isAlive(Number(pid));
}

function holderOf(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}

function touch(path: string): void {
  try {
    const now = Date.now() / 1_000;
    utimesSync(path, now, now);
  } catch {
    // Removed manually: the work continues, PostgreSQL's own lock still guards the folder.
  }
}

/** Returns whether a process of this number runs, ours or not. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (fault) {
    return fault instanceof Error && 'code' in fault && fault.code === 'EPERM';
  }
}
