import { workerData } from 'node:worker_threads';

import type { PictureFile } from '#src/domain/catalogue/picture.ts';
import { paintPicture } from './paint-picture.ts';
import { takeJobs } from './paint-worker.ts';

/* A thread of the image route: draws a picture once, writes each file, says which one is ready. */
takeJobs<PictureFile>((job, onFile) => paintPicture(String(workerData), job, onFile));
