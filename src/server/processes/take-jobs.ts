import { constants, getPriority, setPriority } from 'node:os';

import { endOfThread } from './end-thread.ts';
import type { JobMessage } from './job-process.ts';

/**
 * The inside of a job process: takes one job after the other and reports about them. It runs below the server's
 * priority, leaves signals to the server, which says when to end, and ends when the server is gone.
 */
export function takeJobs<Job, Note>(perform: (job: Job, onNote: (note: Note) => void) => Promise<void>): void {
  // Threads inherit it: this comes before the first of them starts.
  setPriority(Math.max(getPriority(), constants.priority.PRIORITY_BELOW_NORMAL));
  let last: Promise<void> = Promise.resolve();
  process.on('SIGINT', () => undefined);
  process.on('SIGTERM', () => undefined);
  process.on('disconnect', () => process.exit());
  process.on('message', (received: { readonly job: Job } | typeof endOfThread) => {
    if (received === endOfThread) void last.then(() => process.exit());
    else last = perform(received.job, (note) => send({ note })).then(() => send({ finished: true }), failed);
  });
}

function failed(reason: unknown): void {
  send({ failed: reason instanceof Error ? `${reason.name}: ${reason.message}` : String(reason) });
}

function send(message: JobMessage): void {
  process.send?.(message);
}
