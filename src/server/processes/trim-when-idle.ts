import type { Server } from 'node:http';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** The idle time before trimming; a shop that is watched by a monitor is never that quiet. */
const quietMs = 60_000;

type Settings = { readonly quietMs?: number; readonly trim?: () => void };

/**
 * Returns the memory of a server to the system once no request has arrived for a minute, and only once until the next
 * one. V8 retains the pages of a heap that was larger before, and collects little while little happens; the collection
 * that returns them takes up to half a second, so that it runs at a moment when no request waits.
 */
export function trimWhenIdle(server: Server, { quietMs: quiet = quietMs, trim = returnMemory }: Settings = {}): void {
  server.on('listening', () => {
    const timer = setTimeout(trim, quiet);
    timer.unref();
    server.on('request', () => void timer.refresh());
    server.on('close', () => clearTimeout(timer));
  });
}

/**
 * Collects everything and returns the pages to the system: V8 retains the pages that a collection frees in its own
 * pool. This is the strongest collection there is, and the platform has no other way to trigger it.
 */
export function returnMemory(): void {
  setFlagsFromString('--expose-gc');
  // A context made now has it; what it answers to is V8's own.
  const collect = runInNewContext('gc') as (about: object) => void;
  setFlagsFromString('--no-expose-gc');
  collect({ type: 'major', execution: 'sync', flavor: 'last-resort' });
}
