import { parsePictureKey, pictureKey, timesOfDay } from '#src/domain/catalogue/picture.ts';

/**
 * The pictures of a product's gallery: its own scene first, then the same place at the other times of day. Empty for a
 * key that names no picture.
 */
export function galleryKeys(key: string): string[] {
  const ref = parsePictureKey(key);
  if (ref === undefined) return [];
  const others = timesOfDay.filter((time) => time !== ref.time);
  return [key, ...others.map((time) => pictureKey({ ...ref, time }))];
}
