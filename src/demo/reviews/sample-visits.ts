import { addDays } from '#src/domain/shared/time/local-time.ts';

/**
 * How many travel in each month, from January, beside the other months: most in spring, in the long holidays of summer,
 * in autumn and at the turn of the year; least in the rains of June and the storms of September.
 */
export const monthWeights = [11, 10, 11, 14, 10, 7, 12, 13, 7, 12, 11, 13] as const;

const visitedDays = 364;

/**
 * The visit dates of sample reviewers, from random numbers (0 to 1): local dates within the twelve months before
 * `before`, more of them lately and in the high seasons.
 */
export function visitDays(before: string): (chance: number) => string {
  const days = Array.from({ length: visitedDays }, (_, ago) => addDays(before, -1 - ago));
  let sum = 0;
  const upTo = days.map((day, ago) => {
    // Recent guests are more likely to have a review: it falls with the cube root of the days since the visit.
    sum += (monthWeights[Number(day.slice(5, 7)) - 1] ?? 0) / Math.cbrt(ago + 0.5);
    return sum;
  });
  return (chance) => days[placeOf(upTo, chance * sum)] ?? addDays(before, -1);
}

/** The first place whose number, of rising ones, is above `sought`. */
function placeOf(rising: readonly number[], sought: number): number {
  let [low, high] = [0, rising.length - 1];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if ((rising[middle] ?? 0) > sought) high = middle;
    else low = middle + 1;
  }
  return low;
}
