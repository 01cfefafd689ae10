/** What a number must be to be good enough: at most, or at least, so much. */
export type Goal = { readonly atMost: number } | { readonly atLeast: number };

/** One line of the report; without a goal it is only reported. */
export type Measure = {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  readonly goal: Goal | null;
  readonly note: string;
};

/** The middle value; of an even number of values the mean of the two in the middle. Throws when there are none. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const [low, high] = sorted.length % 2 === 0 ? [sorted[middle - 1], sorted[middle]] : [sorted[middle], sorted[middle]];
  if (low === undefined || high === undefined) throw new Error('there is no median of nothing');
  return (low + high) / 2;
}

/** The median of the ratios of each round: a moment in which the machine was busy weighs on both sides of one ratio. */
export function medianRatio(rounds: readonly (readonly [number, number])[]): number {
  return median(rounds.map(([above, below]) => above / below));
}

/** Null when the measure has no goal. */
export function reached({ value, goal }: Pick<Measure, 'value' | 'goal'>): boolean | null {
  if (goal === null) return null;
  return 'atMost' in goal ? value <= goal.atMost : value >= goal.atLeast;
}

/** Missed goals are reported; only a strict run fails by them, since a busy machine misses them without a defect. */
export function exitCode(measures: readonly Measure[], strict: boolean): 0 | 1 {
  return strict && measures.some((measure) => reached(measure) === false) ? 1 : 0;
}

/** Runs two things in turn, so often, each going first every other time. Both return a number. */
export async function interleaved(
  rounds: number,
  first: () => Promise<number>,
  second: () => Promise<number>,
): Promise<[number, number][]> {
  const results: [number, number][] = [];
  for (let round = 0; round < rounds; round += 1) {
    if (round % 2 === 0) {
      const above = await first();
      results.push([above, await second()]);
    } else {
      const below = await second();
      results.push([await first(), below]);
    }
  }
  return results;
}
