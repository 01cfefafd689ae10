const number = new Float64Array(1);
const halves = new Uint32Array(number.buffer);
/** The half that holds sign and exponent. */
const upper = new Uint32Array(Float64Array.of(1).buffer)[1] === 0 ? 0 : 1;
/** Sign, exponent and two bits of the fraction. */
const shift = 18;
const cells = 1 << (32 - shift - 1);

/**
 * Finds the last of some rising steps (the first is 0) that an amount of at least 0 reaches. The exponent of the number
 * leads to the first step that may be it, because this is done for every hit.
 */
export function stepFinder(steps: readonly number[]): (amount: number) => number {
  const rising = Float64Array.from(steps);
  const least = (cell: number): number => {
    halves[upper] = cell << shift;
    halves[1 - upper] = 0;
    return number[0] ?? 0;
  };
  const first = new Uint8Array(steps.length === 0 ? 0 : cells);
  for (let cell = 0, step = 0; cell < first.length; cell += 1) {
    while (step + 1 < rising.length && (rising[step + 1] ?? 0) <= least(cell)) step += 1;
    first[cell] = step;
  }
  return (amount) => {
    number[0] = amount;
    let step = first[(halves[upper] ?? 0) >>> shift] ?? 0;
    while (amount >= (rising[step + 1] ?? Number.POSITIVE_INFINITY)) step += 1;
    return step;
  };
}
