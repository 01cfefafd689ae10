import { expect, it } from 'vitest';

import {
  backendLanguage,
  formatTag,
  isLanguage,
  languageCodes,
  languages,
  respell,
} from '#src/domain/site/languages.ts';

it('knows the 25 languages of the specification and Arabic, each by its exact code', () => {
  expect(languageCodes).toHaveLength(26);
  expect(isLanguage('zh-TW')).toBe(true);
  for (const other of ['zh-tw', 'EN', 'xx', '', 'constructor', 'toString', '__proto__'])
    expect(isLanguage(other)).toBe(false);
});

it('understands other spellings', () => {
  expect(respell('zh-tw')).toBe('zh-TW');
  expect(respell('ZH_hk')).toBe('zh-HK');
  expect(respell('DE')).toBe('de');
  expect(respell('pt')).toBeNull();
  expect(respell('')).toBeNull();
});

it('reads only Arabic from right to left, and gives each language words and a currency', () => {
  expect(languageCodes.filter((code) => languages[code].dir === 'rtl')).toEqual(['ar-SA']);
  for (const code of languageCodes) expect(isLanguage(languages[code].messages)).toBe(true);
});

it('names languages to services with an underscore, plain English as en_BS (RU-5)', () => {
  expect(backendLanguage('en')).toBe('en_BS');
  expect(backendLanguage('zh-TW')).toBe('zh_TW');
  expect(backendLanguage('de')).toBe('de');
});

it('counts years and writes digits as the rest of the world does', () => {
  const year = (code: 'th' | 'ar-SA'): string =>
    new Intl.DateTimeFormat(formatTag(code), { year: 'numeric', timeZone: 'UTC' }).format(Date.UTC(2026, 5, 1));
  expect(year('th')).toContain('2026');
  expect(year('ar-SA')).toContain('2026');
});

it('writes a language in a calendar and digits of its own where a row says so', () => {
  const day = (tag: string): string => new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeZone: 'UTC' }).format(0);
  expect(formatTag('th')).toBe('th-u-ca-gregory-nu-latn');
  expect(day(formatTag('th', { calendar: 'buddhist' }))).toContain('2513');
  expect(day(formatTag('ar-SA', { digits: 'arab' }))).toMatch(/[٠-٩]/);
});
