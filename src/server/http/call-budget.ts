/** Takes so many points from a key's share; false when they are not there any more. */
export type CallBudget = (key: string, points?: number) => boolean;

/** Networks that are counted one by one; who comes after them in the same stretch shares what one may spend. */
const mostKeys = 20_000;

/**
 * So many points for each key in each stretch of time, counted by this process alone and without the database: for calls
 * that cost little each and much in numbers. Limits that guard a person or money are in `adapters/limits.ts`.
 */
export function callBudget(settings: {
  /** Milliseconds. */
  readonly clock: () => number;
  readonly points: number;
  readonly stretchMs: number;
}): CallBudget {
  let spent = new Map<string, number>();
  let ends = 0;
  return (key, points = 1) => {
    const now = settings.clock();
    if (now >= ends) {
      spent = new Map();
      ends = now + settings.stretchMs;
    }
    const counted = spent.has(key) || spent.size < mostKeys ? key : '';
    const sum = (spent.get(counted) ?? 0) + points;
    if (sum > settings.points) return false;
    spent.set(counted, sum);
    return true;
  };
}
