import { galleryOf } from '#src/domain/catalogue/media/gallery.ts';
import { pictureKey, sceneFamilies, timesOfDay, type PictureRef } from '#src/domain/catalogue/media/picture.ts';

/** The number of viewpoints: synthetic listings share few pictures, so that all of them can always be rendered. */
const spots = 11;

/** Returns the picture of a number; for null a missing one, whose address answers 404. */
export function syntheticPicture(number: number | null): PictureRef {
  if (number === null) return { scene: 'harbour', time: 'day', seed: spots };
  const scene = sceneFamilies[number % sceneFamilies.length] ?? 'harbour';
  const turn = Math.floor(number / sceneFamilies.length);
  const time = timesOfDay[turn % timesOfDay.length] ?? 'day';
  return { scene, time, seed: Math.floor(turn / timesOfDay.length) % spots };
}

const all = sceneFamilies.length * timesOfDay.length * spots;
const painted = new Set(
  Array.from({ length: all }, (_, number) => galleryOf(syntheticPicture(number)))
    .flat()
    .map(pictureKey),
);

/** Whether a key is that of such a picture, or of one of its gallery. */
export function isSyntheticPicture(key: string): boolean {
  return painted.has(key);
}
