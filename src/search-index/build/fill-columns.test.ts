import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';

import { unknownProfile } from '#src/domain/search/documents/booking-profile.ts';
import { specialOptions } from '#src/domain/search/query/filter.ts';
import { emptyIndexQuery, type IndexQuery } from '#src/domain/search/query/index-query.ts';
import { dayRing, type IndexedDocument } from '#src/domain/search/documents/indexed-document.ts';
import { buildIndex } from '#src/search-index/build/build-index.ts';
import { changeOffer, removeDocument } from '#src/search-index/build/change-index.ts';
import { fillColumns } from '#src/search-index/build/fill-columns.ts';
import { pricesIn, type SearchIndex } from '#src/search-index/search-index-shape.ts';
import { searchIndex } from '#src/search-index/search-index.ts';

/** Scattered, and the same every time. */
function scattered(number: number, salt: number): number {
  const mixed = Math.imul(number ^ (salt * 0x9e3779b1), 0x85ebca6b);
  return (Math.imul(mixed ^ (mixed >>> 15), 0xc2b2ae35) >>> 4) & 0xffff;
}

const profiles = [
  unknownProfile,
  { ...unknownProfile, languages: ['en'] },
  { ...unknownProfile, languages: ['ja', 'en'], access: ['step_free' as const] },
];
const count = 2_600;
/** Some share a cell, on both sides of a step or not; some have none that is in order. */
const amounts = [0, 0.5, 1.001, 1.004, 1.006, 99, 100, 29_960, 29_990, 30_010, 30_070, 2 ** 31 + 1, 2 ** 31, 2 ** 40];

function priceOf(number: number): number | null {
  if (number % 11 === 0) return null;
  return number % 2 === 0 ? (amounts[scattered(number, 1) % amounts.length] ?? 0) : scattered(number, 1) + 20;
}

const documents = Array.from({ length: count }, (_, number): IndexedDocument => ({
  id: number + 1,
  destinationId: scattered(number, 2) % 9,
  country: number % 2 === 0 ? 'FR' : 'JP',
  category: ['tour', 'museum', 'pass'][scattered(number, 3) % 3] ?? '',
  specials: scattered(number, 4) % 8,
  score: scattered(number, 5) % 101,
  reviews: scattered(number, 6) % 40,
  popularity: -number,
  currency: ['EUR', 'JPY', 'XXX'][scattered(number, 7) % 3] ?? '',
  price: priceOf(number),
  days: dayRing([20_800 + (scattered(number, 8) % 9)]),
  profile: profiles[scattered(number, 9) % profiles.length] ?? unknownProfile,
  words: [
    ['all', 1 + (scattered(number, 10) % 15)],
    [number % 3 === 0 ? 'third' : 'other', 1 + (scattered(number, 11) % 15)],
  ],
}));

let index: SearchIndex;
let plain: SearchIndex;

beforeAll(() => {
  index = buildIndex(documents);
  for (let id = 1; id < count; id += 13) {
    const price = id % 2 === 0 ? null : scattered(id, 12);
    changeOffer(index, id, { price, days: dayRing([20_800 + (id % 9)]) });
  }
  for (let id = 5; id < count; id += 17) removeDocument(index, id);
  // Without these nothing is read by columns.
  plain = { ...index, stalls: new Uint16Array(0), makes: new Uint16Array(0) };
});

const unlimited = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY, Number.NaN];
const limit = fc.constantFrom(...amounts, ...unlimited, 1000, 30_000, 65_000);
const terms = fc.record({ from: limit, to: limit, factor: fc.constantFrom(1, 0.0061, 163.5, 0, Number.NaN) });
const requested = fc.record({
  destinations: fc.subarray([1, 4, 6]),
  categories: fc.subarray(['tour', 'pass']),
  countries: fc.subarray(['FR']),
  specials: fc.subarray([...specialOptions].slice(0, 3), { maxLength: 1 }),
  languages: fc.subarray(['en', 'ja'], { maxLength: 1 }),
  access: fc.subarray(['step_free' as const]),
  day: fc.option(fc.integer({ min: 20_800, max: 20_808 })),
  priced: fc.boolean(),
  priceSteps: fc.constantFrom([], [0, 100, 1000, 30_000, 1_000_000]),
  sort: fc.constantFrom('most_relevant' as const, 'price_low' as const, 'price_high' as const, 'best_rated' as const),
  skip: fc.constantFrom(0, 40),
  take: fc.constantFrom(0, 10),
});
const words = fc
  .subarray(['all', 'third'])
  .map((some) => some.map((text) => ({ text, prefix: false, correctable: false })));

it('returns the same results by columns as by records, for every query', () => {
  fc.assert(
    fc.property(requested, words, fc.tuple(terms, terms, terms), (more, sought, [euro, yen, other]) => {
      const termsOf = (code: string) => (code === 'EUR' ? euro : code === 'JPY' ? yen : other);
      const horizon = { from: 20_799, to: 20_810 };
      const query: IndexQuery = { ...emptyIndexQuery, ...more, horizon, words: sought, termsOf };
      expect(searchIndex(index, query)).toEqual(searchIndex(plain, query));
    }),
    { numRuns: 300 },
  );
});

it('does not group by stalls once there are too many', () => {
  const size = 65_537;
  const records = new Uint32Array(size * 8).fill(1);
  const from = { records, prices: pricesIn(records) };
  const filled = (most: number) => {
    const columns = fillColumns(size);
    for (let number = 0; number < size; number += 1) {
      records[number * 8 + 3] = Math.min(number, most);
      columns.put(number, from);
    }
    return columns.all();
  };
  expect(filled(65_535).stalls).toHaveLength(size);
  const tooMany = filled(65_536);
  expect([tooMany.stalls.length, tooMany.makes.length, tooMany.priceCells.length]).toEqual([0, 0, size]);
  const merged = fillColumns(1, { ...tooMany, size });
  merged.copy({ from: 0, end: 1, to: 0 });
  expect(merged.all().stalls).toHaveLength(0);
});
