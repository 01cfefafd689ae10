import { openJobProcess } from '../processes/job-process.ts';
import type { Painter, PaintJob, Unkept } from './paint-queue.ts';

/** What a painter says of a file that is ready. */
export type Painted = { readonly file: string; readonly unkept?: Unkept | undefined };

/** Who paints: pictures as they are, or what is shown of an address that is shared. */
export type PainterKind = 'picture' | 'share';

/** Restarting one takes less than a second; one that runs holds a hundred megabytes. */
const idleMs = 20_000;

/**
 * Starts a painter in a separate process, so that neither its work nor its memory burdens the server. `patience` in
 * milliseconds per job.
 */
export function startPainterProcess<File>(folder: string, kind: PainterKind, patience = 60_000): Painter<File> {
  const program = new URL(`./${kind}-worker.ts`, import.meta.url);
  const { run, stop } = openJobProcess<PaintJob<File>, Painted>({ program, args: [folder], patience, idleMs });
  return { paint: (job, onFile) => run(job, ({ file, unkept }) => onFile(file, unkept)), stop };
}
