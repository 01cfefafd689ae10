/** Whole numbers below this are told apart by their highest three bits; few prices are above it. */
const most = 2 ** 31;
const cells = 32 * 4;

/** A cell for each exponent and the two bits below the highest, of a whole number from 0 to 2³¹. */
function cellOf(whole: number): number {
  const exponent = 31 - Math.clz32(whole);
  return exponent < 2 ? whole : exponent * 4 + ((whole >>> (exponent - 2)) & 3);
}

/** The least number of each cell, from 0 upwards. */
const leasts = [
  0,
  1,
  2,
  3,
  ...Array.from({ length: 29 }, (_, above) => [4, 5, 6, 7].map((bits) => bits * 2 ** above)).flat(),
];

/**
 * Finds the last of some rising steps (the first is 0) that an amount of at least 0 reaches. The highest bits of the
 * number lead to the first step that may be it, because this is done for every hit.
 */
export function stepFinder(steps: readonly number[]): (amount: number) => number {
  const rising = Float64Array.from([...steps, Number.POSITIVE_INFINITY]);
  const first = new Uint8Array(cells);
  let reached = 0;
  for (const least of leasts) {
    while ((rising[reached + 1] ?? Number.POSITIVE_INFINITY) <= least) reached += 1;
    first[cellOf(least)] = reached;
  }
  return (amount) => {
    let step = amount < most ? (first[cellOf(Math.trunc(amount))] ?? 0) : 0;
    while (amount >= (rising[step + 1] ?? Number.POSITIVE_INFINITY)) step += 1;
    return step;
  };
}
