import type { Worker } from 'node:worker_threads';

/** What a thread is told that is to end; it listens for it and ends by itself. */
export const endOfThread = 'end';

/**
 * Asks a thread to end and waits until it has. Broken off from outside is only a thread that does not hear within
 * `patience` milliseconds: the platform may crash as a whole when a thread is broken off while it starts or ends.
 */
export async function endThread(worker: Worker, patience = 5_000): Promise<void> {
  if (worker.threadId === -1) return;
  await new Promise<void>((ended) => {
    const late = setTimeout(() => void worker.terminate().then(() => ended()), patience);
    worker.once('exit', () => {
      clearTimeout(late);
      ended();
    });
    worker.ref();
    worker.postMessage(endOfThread);
  });
}
