import { expect, it } from 'vitest';

import { unknownProfile } from '#src/domain/search/documents/booking-profile.ts';
import { emptyIndexQuery, type IndexQuery } from '#src/domain/search/query/index-query.ts';
import { dayRing, type IndexedDocument } from '#src/domain/search/documents/indexed-document.ts';
import type { PartyTerms } from '#src/domain/search/party-fit.ts';
import { buildIndex } from '#src/search-index/build/build-index.ts';
import { changeOffer } from '#src/search-index/build/change-index.ts';
import { searchIndex } from '#src/search-index/search-index.ts';

const [monday, tuesday, wednesday] = [20_800, 20_801, 20_802];
const adult = { id: 'adult', pax: 1, accompanied: false, maxQuantity: null, minAge: 12, maxAge: 99 };
const family: PartyTerms = {
  minParty: 1,
  maxParty: 6,
  units: [adult, { ...adult, id: 'child', minAge: 0, maxAge: 11 }],
};
const grown: PartyTerms = { minParty: 1, maxParty: 6, units: [adult] };

/** By day for families, and not to be cancelled; by night for grown-ups, and free to cancel. */
const cruise: IndexedDocument = {
  id: 7,
  destinationId: 1,
  country: 'HK',
  category: 'tour',
  specials: 0,
  score: 0,
  reviews: 0,
  popularity: 1,
  currency: 'HKD',
  price: 100,
  words: [['cruise', 1]],
  days: dayRing([monday, tuesday]),
  optionDays: [dayRing([monday]), dayRing([tuesday])],
  profile: {
    ...unknownProfile,
    options: [
      { freeHours: null, firstMinute: 600, party: family },
      { freeHours: 24, firstMinute: 1200, party: grown },
    ],
  },
};
const horizon = { from: monday - 1, to: monday + 30 };
const found = (index: ReturnType<typeof buildIndex>, query: Partial<IndexQuery>) =>
  searchIndex(index, { ...emptyIndexQuery, horizon, ...query });
const freeFrom = (first: number): IndexQuery['free'] => ({ atMs: first, firstDay: () => first });

it('finds nothing on a day on which only an option for others has places', () => {
  const index = buildIndex([cruise]);
  const total = (query: Partial<IndexQuery>): number => found(index, query).total;
  expect(total({ party: [30, 6], day: monday })).toBe(1);
  expect(total({ party: [30, 6], day: tuesday })).toBe(0);
  expect(total({ party: [30], day: tuesday })).toBe(1);
  expect(total({ day: tuesday })).toBe(1);
  expect(found(index, { party: [30, 6] }).openDays).toEqual([monday]);
  expect(found(index, { party: [30, 30] }).openDays).toEqual([monday, tuesday]);
});

it('calls free to cancel only what one and the same option is, for those who travel', () => {
  const index = buildIndex([cruise]);
  const total = (query: Partial<IndexQuery>): number => found(index, query).total;
  expect(total({ free: freeFrom(monday) })).toBe(1);
  expect(total({ free: freeFrom(monday), day: monday })).toBe(0);
  expect(total({ free: freeFrom(monday), day: tuesday })).toBe(1);
  expect(total({ free: freeFrom(wednesday) })).toBe(0);
  expect(total({ free: freeFrom(monday), party: [30, 6] })).toBe(0);
});

it('follows an option that sells out while another of the same listing does not', () => {
  const index = buildIndex([cruise]);
  expect(changeOffer(index, 7, { ...cruise, optionDays: [dayRing([]), dayRing([monday, tuesday])] })).toBe(true);
  expect(found(index, { party: [30, 6], day: monday }).total).toBe(0);
  expect(found(index, { party: [30], day: monday }).total).toBe(1);
});

it('leaves the rings of other options than it has: all of that listing is on its way', () => {
  const index = buildIndex([cruise, { ...cruise, id: 8, popularity: 0 }]);
  const three = [dayRing([]), dayRing([]), dayRing([])];
  expect(changeOffer(index, 7, { ...cruise, optionDays: three })).toBe(true);
  expect(found(index, { party: [30, 6], day: monday }).total).toBe(2);
});
