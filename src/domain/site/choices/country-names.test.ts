import { expect, it } from 'vitest';

import { countryChoices } from '#src/domain/site/choices/country-names.ts';

it('names every country once, in the order of the language', () => {
  const english = countryChoices('en');
  expect(english.find(({ code }) => code === 'JP')?.name).toBe('Japan');
  expect(new Set(english.map(({ code }) => code)).size).toBe(english.length);
  expect(english.length).toBeGreaterThan(240);
  const german = countryChoices('de').map(({ name }) => name);
  expect(german.indexOf('Österreich')).toBeLessThan(german.indexOf('Polen'));
  expect(countryChoices('ja').find(({ code }) => code === 'JP')?.name).toBe('日本');
});
