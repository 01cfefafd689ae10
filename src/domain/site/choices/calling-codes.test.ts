import { expect, it } from 'vitest';

import { callingCodes, dialled, likelyCountry } from '#src/domain/site/choices/calling-codes.ts';
import { isCountry } from '#src/domain/accounts/residences.ts';
import { languageCodes } from '#src/domain/site/language/languages.ts';

it('names every country once, in the order of the language', () => {
  const codes = callingCodes('ja', 'global');
  expect(new Set(codes.map(({ country }) => country)).size).toBe(codes.length);
  expect(codes.length).toBeGreaterThan(200);
  expect(codes.every(({ country }) => isCountry(country))).toBe(true);
  expect(codes.find(({ country }) => country === 'JP')).toEqual({ country: 'JP', code: '81', name: '日本' });
  const names = callingCodes('de', 'global').map(({ name }) => name);
  expect(names.indexOf('Österreich')).toBeLessThan(names.indexOf('Polen'));
});

it.each(languageCodes)('%s begins with a country of the list', (language) => {
  const country = likelyCountry(language);
  expect(callingCodes('en', 'global').some((one) => one.country === country)).toBe(true);
});

it.each([
  ['81', '090 1234 5678', '+81 090 1234 5678'],
  ['81', ' +852 9123 4567 ', '+852 9123 4567'],
  ['81', '00852 9123 4567', '+852 9123 4567'],
  ['81', '＋852 9123 4567', '+852 9123 4567'],
])('with %s, %j is dialled as %j', (code, typed, whole) => {
  expect(dialled(code, typed)).toBe(whole);
});
