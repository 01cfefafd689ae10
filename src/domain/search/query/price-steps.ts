/** So many bars at most. */
const mostBars = 24;
const decades = 9;
const within = [1, 1.5, 2, 3, 4, 5, 7] as const;

/**
 * The steps at which prices are counted, in whole major units: 0, 1, 2, 3, 4, 5, 7, 10, 15, 20 … the same whatever was
 * found, so that one pass can count.
 */
export const priceSteps: readonly number[] = [
  0,
  ...Array.from({ length: decades }, (_, decade) => within.map((step) => step * 10 ** decade))
    .flat()
    .filter(Number.isInteger),
];

/** So many cost at least `from` and less than `to` (whole major units); in the last bar `to` is the highest price. */
export type PriceBar = { readonly from: number; readonly to: number; readonly count: number };

/**
 * The bars of a histogram from the counts of each step: empty ones at both ends fall, and neighbours are joined until
 * there are no more than 24.
 */
export function priceBars(counts: readonly number[]): PriceBar[] {
  const first = counts.findIndex((count) => count > 0);
  const last = counts.findLastIndex((count) => count > 0);
  if (first === -1) return [];
  const joined = Math.ceil((last - first + 1) / mostBars);
  const bars: PriceBar[] = [];
  for (let at = first; at <= last; at += joined) {
    const count = counts.slice(at, at + joined).reduce((sum, one) => sum + one, 0);
    bars.push({ from: priceSteps[at] ?? 0, to: priceSteps[Math.min(at + joined, last + 1)] ?? 10 ** decades, count });
  }
  return bars;
}
