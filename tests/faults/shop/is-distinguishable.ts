/** Times of two kinds of calls, in milliseconds, taken in turn. */
export type Sample = { readonly known: readonly number[]; readonly unknown: readonly number[] };

/**
 * Returns whether the two can be distinguished by time: the medians differ by 5 % or more, or the rank-sum test
 * (Mann-Whitney, with the normal approximation) finds p < 0.001. A small sample shows only what is gross: half of the
 * median, and p < 0.000001.
 */
export function isDistinguishable({ known, unknown }: Sample, isWhole: boolean): boolean {
  const [one, other] = [median(known), median(unknown)];
  const difference = Math.abs(one - other) / Math.min(one, other);
  const p = rankSum(known, unknown);
  return isWhole ? difference >= 0.05 || p < 0.001 : difference >= 0.5 && p < 0.000001;
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

/** The two-sided p of the rank-sum test. */
function rankSum(one: readonly number[], other: readonly number[]): number {
  const all = [...one.map((value) => ({ value, isOne: true })), ...other.map((value) => ({ value, isOne: false }))];
  const ranks = all.toSorted((a, b) => a.value - b.value);
  const sum = ranks.reduce((total, { isOne }, index) => (isOne ? total + index + 1 : total), 0);
  const [n, m] = [one.length, other.length];
  const mean = (n * (n + m + 1)) / 2;
  const z = Math.abs(sum - mean) / Math.sqrt((n * m * (n + m + 1)) / 12);
  return 2 * (1 - normal(z));
}

/** The normal distribution's share below z (Abramowitz and Stegun 26.2.17, good to seven digits). */
function normal(z: number): number {
  const t = 1 / (1 + 0.2316419 * z);
  const terms = [0.31938153, -0.356563782, 1.781477937, -1.821255978, 1.330274429];
  const sum = terms.reduce((total, term, index) => total + term * t ** (index + 1), 0);
  return 1 - (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) * sum;
}
