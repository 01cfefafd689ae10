import type { PictureRef } from './picture.ts';
import { pictureTone, type PictureTone } from './picture-tone.ts';

/**
 * What one sees of a picture at a glance, besides its scene: the light, on which side things are, and from how near it
 * is painted. They are the lowest digits of the seed, so that a catalogue can choose them; the painter is given them.
 */
export type PictureLook = { readonly tone: PictureTone; readonly mirrored: boolean; readonly close: boolean };

export function pictureLook(ref: PictureRef): PictureLook {
  return {
    tone: pictureTone(ref),
    mirrored: Math.floor(ref.seed / 2) % 2 === 1,
    close: Math.floor(ref.seed / 4) % 2 === 1,
  };
}

/** So many seeds in a row have different looks. */
export const lookCount = 16;
/** Cards that are seen together. */
const neighbourhood = 10;

/** Returns whether two pictures look alike at a glance: the same scene with the same look. */
export function looksLike(one: PictureRef, other: PictureRef): boolean {
  if (one.scene !== other.scene) return false;
  const [a, b] = [pictureLook(one), pictureLook(other)];
  return a.tone === b.tone && a.mirrored === b.mirrored && a.close === b.close;
}

/** Pairs of places in a list, among any ten neighbours, whose pictures look alike. */
export function alikeNeighbours(refs: readonly PictureRef[]): [number, number][] {
  return refs.flatMap((ref, at) =>
    refs
      .slice(at + 1, at + neighbourhood)
      .flatMap((other, step): [number, number][] => (looksLike(ref, other) ? [[at, at + 1 + step]] : [])),
  );
}
