import { expect, it } from 'vitest';

import { backendLanguage, isLanguage, languageCodes, languages, respell } from '#src/domain/site/language/languages.ts';

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

it('reads only Arabic from right to left, and gives each language a name and a currency', () => {
  expect(languageCodes.filter((code) => languages[code].dir === 'rtl')).toEqual(['ar-SA']);
  for (const code of languageCodes) expect(isLanguage(languages[code].messages)).toBe(true);
});

it('names languages to services with an underscore, plain English as en_BS (RU-5)', () => {
  expect(backendLanguage('en')).toBe('en_BS');
  expect(backendLanguage('zh-TW')).toBe('zh_TW');
  expect(backendLanguage('de')).toBe('de');
});
