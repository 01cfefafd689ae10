import type { Names } from '#src/domain/catalogue/destination.ts';

/**
 * A promotion programme: products under one heading for a time (spec §2 "Promotion program listing"). It changes no
 * price; what it lists is sold as everywhere else.
 */
export type Program = {
  readonly id: number;
  readonly slug: string;
  readonly titles: Names;
  /** What it is about, in a sentence or two. */
  readonly texts: Names;
  /** From when to when it holds, ISO 8601 in UTC; the end is not in it, and null is no end. */
  readonly begins: string;
  readonly ends: string | null;
  /** Destinations: everything on sale there belongs to it. */
  readonly places: readonly number[];
  /** Products that belong to it by name, the first ones first. */
  readonly products: readonly number[];
};

/** The phase of a program at a moment. */
export type ProgramPhase = 'coming' | 'running' | 'over';

/** The phase of a programme at `nowMs` (milliseconds since the epoch); the first instant of its window is running. */
export function programPhase({ begins, ends }: Pick<Program, 'begins' | 'ends'>, nowMs: number): ProgramPhase {
  if (nowMs < Date.parse(begins)) return 'coming';
  return ends !== null && nowMs >= Date.parse(ends) ? 'over' : 'running';
}

/**
 * The products of a programme that are on sale: those it names in their order, then those of its places. `byPlace`
 * gives what is on sale in a destination, the best known first.
 */
export function programProducts(
  program: Pick<Program, 'places' | 'products'>,
  isOnSale: (product: number) => boolean,
  byPlace: (destination: number) => readonly number[],
): number[] {
  const placed = program.places.flatMap((place) => byPlace(place));
  return [...new Set([...program.products.filter((product) => isOnSale(product)), ...placed])];
}
