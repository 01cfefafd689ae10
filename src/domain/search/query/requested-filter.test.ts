import { expect, it } from 'vitest';

import { requestedFilter, wholeRange, withoutWholeRange } from '#src/domain/search/query/requested-filter.ts';

it('drops whatever is empty', () => {
  expect(
    requestedFilter(
      { query: '  ', city_ids: [], instant: false, special_option_ids: [], party: [], sort: 'price_low' },
      null,
    ),
  ).toEqual({ sort: 'price_low' });
  expect(requestedFilter({ query: 'tower', city_ids: [3], instant: true, party: [0] }, null)).toEqual({
    query: 'tower',
    city_ids: [3],
    instant: true,
    party: [0],
  });
});

it('drops the price range when it is the whole range of what is found', () => {
  const range = { from: 12, to: 80 };
  expect(requestedFilter({ price_from: 12, price_to: 80 }, range)).toEqual({});
  expect(requestedFilter({ price_from: 5, price_to: 60 }, range)).toEqual({ price_to: 60 });
  expect(requestedFilter({ price_from: 13, price_to: 90 }, range)).toEqual({ price_from: 13 });
  expect(requestedFilter({ price_from: 0, price_to: 60 }, null)).toEqual({ price_from: 0, price_to: 60 });
});

it.each([
  [1_250n, 8_010n, 2, { from: 12, to: 81 }],
  [1_200n, 8_000n, 2, { from: 12, to: 80 }],
  [1_250n, 8_010n, 0, { from: 1_250, to: 8_010 }],
  [1_250n, 8_010n, 3, { from: 1, to: 9 }],
  [0n, 0n, 2, { from: 0, to: 0 }],
])('wholeRange(%s, %s, %s) rounds down and up', (from, to, digits, range) => {
  expect(wholeRange(from, to, digits)).toEqual(range);
});

it('withoutWholeRange drops a range that holds every price, and keeps any other whole', () => {
  const range = { from: 12, to: 80 };
  const filter = { sort: 'price_low' } as const;
  expect(withoutWholeRange({ ...filter, price_from: 12, price_to: 80 }, range)).toEqual(filter);
  expect(withoutWholeRange({ ...filter, price_from: 0 }, range)).toEqual(filter);
  expect(withoutWholeRange({ ...filter, price_to: 81 }, range)).toEqual(filter);
  for (const limits of [
    { price_from: 13 },
    { price_to: 79 },
    { price_from: 12, price_to: 79 },
    { price_from: 13, price_to: 80 },
  ])
    expect(withoutWholeRange({ ...filter, ...limits }, range)).toEqual({ ...filter, ...limits });
  expect(withoutWholeRange({ price_from: 0 }, null)).toEqual({ price_from: 0 });
});
