import { expect, it } from 'vitest';

import { askedFilter } from '#src/domain/search/asked-filter.ts';

it('drops whatever is empty', () => {
  expect(
    askedFilter(
      { query: '  ', city_ids: [], instant: false, special_option_ids: [], party: [], sort: 'price_low' },
      null,
    ),
  ).toEqual({ sort: 'price_low' });
  expect(askedFilter({ query: 'tower', city_ids: [3], instant: true, party: [0] }, null)).toEqual({
    query: 'tower',
    city_ids: [3],
    instant: true,
    party: [0],
  });
});

it('drops the price range when it is the whole range of what is found', () => {
  const range = { from: 12, to: 80 };
  expect(askedFilter({ price_from: 12, price_to: 80 }, range)).toEqual({});
  expect(askedFilter({ price_from: 5, price_to: 60 }, range)).toEqual({ price_to: 60 });
  expect(askedFilter({ price_from: 13, price_to: 90 }, range)).toEqual({ price_from: 13 });
  expect(askedFilter({ price_from: 0, price_to: 60 }, null)).toEqual({ price_from: 0, price_to: 60 });
});
