import { parsePictureKey, sceneFamilies, timesOfDay, type PictureRef } from '#src/domain/catalogue/picture.ts';

/** Made-up listings share so few pictures that they can always be painted: all scenes at all times, from these spots. */
const spots = 11;

/** The picture of a number. */
export function madeUpPicture(number: number): PictureRef {
  const scene = sceneFamilies[number % sceneFamilies.length] ?? 'harbour';
  const turn = Math.floor(number / sceneFamilies.length);
  const time = timesOfDay[turn % timesOfDay.length] ?? 'day';
  return { scene, time, seed: Math.floor(turn / timesOfDay.length) % spots };
}

/** Whether a key is that of such a picture. */
export function isMadeUpPicture(key: string): boolean {
  const ref = parsePictureKey(key);
  return ref !== undefined && ref.seed < spots;
}
