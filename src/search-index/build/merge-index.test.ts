import fc from 'fast-check';
import { expect, it } from 'vitest';

import { unknownProfile, type OptionTerms } from '#src/domain/search/documents/booking-profile.ts';
import { dayRing, dayWords, type IndexedDocument } from '#src/domain/search/documents/indexed-document.ts';
import { buildIndex } from '#src/search-index/build/build-index.ts';
import { removeDocument } from '#src/search-index/build/change-index.ts';
import { mergeIndex } from '#src/search-index/build/merge-index.ts';
import {
  categoryOf,
  countryOf,
  currencyOf,
  destinationOf,
  priceAt,
  profileOf,
  recordAt,
  recordWords,
  ringsOf,
  specialsOf,
} from '#src/search-index/record.ts';
import type { SearchIndex } from '#src/search-index/search-index-shape.ts';

const vocabulary = ['tokyo', 'tower', 'towel', '東京', 'برج', 'a', 'zoo', 'aquarium'];
const freeFor = (freeHours: number): OptionTerms => ({
  freeHours,
  firstMinute: 0,
  party: { minParty: 1, maxParty: 9, units: [] },
});
const profiles = [
  unknownProfile,
  { ...unknownProfile, languages: ['en'] },
  { ...unknownProfile, options: [freeFor(24)] },
  { ...unknownProfile, options: [freeFor(24), freeFor(48)] },
  { ...unknownProfile, options: [freeFor(24), freeFor(48), freeFor(72)] },
];

const document = fc
  .record({
    id: fc.integer({ min: 1, max: 30 }),
    destinationId: fc.integer({ min: 1, max: 5 }),
    country: fc.constantFrom('JP', 'FR', 'AE'),
    category: fc.constantFrom('museum', 'tour', 'pass'),
    specials: fc.integer({ min: 0, max: 255 }),
    score: fc.integer({ min: 0, max: 100 }),
    reviews: fc.integer({ min: 0, max: 4_000_000_000 }),
    popularity: fc.integer({ min: -3, max: 3 }),
    currency: fc.constantFrom('EUR', 'JPY'),
    price: fc.option(fc.integer({ min: 0, max: 2 ** 40 })),
    days: fc.subarray([20_800, 20_801, 20_979]).map(dayRing),
    position: fc.option(
      fc.record({ lat: fc.integer({ min: -90, max: 90 }), lng: fc.integer({ min: -180, max: 180 }) }),
    ),
    profile: fc.constantFrom(...profiles),
    rings: fc.array(fc.subarray([20_800, 20_801, 20_979]).map(dayRing), { minLength: 3, maxLength: 3 }),
    words: fc.uniqueArray(fc.tuple(fc.constantFrom(...vocabulary), fc.integer({ min: 1, max: 15 })), {
      selector: ([word]) => word,
    }),
  })
  .map(({ rings, ...one }): IndexedDocument => {
    const { length } = one.profile.options;
    return length < 2 ? one : { ...one, optionDays: rings.slice(0, length) };
  });
const documents = fc.uniqueArray(document, { selector: (one) => one.id, maxLength: 25 });
const inOrder = (some: readonly IndexedDocument[]): IndexedDocument[] =>
  some.toSorted((a, b) => b.popularity - a.popularity || a.id - b.id);

/** What the columns say of a document. */
function toldByColumns({ stalls, makes, priceCells, ...index }: SearchIndex, number: number) {
  const stall = recordAt(stalls[number] ?? -1);
  const make = recordAt(makes[number] ?? -1);
  return {
    stall: [
      index.destinations[destinationOf(index.stallRecords, stall)],
      index.categories[categoryOf(index.stallRecords, stall)],
      index.countries[countryOf(index.stallRecords, stall)],
      index.currencies[currencyOf(index.stallRecords, stall)],
    ],
    make: [index.profiles[profileOf(index.makeRecords, make)], specialsOf(index.makeRecords, make)],
    priceCell: priceCells[number],
  };
}

/** Returns the rings of days of its options, wherever they are. */
function toldRings(index: SearchIndex, number: number): number[] | null {
  const from = ringsOf(index.days, recordAt(number));
  const options = index.profiles[profileOf(index.records, recordAt(number))]?.options.length ?? 0;
  return from === null ? null : [...index.optionDays.subarray(from, from + options * dayWords)];
}

/** All that an index says, with names instead of their places. */
function reported(index: SearchIndex) {
  return {
    size: index.size,
    ids: [...index.ids],
    byId: [...index.byId],
    gone: [...index.gone],
    terms: index.terms,
    letters: [...index.letters],
    starts: [...index.starts],
    postings: [...index.postings],
    documents: Array.from({ length: index.size }, (_, number) => {
      const record = recordAt(number);
      const { records } = index;
      const words = records.slice(record, record + recordWords);
      // Names are compared by themselves: their places may differ.
      words.fill(0, 3, 4);
      words[4] = ((words[4] ?? 0) >>> 16) << 16;
      words[5] = ((words[5] ?? 0) >>> 20) << 20;
      return {
        words: [...words],
        days: Array.from(index.days.subarray(record, record + dayWords + 1)),
        rings: toldRings(index, number),
        destination: index.destinations[destinationOf(records, record)],
        category: index.categories[categoryOf(records, record)],
        country: index.countries[countryOf(records, record)],
        currency: index.currencies[currencyOf(records, record)],
        profile: index.profiles[profileOf(records, record)],
        ...toldByColumns(index, number),
      };
    }),
    prices: Array.from(index.ids, (_, number) => index.prices[priceAt(number)]),
  };
}

it('returns the same index as a full rebuild', () => {
  const ids = fc.subarray(Array.from({ length: 30 }, (_, at) => at + 1));
  fc.assert(
    fc.property(documents, documents, ids, ids, (standing, changed, gone, removed) => {
      const index = buildIndex(inOrder(standing));
      for (const id of removed) removeDocument(index, id);
      const before = reported(index);
      const merged = mergeIndex(
        index,
        changed,
        gone.filter((id) => !changed.some((one) => one.id === id)),
      );
      const stored = standing.filter(
        ({ id }) => !gone.includes(id) && !removed.includes(id) && !changed.some((one) => one.id === id),
      );
      expect(reported(merged)).toEqual(reported(buildIndex(inOrder([...stored, ...changed]))));
      expect(reported(index)).toEqual(before);
      expect(merged.postings.buffer).toBeInstanceOf(SharedArrayBuffer);
    }),
    { numRuns: 300 },
  );
});

it('goes on from a merged index as from a built one', () => {
  fc.assert(
    fc.property(documents, documents, documents, (first, second, third) => {
      const merged = mergeIndex(mergeIndex(buildIndex(inOrder(first)), second, []), third, []);
      const last = new Map([...first, ...second, ...third].map((one) => [one.id, one]));
      expect(reported(merged)).toEqual(reported(buildIndex(inOrder([...last.values()]))));
    }),
  );
});
