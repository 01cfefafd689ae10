import { seedCount, timesOfDay, type PictureRef } from '#src/domain/catalogue/media/picture.ts';

/** The pictures of a product's gallery: its own, then the same scene at the other times of day from other spots. */
export function galleryOf(own: PictureRef): PictureRef[] {
  const start = timesOfDay.indexOf(own.time);
  const others = timesOfDay.map((_, step) => timesOfDay[(start + step + 1) % timesOfDay.length] ?? own.time);
  return [
    own,
    ...others.map((time, index) => ({ scene: own.scene, time, seed: (own.seed + (index + 1) * 2411) % seedCount })),
  ];
}
