/** A day, or the first and the last of a run. */
export type WeekdayRun = readonly [number] | readonly [number, number];

const least = 3;

/**
 * Days of the week (1 Monday to 7 Sunday) with three and more that follow each other as one run, which may lead over
 * the end of a week: Saturday, Sunday and Monday are one too. In the order of a week by their first day.
 */
export function weekdayRuns(days: readonly number[]): readonly WeekdayRun[] {
  const open = new Set(days);
  if (open.size === 7) return [[1, 7]];
  return [...open]
    .filter((day) => !open.has(before(day)))
    .map((first) => stretchFrom(first, open))
    .flatMap((stretch) => runsOf(stretch))
    .toSorted(([a], [b]) => a - b);
}

/** The days that follow each other from one on. */
function stretchFrom(first: number, open: ReadonlySet<number>): readonly number[] {
  const stretch = [first];
  for (let day = after(first); open.has(day); day = after(day)) stretch.push(day);
  return stretch;
}

function runsOf(stretch: readonly number[]): readonly WeekdayRun[] {
  const [first, last] = [stretch.at(0), stretch.at(-1)];
  if (first === undefined || last === undefined) return [];
  return stretch.length < least ? stretch.map((day) => [day]) : [[first, last]];
}

function after(day: number): number {
  return (day % 7) + 1;
}

function before(day: number): number {
  return ((day + 5) % 7) + 1;
}
