import { parentPort } from 'node:worker_threads';

import { endOfThread } from './end-thread.ts';
import type { OnFile, PaintJob } from './paint-queue.ts';

/** The inside of a painter's thread: takes jobs, says which file is ready, and ends when it is told to. */
export function takeJobs<File>(paint: (job: PaintJob<File>, onFile: OnFile) => Promise<void>): void {
  parentPort?.on('message', (job: PaintJob<File> | typeof endOfThread) => {
    /* What is being painted is finished first. */
    if (job === endOfThread) {
      parentPort?.close();
      return;
    }
    paint(job, (file, unkept) => parentPort?.postMessage({ file, unkept }))
      .then(() => parentPort?.postMessage({ finished: true }))
      .catch((reason: unknown) => parentPort?.postMessage({ failed: String(reason) }));
  });
}
