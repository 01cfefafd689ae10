import { imagePresets, pictureFileName, type PictureFile } from '#src/domain/catalogue/media/picture.ts';
import { createPaintQueue, type PaintQueue, type QueueSettings } from './paint-queue.ts';

/** Returns the queue before the painters of pictures. */
export function createPictureQueue(
  settings: Omit<QueueSettings<PictureFile>, 'nameOf' | 'shapeOf'>,
): PaintQueue<PictureFile> {
  return createPaintQueue({ ...settings, nameOf: pictureFileName, shapeOf });
}

/** Presets of one shape are scaled from one drawing; each other shape is composed again. */
function shapeOf({ preset }: PictureFile): string {
  const { width, height } = imagePresets[preset];
  return (width / height).toFixed(3);
}
