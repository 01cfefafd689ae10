import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { addDays, daysBetween } from '#src/domain/shared/time/local-time.ts';
import { holdsOn, isUsedByDay, type HeldPass, type UsedDays } from '#src/domain/orders/vouchers/pass-days.ts';
import type { ServicePoint } from '#src/domain/catalogue/offers/service.ts';

/** Three days in Tokyo; an open one was bought on the first of December and begins by the tenth. */
function threeDays(startsOn: string, boughtOn: string | null): HeldPass {
  const point = (date: string, time: string): ServicePoint => ({
    place: { en: 'Tokyo' },
    date,
    time,
    offset: '+09:00',
  });
  const ends = addDays(startsOn, 3);
  return {
    timeZone: 'Asia/Tokyo',
    startsAt: new Date(`${startsOn}T00:00:00+09:00`).toISOString(),
    endsAt: new Date(`${ends}T00:00:00+09:00`).toISOString(),
    service: {
      details: [
        {
          kind: 'span',
          as: 'ride',
          from: point(boughtOn ?? startsOn, '00:00'),
          to: point(addDays(ends, -1), '23:59'),
          label: null,
          seats: [],
        },
      ],
    },
  };
}

const named = threeDays('2026-12-10', null);
const open = threeDays('2026-12-10', '2026-12-01');
const used = (first: string, last = first): UsedDays => ({ first: `2026-12-${first}`, last: `2026-12-${last}` });

describe('a pass', () => {
  it.each([
    ['09', false],
    ['10', true],
    ['12', true],
    ['13', false],
  ])('with a named first day holds on the %sth: %s, whether it was used before or not', (day, holds) => {
    expect(holdsOn(named, `2026-12-${day}`, null)).toBe(holds);
    expect(holdsOn(named, `2026-12-${day}`, used('11'))).toBe(holds);
  });

  it.each([
    ['before it was bought', '2026-11-30', null, false],
    ['on the day it was bought', '2026-12-01', null, true],
    ['on the last day on which it may begin', '2026-12-10', null, true],
    ['a day later', '2026-12-11', null, false],
    ['on its third day', '2026-12-12', used('10'), true],
    ['on its fourth day', '2026-12-13', used('10', '11'), false],
    ['on an earlier day that is told later', '2026-12-03', used('05'), true],
    ['on an earlier day, when that makes it last too long', '2026-12-02', used('05'), false],
  ])('with its first day open, %s', (_when, day, before, holds) => expect(holdsOn(open, day, before)).toBe(holds));

  it('is never used on days further apart than its duration, in any order', () => {
    const days = fc.array(fc.integer({ min: -3, max: 20 }), { maxLength: 12 });
    fc.assert(
      fc.property(days, fc.boolean(), (offsets, isOpen) => {
        let sofar: UsedDays = null;
        for (const offset of offsets) {
          const day = addDays('2026-12-01', offset);
          if (!holdsOn(isOpen ? open : named, day, sofar)) continue;
          const [first, last]: readonly [string, string] = sofar === null ? [day, day] : [sofar.first, sofar.last];
          sofar = { first: day < first ? day : first, last: day > last ? day : last };
        }
        expect(sofar === null ? 0 : daysBetween(sofar.first, sofar.last)).toBeLessThanOrEqual(2);
      }),
    );
  });

  it('is what is bought as one, and no ride, stay or visit is', () => {
    expect(isUsedByDay({ vertical: 'rails', question: { pass: 'three-days' } })).toBe(true);
    expect(isUsedByDay({ vertical: 'rails', question: { from: 'a' } })).toBe(false);
    expect(isUsedByDay({ vertical: 'hotels', question: { pass: 'x' } })).toBe(false);
    expect(isUsedByDay(undefined)).toBe(false);
  });
});
