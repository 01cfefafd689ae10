import { threadId } from 'node:worker_threads';

import { paintScene } from '@meander/scenes';
import { encode, rasterise } from '#src/adapters/image-codec.sharp.ts';
import { imageSize, parsePictureKey, pictureFileName, type PictureFile } from '#src/domain/catalogue/media/picture.ts';
import { pictureLook } from '#src/domain/catalogue/media/picture-look.ts';
import type { OnFile, PaintJob } from './paint-queue.ts';
import { isStored, storeFile, picturePlace } from './picture-files.ts';

let written = 0;

/** Returns a mark that no other writer has at this moment, in whatever process and thread. */
export function writerMark(): string {
  written += 1;
  return `${process.pid}-${threadId}-${written}`;
}

/** Draws a picture once and writes each file of it that is not there yet, saying which one is ready, and handing out what could not be written. */
export async function paintPicture(folder: string, job: PaintJob<PictureFile>, onFile: OnFile): Promise<void> {
  const ref = parsePictureKey(job.key);
  if (ref === undefined) throw new Error(`not a picture: ${job.key}`);
  const missing = [];
  for (const file of job.files) {
    const name = pictureFileName(file);
    const place = picturePlace(folder, job.key, name);
    if (await isStored(place)) onFile(name);
    else missing.push({ name, place, as: { ...imageSize(file.preset, file.platform), format: file.format } });
  }
  const largest = missing.map((file) => file.as).toSorted((a, b) => b.width - a.width)[0];
  if (largest === undefined) return;
  const size = { width: largest.width, height: largest.height };
  const raster = await rasterise(paintScene({ ...ref, ...pictureLook(ref) }, size.width, size.height), size);
  for (const file of missing) {
    const bytes = await encode(raster, file.as);
    onFile(file.name, await storeFile(folder, file.place, bytes, writerMark()));
  }
}
