import type { Names } from '#src/domain/catalogue/destination.ts';

/** A travel theme: an idea for a journey and the products that fit it (spec §3 "Theme": description, title, items). */
export type Theme = {
  readonly id: number;
  readonly slug: string;
  readonly titles: Names;
  readonly descriptions: Names;
  /** Product ids in the order of the page; the first gives the banner its picture. */
  readonly items: readonly number[];
};
