/** Whole numbers below this are distinguished by their highest five bits; few prices are above it. */
const most = 2 ** 30;
const cells = 31 * 16;

/** A cell for each exponent and the four bits below the highest, of a whole number from 0 to 2³⁰ and sixteen. */
function cellOf(whole: number): number {
  const exponent = 31 - Math.clz32(whole + 16);
  return exponent * 16 + (((whole + 16) >>> (exponent - 4)) & 15);
}

/** The least number of each cell, from 0 upwards. */
const leasts = Array.from({ length: 27 }, (_, above) =>
  Array.from({ length: 16 }, (_bit, bits) => (16 + bits) * 2 ** above - 16),
).flat();

/** Some rising steps, of which the first is 0, and the last of them that may be the one for each cell of amounts. */
export type PriceSteps = { readonly rising: Float64Array; readonly first: Uint8Array };

/** Lays out steps for `stepOf`. */
export function layOut(steps: readonly number[]): PriceSteps {
  const rising = Float64Array.from([...steps, Number.POSITIVE_INFINITY]);
  const first = new Uint8Array(cells);
  let reached = 0;
  for (const least of leasts) {
    while ((rising[reached + 1] ?? Number.POSITIVE_INFINITY) <= least) reached += 1;
    first[cellOf(least)] = reached;
  }
  return { rising, first };
}

/**
 * The last step that an amount of at least 0 reaches. The highest bits of the number lead to the first step that may be
 * it, nearly always the right one, because this is done for every hit.
 */
export function stepOf({ rising, first }: PriceSteps, amount: number): number {
  const step = first[cellOf(Math.min(amount, most) | 0)] ?? 0;
  return amount < (rising[step + 1] ?? 0) ? step : climb(rising, amount, step + 1);
}

function climb(rising: Float64Array, amount: number, from: number): number {
  let step = from;
  while (amount >= (rising[step + 1] ?? Number.POSITIVE_INFINITY)) step += 1;
  return step;
}
