import { expect, it } from 'vitest';

import { money } from '#src/domain/shared/money/money.ts';
import {
  formatDate,
  formatDateRange,
  formatMoney,
  formatNumber,
  formatTimeRange,
} from '#src/domain/site/language/formats.ts';
import { languageCodes } from '#src/domain/site/language/languages.ts';
import { formatChoices } from '#src/domain/site/language/format-choices.ts';
import {
  chooseHabit,
  formatTag,
  habitChoices,
  isFormatPreference,
  languageOf,
  solarWriting,
  formatPreferences,
  writingOf,
} from '#src/domain/site/language/formatting-locale.ts';

const day = '2026-12-01';

it('counts years and writes digits as the rest of the world does, unless chosen otherwise', () => {
  expect(formatTag('th')).toBe('th-u-ca-gregory-nu-latn');
  expect(formatTag('zh-TW')).toBe('zh-TW-u-ca-gregory-nu-latn');
  for (const code of languageCodes) {
    expect(writingOf(code, 'standard')).toBe(code);
    expect(formatDate(day, code, 'long')).toContain('2026');
    expect(formatNumber(1234, code)).toMatch(/^1.?234$/);
  }
});

it('writes Thai with the years of the Buddha, Thai digits, or both', () => {
  expect(formatDate(day, writingOf('th', 'calendar'), 'medium')).toContain('2569');
  expect(formatDate(day, writingOf('th', 'digits'), 'medium')).toContain('๒๐๒๖');
  expect(formatDate(day, writingOf('th', 'calendar-digits'), 'medium')).toContain('๒๕๖๙');
});

it('writes Arabic with the months of the moon, Arabic digits, or both', () => {
  expect(formatDate(day, writingOf('ar-SA', 'calendar'), 'long')).toContain('1448');
  expect(formatDate(day, writingOf('ar-SA', 'digits'), 'long')).toContain('٢٠٢٦');
  expect(formatDate(day, writingOf('ar-SA', 'calendar-digits'), 'long')).toContain('١٤٤٨');
  expect(formatMoney(money(123_450, 'SAR'), writingOf('ar-SA', 'digits'))).toContain('١٬٢٣٤');
});

it('names the era of a Japanese year, at its first day too, and has no other digits for it', () => {
  const japanese = writingOf('ja', 'calendar');
  expect(formatDate(day, japanese, 'long')).toContain('令和8年12月1日');
  expect(formatDate('2019-05-01', japanese, 'long')).toContain('令和元年');
  expect(formatDate('2019-04-30', japanese, 'long')).toContain('平成31年');
  expect(formatDateRange(day, '2026-12-03', japanese)).toBe('令和8年12月1日～3日');
  expect(writingOf('ja', 'digits')).toBe('ja');
  expect(writingOf('ja', 'calendar-digits')).toBe(japanese);
});

it('does not change languages with only one format', () => {
  for (const habit of formatPreferences) expect(writingOf('de', habit)).toBe('de');
  expect(languageCodes.filter((code) => habitChoices(code).length > 0)).toEqual(['ja', 'th', 'ar-SA']);
  expect(habitChoices('ja')).toEqual(['standard', 'calendar']);
  expect(habitChoices('th')).toEqual(formatPreferences);
});

it('makes so few variants that every page can be cached in each of them', () => {
  const all = new Set(languageCodes.flatMap((code) => formatPreferences.map((habit) => writingOf(code, habit))));
  expect(all.size).toBe(languageCodes.length + 7);
  for (const writing of all) {
    expect(all.has(solarWriting(writing))).toBe(true);
    expect(new Intl.NumberFormat(formatTag(writing)).resolvedOptions().locale).toContain(languageOf(writing));
  }
});

it('uses Gregorian months where a page requires them, with the chosen digits', () => {
  expect(solarWriting(writingOf('ar-SA', 'calendar'))).toBe('ar-SA');
  expect(solarWriting(writingOf('ar-SA', 'calendar-digits'))).toBe(writingOf('ar-SA', 'digits'));
  expect(solarWriting(writingOf('th', 'calendar'))).toBe(writingOf('th', 'calendar'));
  expect(solarWriting('fr')).toBe('fr');
});

it('shows every way by a date that is written so, and marks the present one', () => {
  for (const language of languageCodes)
    for (const { habit, text, selected } of formatChoices(language, writingOf(language, 'calendar'))) {
      const writing = writingOf(language, habit);
      expect(text).toBe(formatDateRange('2026-12-31', '2026-12-31', writing));
      expect(selected).toBe(habit === 'calendar');
    }
  expect(formatChoices('en', 'en')).toEqual([]);
});

it('joins the ends of a time by a bare dash in any digits', () => {
  expect(formatTimeRange('09:00', '18:00', 'th')).toBe('09:00–18:00');
  expect(formatTimeRange('09:00', '18:00', writingOf('th', 'digits'))).toBe('๐๙:๐๐–๑๘:๐๐');
});

it.each([
  ['nothing is said', { query: null, cookie: null }, { habit: 'standard', write: false }],
  ['the address asks', { query: 'digits', cookie: null }, { habit: 'digits', write: true }],
  ['the browser keeps one', { query: null, cookie: 'calendar' }, { habit: 'calendar', write: false }],
  ['the address asks for what is kept', { query: 'calendar', cookie: 'calendar' }, { habit: 'calendar', write: false }],
  ['the address asks for the usual', { query: 'standard', cookie: 'digits' }, { habit: 'standard', write: true }],
  ['neither is one of ours', { query: 'ca-hebrew', cookie: 'x' }, { habit: 'standard', write: false }],
  ['the address is wrong', { query: '', cookie: 'digits' }, { habit: 'digits', write: false }],
] as const)('chooses when %s', (_when, hints, chosen) => {
  expect(chooseHabit(hints)).toEqual(chosen);
});

it('accepts its four values only', () => {
  expect(formatPreferences.every(isFormatPreference)).toBe(true);
  for (const other of ['', 'Standard', 'calendar digits', 'constructor']) expect(isFormatPreference(other)).toBe(false);
});

it('refuses a formatting locale without a language', () => {
  // From outside the types, as a stored text would be.
  expect(() => languageOf('xx-u-nu-thai' as ReturnType<typeof writingOf>)).toThrow('unknown formatting locale');
});
