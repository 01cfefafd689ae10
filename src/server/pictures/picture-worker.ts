import type { PictureFile } from '#src/domain/catalogue/media/picture.ts';
import { paintPicture } from './paint-picture.ts';
import type { PaintJob } from './paint-queue.ts';
import type { Painted } from './painter-process.ts';
import { takeJobs } from '../processes/take-jobs.ts';

/* A process of the image route: draws a picture once, writes each file, says which one is ready. */

const folder = process.argv[2] ?? '';

takeJobs<PaintJob<PictureFile>, Painted>((job, onNote) =>
  paintPicture(folder, job, (file, unkept) => onNote({ file, unkept })),
);
