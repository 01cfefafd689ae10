import { describe, expect, it } from 'vitest';

import { weekdayRuns } from '#src/domain/site/language/weekday-runs.ts';

describe('days of the week', () => {
  it.each([
    ['three that follow each other are a run', [1, 2, 3], [[1, 3]]],
    ['four as well', [1, 2, 3, 4], [[1, 4]]],
    ['two are two', [6, 7], [[6], [7]]],
    ['a run and a day', [1, 2, 3, 6], [[1, 3], [6]]],
    ['a day and a run', [1, 3, 4, 5], [[1], [3, 5]]],
    ['Monday follows Sunday', [1, 6, 7], [[6, 1]]],
    ['over the end of a week, a day between', [1, 3, 6, 7], [[3], [6, 1]]],
    ['two over the end of a week are two', [1, 4, 7], [[1], [4], [7]]],
    ['all but one', [1, 2, 4, 5, 6, 7], [[4, 2]]],
    ['the whole week', [1, 2, 3, 4, 5, 6, 7], [[1, 7]]],
    ['two runs cannot be, and one day is one', [5], [[5]]],
    ['no day', [], []],
    ['in any order, each once', [4, 2, 3, 2], [[2, 4]]],
  ])('%s', (_what, days, runs) => {
    expect(weekdayRuns(days)).toEqual(runs);
  });
});
