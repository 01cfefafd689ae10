import { expect, it } from 'vitest';

import { dayRing, type IndexedDocument } from '#src/domain/search/documents/indexed-document.ts';
import { emptyIndexQuery, type IndexQuery } from '#src/domain/search/query/index-query.ts';
import { buildIndex } from '#src/search-index/build/build-index.ts';
import { changeOffer } from '#src/search-index/build/change-index.ts';
import { searchIndex } from '#src/search-index/search-index.ts';

const document = (id: number, price: number): IndexedDocument => ({
  id,
  destinationId: 1,
  country: 'FR',
  category: 'tour',
  specials: 0,
  score: 0,
  reviews: 0,
  popularity: 0,
  currency: 'EUR',
  price,
  days: dayRing([20_800]),
  words: [],
});
const limited = (to: number): IndexQuery => ({
  ...emptyIndexQuery,
  take: 9,
  priced: true,
  termsOf: () => ({ from: 0, to, factor: 1 }),
});

it('caches responses separately by every parameter, and forgets them when an offer changes', () => {
  const index = buildIndex([document(1, 100), document(2, 300)]);
  const ids = (query: IndexQuery): number[] => searchIndex(index, query).hits.map((hit) => hit.id);
  expect(searchIndex(index, limited(200))).toBe(searchIndex(index, limited(200)));
  expect([ids(limited(200)), ids(limited(300)), ids({ ...limited(300), skip: 1 })]).toEqual([[1], [1, 2], [2]]);
  expect(changeOffer(index, 2, { price: 150, days: dayRing([]) })).toBe(true);
  expect(ids(limited(200))).toEqual([1, 2]);
  expect(ids({ ...emptyIndexQuery, take: 9, day: 20_800 })).toEqual([1]);
  expect(changeOffer(index, 7, { price: 1, days: dayRing([]) })).toBe(false);
});

it('counts price steps in the currency of each query, whatever the earlier queries', () => {
  const index = buildIndex([document(1, 100), document(2, 300)]);
  const counts = (factor: number): readonly number[] => {
    const termsOf: IndexQuery['termsOf'] = () => ({ ...emptyIndexQuery.termsOf('EUR'), factor });
    return searchIndex(index, { ...emptyIndexQuery, priceSteps: [0, 200, 400], termsOf }).priceCounts;
  };
  expect([counts(1), counts(2), counts(1)]).toEqual([
    [1, 1, 0],
    [0, 1, 1],
    [1, 1, 0],
  ]);
});

it('caches a limited number', () => {
  const index = buildIndex([document(1, 100)]);
  const first = searchIndex(index, limited(0));
  for (let to = 1; to <= 200; to += 1) searchIndex(index, limited(to));
  expect(searchIndex(index, limited(200))).toBe(searchIndex(index, limited(200)));
  expect(searchIndex(index, limited(0))).not.toBe(first);
});
