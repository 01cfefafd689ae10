import { describe, expect, it } from 'vitest';
import { addDays } from '#src/domain/shared/time/day-number.ts';
import { languageCodes } from '#src/domain/site/language/languages.ts';

import {
  addMonths,
  firstDayOfWeek,
  isCalendarDate,
  isMonth,
  weekdayOf,
  weeksOf,
} from '#src/web/shared/prices/price-calendar-months.ts';

describe('months of the calendar', () => {
  it('moves over the year in both directions', () => {
    expect(addMonths('2026-12', 1)).toBe('2027-01');
    expect(addMonths('2026-01', -1)).toBe('2025-12');
    expect(addMonths('2026-05', 14)).toBe('2027-07');
  });

  it('moves over the ends of months by days', () => {
    expect(addDays('2026-12-30', 3)).toBe('2027-01-02');
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
  });

  it('knows weekdays', () => {
    expect(weekdayOf('2026-12-25')).toBe(5);
    expect(weekdayOf('2028-02-29')).toBe(2);
    expect(weekdayOf('1970-01-01')).toBe(4);
  });

  it('arranges a month in rows of seven from either first day', () => {
    const fromSunday = weeksOf('2027-02', 0);
    expect(fromSunday[0]).toEqual([
      null,
      '2027-02-01',
      '2027-02-02',
      '2027-02-03',
      '2027-02-04',
      '2027-02-05',
      '2027-02-06',
    ]);
    const fromMonday = weeksOf('2027-02', 1);
    expect(fromMonday).toHaveLength(4);
    expect(fromMonday[0]?.[0]).toBe('2027-02-01');
    expect(fromMonday[3]?.[6]).toBe('2027-02-28');
  });

  it('gives leap February its day', () => {
    expect(
      weeksOf('2028-02', 0)
        .flat()
        .filter((day) => day !== null),
    ).toHaveLength(29);
  });

  it('takes only months and dates that exist', () => {
    expect(['2026-01', '2026-12'].every(isMonth)).toBe(true);
    expect(['2026-13', '2026-1', '1999-01', '2026-01-01', ''].some(isMonth)).toBe(false);
    expect(isCalendarDate('2028-02-29')).toBe(true);
    expect(['2027-02-29', '2027-04-31', '2027-00-01', '2027-01-00', 'tomorrow'].some(isCalendarDate)).toBe(false);
  });

  it('begins the week as each language does', () => {
    expect(firstDayOfWeek('ja')).toBe(0);
    expect(firstDayOfWeek('de')).toBe(1);
    // Node has this data; not all browsers do.
    for (const code of languageCodes) expect(firstDayOfWeek(code), code).toBe(firstDayByCldr(code));
  });
});

function firstDayByCldr(code: string): number {
  // Newer than the types of the compiler.
  const place = new Intl.Locale(code).maximize() as Intl.Locale & { getWeekInfo: () => { firstDay: number } };
  return place.getWeekInfo().firstDay % 7;
}
