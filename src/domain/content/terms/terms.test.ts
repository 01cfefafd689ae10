import { describe, expect, it } from 'vitest';

import { isTermDocument, termLanguages } from '#src/domain/content/terms/terms.ts';
import type { LanguageCode } from '#src/domain/site/language/languages.ts';

describe('isTermDocument', () => {
  it.each([
    ['conditions', true],
    ['rewards-conditions', true],
    ['Conditions', false],
    ['toString', false],
    ['', false],
  ])('of "%s" returns %s', (name, expected) => {
    expect(isTermDocument(name)).toBe(expected);
  });
});

describe('termLanguages', () => {
  it.each<[LanguageCode, readonly string[]]>([
    ['en', ['en']],
    ['ja', ['ja', 'en']],
    ['zh-HK', ['zh-HK', 'zh-TW', 'en']],
  ])('of %s returns the languages in which its readers read, the best first and English last', (language, found) => {
    expect(termLanguages(language)).toEqual(found);
  });
});
