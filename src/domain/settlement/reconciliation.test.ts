import { describe, expect, it } from 'vitest';
import {
  comparedUntilMs,
  dayMs,
  firstLookMs,
  isDue,
  overlapMs,
  settlingMs,
  spanOf,
} from '#src/domain/settlement/reconciliation.ts';

const span = (from: number, until: number): { fromMs: number; untilMs: number } => ({
  fromMs: from * dayMs,
  untilMs: until * dayMs,
});

describe('what was compared without a gap', () => {
  it('is nothing before the first run', () => expect(comparedUntilMs([])).toBeNull());

  it.each([
    ['ends with daily runs that overlap', [span(65, 100), span(93, 101), span(94, 102)], 102],
    ['does not reach over a gap to a short run', [span(65, 100), span(119, 120)], 100],
    ['reaches over a gap that was compared since', [span(65, 100), span(119, 120), span(93, 121)], 121],
    ['does not begin with a short run', [span(99, 100)], 100 - firstLookMs / dayMs],
    ['begins with a long one', [span(0, 100)], 100],
    ['is the same in any order', [span(94, 102), span(65, 100), span(93, 101)], 102],
  ])('%s', (_, spans, until) => expect(comparedUntilMs(spans)).toBe(until * dayMs));
});

it('makes a daily run begin a week before the gap', () => {
  const [nowMs, comparedMs] = [121 * dayMs, 100 * dayMs];
  expect(spanOf(nowMs, comparedMs)).toEqual({ fromMs: comparedMs - overlapMs, untilMs: nowMs - settlingMs });
});

describe('a run is due', () => {
  const good = (from: number, until: number, finished: number) => ({
    ...span(from, until),
    finishedMs: finished * dayMs,
  });
  const underWay = { ...span(93, 101), finishedMs: null };
  const now = 101 * dayMs;

  it.each([
    ['before the first run', [], true],
    ['a day after a run without a gap', [good(65, 99.9, 99.95)], true],
    ['not within a day of it', [good(65, 100, 100.1)], false],
    ['within a day of a run beyond a gap', [good(65, 90, 90.1), good(99, 100, 100.1)], true],
    ['not beside a run that is under way', [good(65, 99.9, 99.95), underWay], false],
  ])('%s', (_, runs, due) => expect(isDue(runs, now, true)).toBe(due));

  it('for a person at any time but beside one that is under way', () => {
    expect(isDue([good(65, 100, 100.1)], now, false)).toBe(true);
    expect(isDue([underWay], now, false)).toBe(false);
  });
});
