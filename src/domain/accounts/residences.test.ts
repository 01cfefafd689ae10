import { expect, it } from 'vitest';

import { europeanArea } from '#src/domain/accounts/privacy/consent.ts';
import { countryCodes, countryNamed, isCountry, residenceOf } from '#src/domain/accounts/residences.ts';

it('gives the ids of the specification to the three countries it names', () => {
  expect(residenceOf('HK')).toEqual({ code: 'HK', id: 2 });
  expect(residenceOf('SG')).toEqual({ code: 'SG', id: 15 });
  expect(residenceOf('US')).toEqual({ code: 'US', id: 28 });
});

it('has a number of its own for every country of the standard', () => {
  const ids = countryCodes.map((code) => residenceOf(code)?.id ?? 0);
  expect(countryCodes).toHaveLength(249);
  expect(new Set(ids).size).toBe(249);
  expect(ids.every((id) => id > 0)).toBe(true);
});

it('gives countries the ids that they have always had', () => {
  expect(['AD', 'DE', 'JP', 'TW', 'ZW'].map((code) => residenceOf(code)?.id)).toEqual([101, 157, 213, 326, 346]);
});

it.each(['', 'us', 'UK', 'XX', 'T1', 'constructor', 'USA'])('knows no country called %j', (code) => {
  expect(isCountry(code)).toBe(false);
  expect(residenceOf(code)).toBeNull();
});

it.each([
  ['UK', 'GB'],
  ['uk', 'GB'],
  ['gb', 'GB'],
  [' JP ', 'JP'],
  ['XX', null],
  ['', null],
  ['constructor', null],
])('takes the code %j from elsewhere as %j', (code, country) => {
  expect(countryNamed(code)).toBe(country);
});

it('knows the European area but for the second code of the United Kingdom', () => {
  expect([...europeanArea].filter((code) => !isCountry(code))).toEqual(['UK']);
});
