import { describe, expect, it } from 'vitest';

import {
  addDays,
  dateOfDay,
  dayNumber,
  daysBetween,
  daysInMonth,
  isDate,
  isTimeZone,
  localDateAt,
  minutesOf,
  timeOf,
  weekdayOf,
} from '#src/domain/shared/time/local-time.ts';

describe('local dates and times', () => {
  it('counts days over months, years and leap days', () => {
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
    expect(addDays('2027-03-01', -1)).toBe('2027-02-28');
    expect(daysBetween('2026-11-21', '2027-05-20')).toBe(180);
    expect(dayNumber('1970-01-02')).toBe(1);
    expect(dateOfDay(dayNumber('2027-03-28'))).toBe('2027-03-28');
  });

  it('knows weekdays, Monday first, also before 1970', () => {
    expect(['2026-11-21', '2026-11-22', '2026-11-23', '1969-12-31', '1970-01-01'].map(weekdayOf)).toEqual([
      6, 7, 1, 3, 4,
    ]);
  });

  it('knows which dates and zones exist', () => {
    expect(['2028-02-29', '2027-02-29', '2027-13-01', '2027-1-1', '2027-00-10', 'tomorrow'].map(isDate)).toEqual([
      true,
      false,
      false,
      false,
      false,
      false,
    ]);
    expect(daysInMonth(2028, 2)).toBe(29);
    expect(['Asia/Tokyo', 'America/Argentina/Ushuaia', 'Asia/Nowhere', 'UTC+9', ''].map(isTimeZone)).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
  });

  it('returns the date at a place, and minutes as a time', () => {
    expect(localDateAt('2026-11-21T20:00:00Z', 'Asia/Tokyo')).toBe('2026-11-22');
    expect(localDateAt('2026-11-21T02:00:00Z', 'Pacific/Honolulu')).toBe('2026-11-20');
    expect(minutesOf('23:45')).toBe(1425);
    expect([0, 75, 1440, 1500, -15].map(timeOf)).toEqual(['00:00', '01:15', '00:00', '01:00', '23:45']);
  });
});
