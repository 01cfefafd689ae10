import { Worker } from 'node:worker_threads';
import { endThread } from './end-thread.ts';
import type { OnFile, Painter, PaintJob, Unkept } from './paint-queue.ts';

type Told = { readonly file?: string; readonly unkept?: Unkept; readonly finished?: true; readonly failed?: string };

/** Who paints: pictures as they are, or what is shown of an address that is shared. */
export type PainterKind = 'picture' | 'share';

/** A painter in a thread of its own, so that painting never holds up the server. `patience` in milliseconds per job. */
export function startPainterThread<File>(folder: string, kind: PainterKind, patience = 60_000): Painter<File> {
  const place = new URL(`./${kind}-worker.ts`, import.meta.url);
  const worker = new Worker(place, { workerData: folder, execArgv: [] });
  /* Before and after jobs a dying thread has nobody to tell; the next job finds out by itself. */
  worker.on('error', () => undefined);
  worker.unref();
  return {
    paint: (job, onFile) => paintOn(worker, job, onFile, patience),
    stop: () => endThread(worker),
  };
}

function paintOn<File>(worker: Worker, job: PaintJob<File>, onFile: OnFile, patience: number): Promise<void> {
  return new Promise((done, failed) => {
    const finish = (reason?: Error): void => {
      clearTimeout(timer);
      worker.off('message', onMessage);
      worker.off('error', finish);
      worker.off('exit', onExit);
      if (reason === undefined) done();
      else failed(reason);
    };
    const onMessage = (told: Told): void => {
      if (told.file !== undefined) onFile(told.file, told.unkept);
      if (told.finished === true) finish();
      if (told.failed !== undefined) finish(new Error(told.failed));
    };
    const onExit = (): void => finish(new Error('the painter thread ended'));
    const timer = setTimeout(() => finish(new Error(`not painted within ${patience} ms`)), patience);
    worker.on('message', onMessage);
    worker.on('error', finish);
    worker.on('exit', onExit);
    worker.postMessage(job);
  });
}
