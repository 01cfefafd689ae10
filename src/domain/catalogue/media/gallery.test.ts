import { describe, expect, it } from 'vitest';

import { galleryOf } from '#src/domain/catalogue/media/gallery.ts';

describe('galleryOf', () => {
  it('returns the picture itself, then its scene at the later times of day and round again, each from another spot', () => {
    expect(galleryOf({ scene: 'bay', time: 'dusk', seed: 100 })).toEqual([
      { scene: 'bay', time: 'dusk', seed: 100 },
      { scene: 'bay', time: 'night', seed: 2511 },
      { scene: 'bay', time: 'dawn', seed: 4922 },
      { scene: 'bay', time: 'day', seed: 7333 },
      { scene: 'bay', time: 'dusk', seed: 9744 },
    ]);
  });

  it('keeps seeds below ten thousand', () => {
    expect(galleryOf({ scene: 'bay', time: 'dawn', seed: 9999 }).map(({ seed }) => seed)).toEqual([
      9999, 2410, 4821, 7232, 9643,
    ]);
  });
});
