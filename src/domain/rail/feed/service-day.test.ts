import { describe, expect, it } from 'vitest';

import type { ServiceCalendar } from '#src/domain/rail/feed/feed.ts';
import { runsOn, sharedCalendar, shiftCalendar, spanOf } from '#src/domain/rail/feed/service-day.ts';

const calendar = (more: Partial<ServiceCalendar>): ServiceCalendar => ({
  key: 'c',
  weekdays: 0b1111111,
  from: '2026-12-01',
  to: '2026-12-31',
  added: [],
  removed: [],
  ...more,
});

describe('runsOn', () => {
  it('runs on the first and the last day, and after any last day where there is none', () => {
    const days = ['2026-11-30', '2026-12-01', '2026-12-31', '2027-01-01'];
    expect(days.filter((day) => runsOn(calendar({}), day))).toEqual(['2026-12-01', '2026-12-31']);
    expect(days.filter((day) => runsOn(calendar({ to: null }), day))).toEqual(days.slice(1));
  });

  it('does not run on a day that is both added and removed', () => {
    const both = calendar({ added: ['2026-12-05'], removed: ['2026-12-05'] });
    expect(runsOn(both, '2026-12-05')).toBe(false);
  });

  // 2026-12-07 is a Monday.
  it.each([0, 1, 2, 3, 4, 5, 6])('runs on weekday %i only, where only its bit is set', (bit) => {
    const one = calendar({ weekdays: 1 << bit });
    const days = Array.from({ length: 7 }, (_, day) => `2026-12-${String(7 + day).padStart(2, '0')}`);
    expect(days.filter((day) => runsOn(one, day))).toEqual([days[bit]]);
  });
});

describe('sharedCalendar', () => {
  it('returns the weekdays and the dates that both have, whichever comes first', () => {
    const one = calendar({ key: 'a', weekdays: 0b0011111, removed: ['2026-12-25'] });
    const other = calendar({
      key: 'b',
      weekdays: 0b1110000,
      from: '2026-12-10',
      to: '2027-02-01',
      removed: ['2026-12-18'],
    });
    const shared = { weekdays: 0b0010000, from: '2026-12-10', to: '2026-12-31', added: [] };
    expect(sharedCalendar(one, other)).toEqual({ ...shared, key: 'a & b', removed: ['2026-12-25', '2026-12-18'] });
    expect(sharedCalendar(other, one)).toEqual({ ...shared, key: 'b & a', removed: ['2026-12-18', '2026-12-25'] });
  });

  it('has no end where neither has one, and the end of the one that has', () => {
    const open = calendar({ to: null });
    expect(sharedCalendar(open, open)?.to).toBeNull();
    expect(sharedCalendar(open, calendar({}))?.to).toBe('2026-12-31');
    expect(sharedCalendar(calendar({}), open)?.to).toBe('2026-12-31');
  });

  it('retains an added day only where the other runs too', () => {
    const one = calendar({ weekdays: 0, added: ['2026-12-24', '2027-01-05'] });
    expect(sharedCalendar(one, calendar({}))).toMatchObject({ weekdays: 0, added: ['2026-12-24'] });
    expect(sharedCalendar(calendar({}), one)).toMatchObject({ weekdays: 0, added: ['2026-12-24'] });
  });

  it('is null where no weekday and no added day is shared', () => {
    expect(sharedCalendar(calendar({ weekdays: 1 }), calendar({ weekdays: 2 }))).toBeNull();
    expect(sharedCalendar(calendar({}), calendar({ from: '2027-01-01', to: '2027-01-31' }))).toBeNull();
  });

  it('shares one day where one ends as the other begins', () => {
    const next = calendar({ from: '2026-12-31', to: '2027-01-31' });
    expect(sharedCalendar(calendar({}), next)).toMatchObject({ weekdays: 127, from: '2026-12-31', to: '2026-12-31' });
  });

  it('has no weekdays and ends as it begins where the dates do not meet but an added day is shared', () => {
    const late = calendar({ from: '2027-01-01', to: '2027-01-31', added: ['2026-12-24'] });
    expect(sharedCalendar(calendar({}), late)).toMatchObject({
      weekdays: 0,
      from: '2027-01-01',
      to: '2027-01-01',
      added: ['2026-12-24'],
    });
  });
});

describe('shiftCalendar', () => {
  it('moves removed days too, and leaves an open end open', () => {
    expect(shiftCalendar(calendar({ to: null, removed: ['2026-12-25'] }), 2)).toMatchObject({
      from: '2026-12-15',
      to: null,
      removed: ['2027-01-08'],
    });
  });
});

describe('spanOf', () => {
  it('counts only the added days of a service without weekdays', () => {
    const days = calendar({ weekdays: 0, from: '2026-01-01', to: '2028-01-01', added: ['2026-12-24', '2026-12-20'] });
    expect(spanOf([days])).toEqual({ from: '2026-12-20', to: '2026-12-24' });
    expect(spanOf([calendar({ added: ['2026-11-20'] })])).toEqual({ from: '2026-11-20', to: '2026-12-31' });
  });
});
