import { expect, it } from 'vitest';

import { loosenings } from '#src/domain/search/query/loosened.ts';

const tried = (filter: Parameters<typeof loosenings>[0]) => loosenings(filter).map((one) => one.fields);

it('removes each filter by itself before several, the least important first', () => {
  expect(tried({ query: 'tower', price_to: 20, instant: true })).toEqual([
    ['price_to'],
    ['instant'],
    ['price_to', 'instant'],
  ]);
  expect(loosenings({ query: 'tower', price_to: 20 })).toEqual([{ fields: ['price_to'], filter: { query: 'tower' } }]);
});

it('leaves out one word after the other', () => {
  expect(loosenings({ query: 'night zoo walk' }).map((one) => one.filter.query)).toEqual([
    'zoo walk',
    'night walk',
    'night zoo',
  ]);
});

it('never removes the party or its needs, and never becomes empty', () => {
  expect(tried({ party: [30, 4], accessibility: ['step_free'], sort: 'price_low' })).toEqual([]);
  expect(tried({ query: 'tower', party: [30, 4] })).toEqual([]);
  const [only] = loosenings({ city_ids: [3], instant: true, party: [30], accessibility: ['step_free'] });
  expect(only?.filter).toEqual({ city_ids: [3], party: [30], accessibility: ['step_free'] });
});
