import { describe, expect, it } from 'vitest';

import { alikeNeighbours, lookCount, looksLike, pictureLook } from '#src/domain/catalogue/media/picture-look.ts';
import type { PictureRef } from '#src/domain/catalogue/media/picture.ts';
import { pictureTone } from '#src/domain/catalogue/media/picture-tone.ts';

const ref = (seed: number, more: Partial<PictureRef> = {}): PictureRef => ({
  scene: 'river',
  time: 'day',
  seed,
  ...more,
});

describe('pictureLook', () => {
  it.each([
    [0, false, false],
    [1, false, false],
    [2, true, false],
    [4, false, true],
    [6, true, true],
    [8, false, false],
  ])('of the seed %i is mirrored: %s, close: %s, in the tone of the picture', (seed, mirrored, close) => {
    expect(pictureLook(ref(seed))).toEqual({ tone: pictureTone(ref(seed)), mirrored, close });
  });
});

describe('looksLike', () => {
  it('distinguishes the looks of as many seeds in a row as there are, and returns true for the next', () => {
    for (let seed = 1; seed < lookCount; seed += 1) expect(looksLike(ref(0), ref(seed))).toBe(false);
    expect(looksLike(ref(0), ref(lookCount))).toBe(true);
  });

  it('distinguishes scenes and times of day', () => {
    expect(looksLike(ref(0), ref(0, { scene: 'bay' }))).toBe(false);
    expect(looksLike(ref(0), ref(0, { time: 'dusk' }))).toBe(false);
  });
});

describe('alikeNeighbours', () => {
  it('returns the pairs of places within any ten pictures in a row that look alike', () => {
    // Seeds 1 to 8 all look different from 0 and from one another.
    const others = Array.from({ length: 8 }, (_, at) => ref(at + 1));
    expect(alikeNeighbours([ref(0), ...others, ref(16)])).toEqual([[0, 9]]);
    expect(alikeNeighbours([ref(0), ...others, ref(9), ref(16)])).toEqual([]);
    expect(alikeNeighbours([ref(0), ref(16), ref(32)])).toEqual([
      [0, 1],
      [0, 2],
      [1, 2],
    ]);
  });
});
