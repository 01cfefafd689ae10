import { expect, it } from 'vitest';

import { emptyIndexQuery } from '#src/domain/search/query/index-query.ts';
import { dayRing, type IndexedDocument } from '#src/domain/search/documents/indexed-document.ts';
import type { SoughtWord } from '#src/domain/search/text/tokenise.ts';
import { buildIndex } from '#src/search-index/build/build-index.ts';
import { searchIndex } from '#src/search-index/search-index.ts';

const signs = 'abcdefghij';
/** "wardaab", "wardcaj": as many words as there are numbers below a thousand. */
const wordOf = (number: number): string =>
  `ward${[100, 10, 1].map((of) => signs[Math.floor(number / of) % 10]).join('')}`;
const count = 1_000;

const documents = Array.from({ length: count }, (_, number): IndexedDocument => ({
  id: number + 1,
  destinationId: 1,
  country: 'FR',
  category: 'tour',
  specials: 0,
  score: 0,
  reviews: 0,
  popularity: -number,
  currency: 'EUR',
  price: 100,
  days: dayRing([]),
  words: [
    [wordOf(number), 1],
    ['everywhere', 1],
  ],
}));

/** How many letters of the dictionary a question reads: one for each term that is compared for slips. */
function looksOf(words: readonly SoughtWord[], times = 1): { readonly looks: number; readonly total: number } {
  const built = buildIndex(documents);
  let looks = 0;
  const letters = new Proxy(built.letters, {
    get: (target, key) => {
      if (typeof key === 'string' && /^\d+$/.test(key)) looks += 1;
      return Reflect.get(target, key, target) as unknown;
    },
  });
  const index = { ...built, letters };
  let total = 0;
  for (let time = 0; time < times; time += 1) total = searchIndex(index, { ...emptyIndexQuery, words, take: 5 }).total;
  return { looks, total };
}

const whole = (text: string): SoughtWord => ({ text, prefix: false, correctable: true });
const dictionary = count + 1;

it('finds a word with a typo by one pass over the dictionary, and caches it', () => {
  expect(looksOf([whole('evreywhere')])).toEqual({ looks: dictionary, total: count });
  expect(looksOf([whole('evreywhere')], 20).looks).toBe(dictionary);
});

it('stops at the first word without a match', () => {
  const unknown = Array.from({ length: 40 }, (_, at) => whole(`zzqxk${signs[at % 10]}${signs[Math.floor(at / 10)]}`));
  expect(looksOf(unknown)).toEqual({ looks: dictionary, total: 0 });
  expect(looksOf([...unknown, whole('everywhere')]).looks).toBe(dictionary);
});

it('corrects typos in four words at most, and finds nothing for more', () => {
  const slips = ['everywhre', 'evrywhere', 'eveywhere', 'everwhere', 'everyhere', 'everywere'];
  const slipped = (many: number): readonly SoughtWord[] => slips.slice(0, many).map(whole);
  expect(looksOf(slipped(4))).toEqual({ looks: 4 * dictionary, total: count });
  expect(looksOf(slipped(6))).toEqual({ looks: 4 * dictionary, total: 0 });
});

it('compares nothing for a known word or one too short for a typo', () => {
  expect(looksOf([whole('everywhere'), whole('wardaab')]).looks).toBe(0);
  expect(looksOf([whole('zzz')])).toEqual({ looks: 0, total: 0 });
});
