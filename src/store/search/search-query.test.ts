import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { accessNeeds } from '#src/domain/catalogue/access-need.ts';
import { unknownProfile, type BookingProfile } from '#src/domain/search/documents/booking-profile.ts';
import { emptyIndexQuery, type IndexQuery } from '#src/domain/search/query/index-query.ts';
import type { MapArea } from '#src/domain/search/query/map-area.ts';
import type { PartyTerms } from '#src/domain/search/party-fit.ts';
import { dayRing } from '#src/domain/search/documents/indexed-document.ts';
import { searchSorts, specialOptions } from '#src/domain/search/query/filter.ts';
import type { SearchItem } from '#src/domain/search/documents/search-item.ts';
import { soughtWords } from '#src/domain/search/text/tokenise.ts';
import { startIndex } from '#src/search-index/build/build-index.ts';
import type { SearchIndex } from '#src/search-index/search-index-shape.ts';
import { searchIndex } from '#src/search-index/search-index.ts';
import {
  changeSearchItems,
  changeSearchOffers,
  findSearchOffers,
  readSearchItems,
  refillSearchItems,
} from '#src/store/search/search-items.store.ts';
import { profileOfText } from '#src/store/search/search-profiles.ts';
import { findItems } from '#src/store/search/search-query.store.ts';
import { openTestDatabase, type TestDatabase } from '../../../tests/database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const vocabulary = [
  'tokyo',
  'tower',
  'towel',
  'to',
  '東京',
  '京都',
  'برج',
  "o'clock",
  'back\\slash',
  'a',
  '42',
  'ลอนดอน',
];
const currencies = ['EUR', 'JPY', 'HKD'];
const days = [20_800, 20_801, 20_979];

const party: PartyTerms = {
  minParty: 1,
  maxParty: 4,
  units: [
    { id: 'adult', pax: 1, accompanied: false, maxQuantity: null, minAge: 12, maxAge: 99 },
    { id: 'child', pax: 1, accompanied: true, maxQuantity: 1, minAge: 3, maxAge: 11 },
  ],
};
const pair: PartyTerms = { ...party, minParty: 2 };
const adults: PartyTerms = { ...party, units: party.units.filter((unit) => unit.id === 'adult') };
const profiles: readonly BookingProfile[] = [
  unknownProfile,
  { ...unknownProfile, languages: ['en', 'ja'], options: [{ freeHours: 24, firstMinute: 540, party }] },
  {
    ...unknownProfile,
    languages: ['ja'],
    access: ['step_free'],
    options: [{ freeHours: 72, firstMinute: 0, party: pair }],
  },
  // Options that differ: in who may take part, until when they are free to cancel, or both.
  {
    ...unknownProfile,
    access: ['accessible_toilet', 'step_free'],
    options: [
      { freeHours: null, firstMinute: 0, party },
      { freeHours: 24, firstMinute: 540, party: pair },
    ],
  },
  {
    ...unknownProfile,
    options: [
      { freeHours: 24, firstMinute: 0, party: pair },
      { freeHours: 72, firstMinute: 0, party: adults },
      { freeHours: null, firstMinute: 0, party },
    ],
  },
];

const item = fc.record({
  destinationId: fc.integer({ min: 1, max: 5 }),
  country: fc.constantFrom('JP', 'FR', 'AE'),
  category: fc.constantFrom('museum', 'tour', 'pass'),
  specials: fc.integer({ min: 0, max: 7 }),
  score: fc.constantFrom(0, 60, 80, 100),
  reviews: fc.integer({ min: 0, max: 50 }),
  popularity: fc.integer({ min: -3, max: 3 }),
  currency: fc.constantFrom(...currencies),
  price: fc.option(fc.integer({ min: 0, max: 40 })),
  // For each option that the profile distinguishes; earlier rows have one for all of them.
  optionDays: fc.array(fc.subarray(days), { minLength: 3, maxLength: 3 }),
  apart: fc.boolean(),
  profile: fc.constantFrom(...profiles),
  words: fc
    .uniqueArray(fc.tuple(fc.constantFrom(...vocabulary), fc.integer({ min: 1, max: 15 })), {
      selector: ([word]) => word,
    })
    .map((words) => new Map(words)),
  position: fc.option(fc.record({ lat: fc.integer({ min: -80, max: 80 }), lng: fc.integer({ min: -180, max: 180 }) })),
});
function daysOf(optionDays: readonly (readonly number[])[], apart: boolean): Pick<SearchItem, 'days' | 'optionDays'> {
  const days = dayRing(optionDays.flat());
  return apart && optionDays.length > 1 ? { days, optionDays: optionDays.map((one) => dayRing(one)) } : { days };
}
const catalogue = fc.array(item, { maxLength: 40 }).map((items) =>
  items.map(({ optionDays, apart, ...one }, place): SearchItem => ({
    ...one,
    ...daysOf(optionDays.slice(0, Math.max(1, one.profile.options.length)), apart),
    id: 1 + ((place * 7) % 41),
    content: one.position === null ? {} : { product: { meetingPoint: one.position } },
  })),
);

const terms = {
  EUR: { from: 5, to: 20, factor: 9 },
  JPY: { from: 0, to: 40, factor: 0.05 },
  HKD: { from: 30, to: 10, factor: 1 },
};
const query = fc.record({
  words: fc
    .uniqueArray(fc.constantFrom(...vocabulary), { maxLength: 3 })
    .chain((words) =>
      fc.boolean().map((prefix) => words.map((text, at) => ({ text, prefix: prefix && at === 0, correctable: false }))),
    ),
  destinations: fc.subarray([1, 2, 3, 9], { maxLength: 2 }),
  categories: fc.subarray(['museum', 'tour', 'spaceflight'], { maxLength: 2 }),
  countries: fc.subarray(['JP', 'FR', 'XX'], { maxLength: 2 }),
  specials: fc.subarray([...specialOptions]),
  languages: fc.subarray(['en', 'ja', 'xx'], { maxLength: 2 }),
  access: fc.subarray([...accessNeeds], { maxLength: 2 }),
  party: fc.constantFrom([], [30], [30, 6], [30, 6, 5], [9]),
  among: fc.option(fc.subarray([1, 8, 15, 22, 29, 77])),
  area: fc.option(
    fc.constantFrom<MapArea>(
      [-180, -84, 180, 84],
      [-10, 30, 40.5, 61.25],
      [150, -60, 230, 60],
      [0, 0, 0.000001, 0.000001],
    ),
  ),
  day: fc.option(fc.constantFrom(...days)),
  horizon: fc.constantFrom({ from: 20_795, to: 20_975 }, { from: 20_801, to: 20_801 }, { from: 0, to: -1 }),
  free: fc.option(
    fc.constantFrom(20_790, 20_800, 20_974).map((first) => ({
      atMs: first,
      firstDay: (destination: number, hours: number, minute: number) =>
        destination === 3 ? null : first + hours / 24 - (minute > 0 ? 1 : 0),
    })),
  ),
  counted: fc.boolean(),
  priceSteps: fc.constantFrom([], [0, 1, 2, 5, 10, 100]),
  priced: fc.boolean(),
  requestedPrices: fc.uniqueArray(fc.tuple(fc.integer({ min: 1, max: 44 }), fc.integer({ min: 0, max: 80 })), {
    maxLength: 12,
    selector: ([id]) => id,
  }),
  sort: fc.constantFrom(...searchSorts),
  skip: fc.constantFrom(0, 3),
  take: fc.constantFrom(0, 5, 100),
});

async function indexOf(): Promise<SearchIndex> {
  const builder = startIndex();
  for await (const batch of readSearchItems(database.db)) for (const document of batch) builder.add(document);
  return builder.finish();
}

/** All that both must agree on: for equal sort keys and for relevance the order is each one's own. */
function counts({ total, destinations, categories, specials, prices, hits, ...more }: ReturnType<typeof searchIndex>) {
  return {
    total,
    hits: hits.length,
    destinations: [...destinations].toSorted(([a], [b]) => a - b),
    categories: [...categories].toSorted(([a], [b]) => (a < b ? -1 : 1)),
    specials: specialOptions.map((option) => specials.get(option) ?? 0),
    languages: [...more.languages].toSorted(([a], [b]) => (a < b ? -1 : 1)),
    access: accessNeeds.map((need) => more.access.get(need) ?? 0),
    openDays: more.openDays,
    prices: prices.toSorted((a, b) => (a.currency < b.currency ? -1 : 1)),
    priceCounts: more.priceCounts,
    cells: more.cells,
  };
}

it(
  'gives the totals and counts of the index, whatever the catalogue and the question',
  { timeout: 120_000 },
  async () => {
    await fc.assert(
      fc.asyncProperty(catalogue, fc.array(query, { minLength: 6, maxLength: 6 }), async (items, queries) => {
        await refillSearchItems(database.db, [items]);
        const index = await indexOf();
        expect(index.size).toBe(items.length);
        for (const requested of queries) {
          const full: IndexQuery = {
            ...emptyIndexQuery,
            ...requested,
            termsOf: (code) => terms[code as keyof typeof terms],
          };
          const ours = searchIndex(index, full);
          const theirs = await findItems(database.db, full);
          expect(counts(theirs)).toEqual(counts(ours));
          if (full.sort !== 'most_relevant' || full.words.length === 0)
            expect(theirs.hits.map((hit) => hit.id)).toEqual(ours.hits.map((hit) => hit.id));
        }
      }),
      { numRuns: 40 },
    );
  },
);

it('reports a sold-out option among hourly changes, with the rings of the others', async () => {
  const rings = [dayRing([20_800]), dayRing([20_801])];
  const listed: SearchItem = {
    id: 5,
    destinationId: 1,
    country: 'FR',
    category: 'tour',
    specials: 0,
    score: 0,
    reviews: 0,
    popularity: 1,
    currency: 'EUR',
    price: 100,
    days: dayRing([20_800, 20_801]),
    optionDays: rings,
    profile: profiles[3] ?? unknownProfile,
    content: { product: {} },
    words: new Map(),
  };
  const reported = async () =>
    (await database.db.query<{ whole: boolean }>('select whole from search_change order by seq')).rows;
  await refillSearchItems(database.db, [[listed]]);
  const offer = { id: 5, price: 100, days: listed.days, staleAt: null };
  expect(await changeSearchOffers(database.db, [{ ...offer, optionDays: rings }])).toBe(0);
  expect(await changeSearchOffers(database.db, [{ ...offer, optionDays: rings.toReversed() }])).toBe(1);
  expect((await findSearchOffers(database.db, [5]))[0]?.optionDays).toEqual(rings.toReversed());
  expect(await changeSearchItems(database.db, [listed])).toBe(1);
  expect(await reported()).toEqual([{ whole: false }, { whole: false }]);
  expect(await changeSearchItems(database.db, [{ ...listed, content: {} }])).toBe(1);
  expect((await reported()).at(-1)).toEqual({ whole: true });
  expect(await changeSearchOffers(database.db, [offer])).toBe(1);
  expect((await findSearchOffers(database.db, [5]))[0]).not.toHaveProperty('optionDays');
});

it('reads a profile written before options were distinguished', async () => {
  const former = { languages: ['en'], access: [], freeHours: 24, firstMinute: 540, parties: [party, pair] };
  expect(profileOfText(JSON.stringify(former))).toEqual({
    languages: ['en'],
    access: [],
    options: [
      { freeHours: 24, firstMinute: 540, party },
      { freeHours: 24, firstMinute: 540, party: pair },
    ],
  });
});

it('sends no query that the database could misread', async () => {
  await refillSearchItems(database.db, []);
  for (const text of ["' or 1=1 --", '\\', "o'", ':* & !x', '<script>'])
    expect((await findItems(database.db, { ...emptyIndexQuery, words: soughtWords(text), take: 10 })).total).toBe(0);
});

it('considers only the most popular that match, where there are more listings than it may look at', async () => {
  const item = {
    country: 'FR',
    specials: 0,
    score: 0,
    reviews: 0,
    currency: 'EUR',
    price: 100,
    days: dayRing([]),
    content: {},
  };
  const listed = Array.from({ length: 40 }, (_, at): SearchItem => ({
    ...item,
    id: at + 1,
    popularity: at,
    destinationId: 1 + (at % 2),
    category: at % 4 === 0 ? 'tour' : 'pass',
    words: new Map([[at < 10 ? 'museum' : 'tower', 1]]),
  }));
  await refillSearchItems(database.db, [listed]);
  const send = (query: Partial<IndexQuery>, most: number | null) =>
    findItems(database.db, { ...emptyIndexQuery, take: 3, ...query }, most);
  expect(await send({}, 15)).toMatchObject({ total: 15, hits: [{ id: 40 }, { id: 39 }, { id: 38 }] });
  expect((await send({ destinations: [1], categories: ['tour'] }, 15)).hits).toMatchObject([
    { id: 37 },
    { id: 33 },
    { id: 29 },
  ]);
  expect(await send({ destinations: [1], categories: ['tour'] }, 15)).toMatchObject({ total: 10 });
  expect(await send({ words: soughtWords('museum ') }, 15)).toMatchObject({ total: 10 });
  expect(await send({ categories: ['tour'] }, 40)).toEqual(await send({ categories: ['tour'] }, null));
});
