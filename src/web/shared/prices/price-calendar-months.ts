import { dayNumber } from '#src/domain/shared/time/day-number.ts';
import type { LanguageCode } from '#src/domain/site/language/languages.ts';

/** Months of the calendar as text: dates are "YYYY-MM-DD", months "YYYY-MM"; a place's own dates belong to no zone. */

const monthShape = /^20\d{2}-(0[1-9]|1[0-2])$/;

/** Whether a text from an address names a month of this century. */
export function isMonth(text: string): boolean {
  return monthShape.test(text);
}

/** Whether a text from an address is a date that exists. */
export function isCalendarDate(text: string): boolean {
  const match = /^(\d{4}-\d{2})-(\d{2})$/.exec(text);
  const [, month = '', day = ''] = match ?? [];
  return isMonth(month) && Number(day) >= 1 && Number(day) <= daysOfMonth(month);
}

/** The month of a date. */
export function monthOf(date: string): string {
  return date.slice(0, 7);
}

/** `month` moved by whole months. */
export function addMonths(month: string, by: number): string {
  const count = Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1 + by;
  return `${Math.floor(count / 12)}-${twoDigits((count % 12) + 1)}`;
}

/**
 * The rows of a month, seven days each, from the language's first day of the week; null where a day belongs to
 * another month.
 */
export function weeksOf(month: string, firstDay: number): (string | null)[][] {
  const lead = (weekdayOf(`${month}-01`) - firstDay + 7) % 7;
  const days: (string | null)[] = Array.from({ length: lead }, () => null);
  for (let day = 1; day <= daysOfMonth(month); day += 1) days.push(`${month}-${twoDigits(day)}`);
  while (days.length % 7 !== 0) days.push(null);
  return Array.from({ length: days.length / 7 }, (_, row) => days.slice(row * 7, row * 7 + 7));
}

/** Sunday 0 to Saturday 6. */
export function weekdayOf(date: string): number {
  // 1 January 1970 was a Thursday.
  return (((dayNumber(date) + 4) % 7) + 7) % 7;
}

const sundayFirst = new Set<LanguageCode>([
  'en',
  'en-CA',
  'en-HK',
  'en-IN',
  'en-PH',
  'en-SG',
  'en-US',
  'id',
  'ja',
  'ko',
  'th',
  'zh-HK',
  'zh-TW',
  'ar-SA',
]);

/** Returns the first day of the week, Sunday 0 or Monday 1. Built in, since not every browser knows it. */
export function firstDayOfWeek(language: LanguageCode): number {
  return sundayFirst.has(language) ? 0 : 1;
}

function daysOfMonth(month: string): number {
  return dayNumber(`${addMonths(month, 1)}-01`) - dayNumber(`${month}-01`);
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0');
}
