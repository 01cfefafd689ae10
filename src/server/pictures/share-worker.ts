import { readFile } from 'node:fs/promises';

import { overlay } from '#src/adapters/image-codec.sharp.ts';
import { shareDrawing } from '#src/adapters/documents/pdf.typst.ts';
import { pictureFileName, type PictureFile } from '#src/domain/catalogue/media/picture.ts';
import { shareSize } from '#src/domain/orders/documents/share-card.ts';
import { paintPicture, writerMark } from './paint-picture.ts';
import { isStored, storeFile, deleteOldest, picturePlace, shareFolder } from './picture-files.ts';
import type { PaintJob, Unkept } from './paint-queue.ts';
import type { Painted } from './painter-process.ts';
import type { ShareFile } from './share-images.ts';
import { takeJobs } from '../processes/take-jobs.ts';

/* A process that sets text over painted pictures, for link previews. */

const folder = process.argv[2] ?? '';
const ground: PictureFile = { preset: 'og', platform: 'desktop', format: 'jpg' };
/** About a gigabyte. Prices change, and an address whose picture is gone gets a new one on request. */
const mostCached = 4_000;
const lookedAfter = 100;
let drawn = 0;

async function draw({ name, picture, card }: ShareFile): Promise<Unkept | undefined> {
  let unkept: Unkept | undefined;
  await paintPicture(folder, { key: picture, files: [ground] }, (_file, painted) => (unkept = painted));
  const painted = unkept?.bytes ?? (await readFile(picturePlace(folder, picture, pictureFileName(ground))));
  const image = await overlay(painted, await shareDrawing(card), shareSize);
  const left = await storeFile(folder, picturePlace(folder, shareFolder, name), image, writerMark());
  if (left !== undefined) return left;
  if (drawn % lookedAfter === 0) await deleteOldest(picturePlace(folder, shareFolder, '.'), mostCached);
  drawn += 1;
  return undefined;
}

takeJobs<PaintJob<ShareFile>, Painted>(async ({ files }, onNote) => {
  for (const file of files) {
    const isThere = await isStored(picturePlace(folder, shareFolder, file.name));
    onNote({ file: file.name, unkept: isThere ? undefined : await draw(file) });
  }
});
