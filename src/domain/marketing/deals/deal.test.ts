import { describe, expect, it } from 'vitest';

import { daysLeft, dealPhase } from '#src/domain/marketing/deals/deal.ts';

const at = (instant: string): number => Date.parse(instant);
const window = { begins: '2027-05-01T00:00:00Z', ends: '2027-05-10T00:00:00Z', left: null };

describe('a deal', () => {
  it('is open from the first instant of its window to the last', () => {
    const phase = (instant: string, more: Partial<Parameters<typeof dealPhase>[0]> = {}) =>
      dealPhase({ ...window, ...more }, at(instant));
    expect([
      phase('2027-04-30T23:59:59.999Z'),
      phase('2027-05-01T00:00:00Z'),
      phase('2027-05-09T23:59:59.999Z'),
      phase('2027-05-10T00:00:00Z'),
      phase('2037-05-10T00:00:00Z', { ends: null }),
    ]).toEqual(['coming', 'open', 'open', 'over', 'open']);
  });

  it('is used up when its limit is reached', () => {
    const now = at('2027-05-05T00:00:00Z');
    expect([0, 1].map((left) => dealPhase({ ...window, left }, now))).toEqual(['used_up', 'open']);
    expect(dealPhase({ ...window, left: 0 }, at('2027-05-11T00:00:00Z'))).toBe('over');
  });

  it('says within how many days it ends, from a month on and at least one', () => {
    const left = (instant: string, ends: string | null = window.ends) => daysLeft({ ends }, at(instant));
    expect([
      left('2027-05-09T23:00:00Z'),
      left('2027-05-09T00:00:00Z'),
      left('2027-05-08T23:59:59Z'),
      left('2027-04-09T00:00:00Z'),
      left('2027-04-08T23:59:59Z'),
      left('2027-05-10T00:00:00Z'),
      left('2027-05-09T00:00:00Z', null),
    ]).toEqual([1, 1, 2, 31, null, 1, null]);
  });
});
