import { setupI18n } from '@lingui/core';
import { expect, it } from 'vitest';

import type { Variant } from '#src/domain/site/choices/experiments.ts';
import { reapplyVariantTexts, watchVariantTexts, withVariantTexts } from '#src/web/shared/experiments/variant-texts.ts';

const variant: Variant = {
  experiment: 7,
  group: 72,
  sections: {},
  texts: { id1: 'Go' },
  ranking: null,
  parts: {},
  touches: { items: [], texts: ['id1', 'id2'], ranking: false, parts: [] },
};
const site = { language: 'en', variants: [variant] } as const;
const catalogue = () => setupI18n({ locale: 'en', messages: { en: { id1: 'Search', id2: 'Back', id3: 'Home' } } });

it('replaces messages, and does not change the shared catalog', () => {
  const everybody = catalogue();
  const own = withVariantTexts(everybody, site, 'en');
  expect(['id1', 'id2', 'id3'].map((id) => own._(id))).toEqual(['Go', 'Back', 'Home']);
  expect(everybody._('id1')).toBe('Search');
  expect(withVariantTexts(everybody, { language: 'en' }, 'en')).toBe(everybody);
});

it('copies the catalogue once for each combination of groups, and caches a bounded number of copies', () => {
  const everybody = catalogue();
  const first = withVariantTexts(everybody, site, 'en');
  const again = { language: 'en', variants: [{ ...variant }] } as const;
  expect(withVariantTexts(everybody, again, 'en')).toBe(first);
  const others = Array.from({ length: 33 }, (_, n) => {
    const other = { ...variant, group: 100 + n, texts: { id1: `Go ${n}` } };
    return withVariantTexts(everybody, { language: 'en', variants: [other] }, 'en')._('id1');
  });
  expect(new Set(others).size).toBe(33);
  const afterwards = withVariantTexts(everybody, site, 'en');
  expect(afterwards).not.toBe(first);
  expect(afterwards._('id1')).toBe('Go');
});

it('applies to message files loaded later', () => {
  const i18n = catalogue();
  reapplyVariantTexts(i18n, site);
  i18n.load('en', { id1: 'Search' });
  reapplyVariantTexts(i18n, site);
  expect(i18n._('id1')).toBe('Go');
});

it('reports messages that differ between groups when used, and no others', () => {
  const i18n = catalogue();
  const reported: number[] = [];
  watchVariantTexts(i18n, site, ({ group }) => reported.push(group));
  expect(i18n._('id3')).toBe('Home');
  expect(reported).toEqual([]);
  expect([i18n._('id2'), i18n.t({ id: 'id1' })]).toEqual(['Back', 'Search']);
  expect(reported).toEqual([72, 72]);
});
