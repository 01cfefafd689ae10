import fc from 'fast-check';
import { expect, it } from 'vitest';

import { emptyIndexQuery, type IndexQuery } from '#src/domain/search/query/index-query.ts';
import { dayRing, type IndexedDocument } from '#src/domain/search/documents/indexed-document.ts';
import type { SoughtWord } from '#src/domain/search/text/tokenise.ts';
import { buildIndex } from '#src/search-index/build/build-index.ts';
import { searchIndex } from '#src/search-index/search-index.ts';

/** Scattered, and the same every time. */
function scattered(number: number, salt: number): number {
  const mixed = Math.imul(number ^ (salt * 0x9e3779b1), 0x85ebca6b);
  return (Math.imul(mixed ^ (mixed >>> 15), 0xc2b2ae35) >>> 4) & 0xffff;
}

/** Words from what nearly every document holds to what one of thousands does. */
const shares = { every: 0.97, common: 0.5, commoner: 0.55, some: 0.08, few: 0.004, fewer: 0.002, none: 0 } as const;
type Word = keyof typeof shares;
const vocabulary: readonly Word[] = ['every', 'common', 'commoner', 'some', 'few', 'fewer', 'none'];
const count = 9_000;

const documents = Array.from({ length: count }, (_, number): IndexedDocument => ({
  id: number + 1,
  destinationId: 1,
  country: 'FR',
  category: 'tour',
  specials: scattered(number, 90) % 4,
  score: scattered(number, 91) % 101,
  reviews: scattered(number, 92) % 40,
  popularity: -number,
  currency: 'EUR',
  price: number % 9 === 0 ? null : scattered(number, 93),
  days: dayRing([20_800 + (scattered(number, 94) % 9)]),
  words: vocabulary.flatMap((word, at) =>
    scattered(number, at) / 0x10000 < shares[word] ? [[word, 1 + (scattered(number, at + 20) % 15)] as const] : [],
  ),
}));
const index = buildIndex(documents);

const sought = fc
  .subarray([...vocabulary, 'comm', 'fe'], { minLength: 1, maxLength: 4 })
  .chain((words) => fc.shuffledSubarray(words, { minLength: words.length }))
  .map((words) => words.map((text): SoughtWord => ({ text, prefix: text.length <= 4, correctable: false })));

function holds(document: IndexedDocument, { text, prefix }: SoughtWord): boolean {
  return Array.from(document.words).some(([word]) => word === text || (prefix && word.startsWith(text)));
}

it('finds the documents that contain every word, however rare or common the words are', () => {
  fc.assert(
    fc.property(sought, (words) => {
      const expected = documents.filter((document) => words.every((word) => holds(document, word)));
      const { hits, total } = searchIndex(index, { ...emptyIndexQuery, words, take: count });
      expect(total).toBe(expected.length);
      expect(hits.map((hit) => hit.id).toSorted((a, b) => a - b)).toEqual(expected.map((one) => one.id));
    }),
  );
});

it('ranks a page as it ranks everything: what is passed over could not have been on it', () => {
  const more = fc.record({
    specials: fc.subarray(['instant', 'free_cancellation'] as const, { maxLength: 1 }),
    day: fc.option(fc.integer({ min: 20_800, max: 20_808 })),
    counted: fc.boolean(),
    skip: fc.constantFrom(0, 7),
    take: fc.constantFrom(0, 1, 10),
  });
  fc.assert(
    fc.property(sought, more, (words, requested) => {
      const query: IndexQuery = { ...emptyIndexQuery, ...requested, words };
      const page = searchIndex(index, query);
      // With room for all of them nothing is passed over.
      const all = searchIndex(index, { ...query, skip: 0, take: count + 1 });
      expect(page.hits).toEqual(all.hits.slice(query.skip, query.skip + query.take));
      expect(page.total).toBe(all.total);
    }),
  );
});
