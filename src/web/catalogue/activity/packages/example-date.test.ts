import { describe, expect, it } from 'vitest';

import type { CalendarDay } from '#src/contract/catalogue/catalogue.ts';
import { exampleDate } from '#src/web/catalogue/activity/packages/example-date.ts';

const day = (date: string, status: CalendarDay['status'] = 'available'): CalendarDay => ({ date, status, from: null });
const days = [day('2026-11-22'), day('2026-11-23', 'sold_out'), day('2026-11-24', 'limited'), day('2026-11-25')];
const cancellation = [{ hoursBefore: 24, refundPercent: 100 }];

describe('the example date of the cancellation terms', () => {
  it('leaves room for every step', () => {
    expect(exampleDate({ cancellation, nextDate: '2026-11-22' }, days, '2026-11-21')).toBe('2026-11-24');
    expect(
      exampleDate(
        { cancellation: [{ hoursBefore: 72, refundPercent: 100 }], nextDate: '2026-11-22' },
        days,
        '2026-11-21',
      ),
    ).toBe('2026-11-25');
  });

  it('is the next date where nothing ever comes back or no later day is at hand', () => {
    expect(exampleDate({ cancellation: [], nextDate: '2026-11-22' }, days, '2026-11-21')).toBe('2026-11-22');
    expect(exampleDate({ cancellation, nextDate: '2026-11-22' }, [], '2026-11-21')).toBe('2026-11-22');
    expect(exampleDate({ cancellation, nextDate: null }, [], '2026-11-21')).toBeNull();
  });
});
