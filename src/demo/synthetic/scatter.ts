/** Chance that is the same on every machine: a number of [0, 1) from a seed, a row and the name of a field. */
export function scatter(seed: number, row: number, field: number): number {
  let mixed =
    Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b) ^ Math.imul(row + 1, 0xc2b2ae35) ^ Math.imul(field + 1, 0x27d4eb2f);
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x7feb352d);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x846ca68b);
  return ((mixed ^ (mixed >>> 16)) >>> 0) / 2 ** 32;
}

/** A normally distributed number with mean 0 and deviation 1. */
export function bell(seed: number, row: number, field: number): number {
  const u = Math.max(scatter(seed, row, field), 1e-9);
  return Math.sqrt(-2 * Math.log(u)) * Math.cos(2 * Math.PI * scatter(seed, row, field + 1));
}

/** Draws places of a list by their weights, each draw in the same short time (alias method of Walker and Vose). */
export function weightedDraw(weights: readonly number[]): (chance: number, second: number) => number {
  const count = weights.length;
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const share = weights.map((weight) => (weight * count) / total);
  const keep = new Float64Array(count).fill(1);
  const other = Uint32Array.from({ length: count }, (_, at) => at);
  const poor = share.flatMap((one, at) => (one < 1 ? [at] : []));
  const rich = share.flatMap((one, at) => (one < 1 ? [] : [at]));
  for (let low = poor.pop(), high = rich.pop(); low !== undefined && high !== undefined; low = poor.pop()) {
    keep[low] = share[low] ?? 1;
    other[low] = high;
    const left = (share[high] ?? 0) + (share[low] ?? 0) - 1;
    share[high] = left;
    if (left < 1) {
      poor.push(high);
      high = rich.pop();
    }
  }
  return (chance, second) => {
    const place = Math.min(count - 1, Math.floor(chance * count));
    return second < (keep[place] ?? 1) ? place : (other[place] ?? place);
  };
}
