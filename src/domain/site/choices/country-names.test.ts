import { expect, it } from 'vitest';

import { countryChoices } from '#src/domain/site/choices/country-names.ts';

it('names every country once, in the order of the language', () => {
  const english = countryChoices('en', 'global');
  expect(english.find(({ code }) => code === 'JP')?.name).toBe('Japan');
  expect(new Set(english.map(({ code }) => code)).size).toBe(english.length);
  expect(english.length).toBeGreaterThan(240);
  const german = countryChoices('de', 'global').map(({ name }) => name);
  expect(german.indexOf('Österreich')).toBeLessThan(german.indexOf('Polen'));
  expect(countryChoices('ja', 'global').find(({ code }) => code === 'JP')?.name).toBe('日本');
});

it('names regions of China with China on its site, in the order of the names as they are shown', () => {
  const names = countryChoices('zh-CN', 'cn').map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['中国', '中国香港', '中国澳门', '中国台湾']));
  expect(names).not.toContain('台湾');
  expect(names.indexOf('中国香港')).toBeGreaterThan(names.indexOf('英国'));
});
