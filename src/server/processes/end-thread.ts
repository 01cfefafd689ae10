import type { Worker } from 'node:worker_threads';

/** The message that ends a thread; the thread listens for it and ends by itself. */
export const endOfThread = 'end';

/**
 * Ends a thread and waits until it has ended. Terminates only a thread that does not respond within `patience`
 * milliseconds: the platform may crash as a whole when a thread is terminated while it starts or ends.
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
