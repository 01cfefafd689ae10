import { expect, it } from 'vitest';

import type { Variant } from '#src/domain/site/choices/experiments.ts';
import { readSearchQuery, searchHref } from '#src/web/search/search-result/search-query.ts';
import { usualSort } from '#src/web/shared/experiments/variant-ranking.ts';

const variant: Variant = {
  experiment: 7,
  group: 72,
  sections: {},
  texts: {},
  ranking: 'best_rated',
  parts: {},
  touches: { items: [], texts: [], ranking: true, parts: [] },
};
const site = { language: 'en', variants: [variant] } as const;

it('is what an experiment tries, else relevance', () => {
  expect([usualSort(site), usualSort({ variants: [{ ...variant, ranking: null }] }), usualSort({})]).toEqual([
    'best_rated',
    'most_relevant',
    'most_relevant',
  ]);
});

it('applies without a requested order, and a requested order is in every address', () => {
  const unasked = readSearchQuery(new URLSearchParams('query=ferry'), usualSort(site));
  expect(unasked.sort).toBe('best_rated');
  expect(searchHref(site, unasked)).not.toContain('sort=');
  const requested = readSearchQuery(new URLSearchParams('query=ferry&sort=most_relevant'), usualSort(site));
  expect(requested.sort).toBe('most_relevant');
  expect(searchHref(site, requested)).toContain('sort=most_relevant');
});
