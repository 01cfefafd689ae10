import type { BookingProfile } from '#src/domain/search/booking-profile.ts';

/**
 * The index: a document is its number in the order of renown, its columns are typed arrays, its words are postings of
 * one sorted dictionary (`postings[starts[t] … starts[t + 1]]`: document number × 16 + field bits, in order). Everything
 * large is plain shared memory: it is written to a file as it stands, and one copy may serve several threads.
 */
export type SearchIndex = {
  readonly size: number;
  readonly ids: Int32Array;
  /** Document numbers in the order of their ids. */
  readonly byId: Uint32Array;
  /** Places in `destinations`, `countries`, `categories`, `currencies`. */
  readonly destination: Uint16Array;
  readonly country: Uint16Array;
  readonly category: Uint16Array;
  readonly currency: Uint16Array;
  /** Places in `profiles`. */
  readonly profile: Uint16Array;
  readonly specials: Uint8Array;
  /** 20 to 100, 0 without reviews; and how many reviews. */
  readonly score: Uint8Array;
  readonly reviews: Uint32Array;
  /** The lowest price in minor units of the document's currency; NaN where nothing is on sale. */
  readonly price: Float64Array;
  /** A ring of bits for each document: `dayWords` words, the bit of a day is its number since 1970 modulo `daysKept`. */
  readonly days: Uint32Array;
  /** How many words the title has, in all languages. */
  readonly titleWords: Uint8Array;
  /** 1 for documents that are no longer there. */
  readonly gone: Uint8Array;
  readonly destinations: readonly number[];
  readonly countries: readonly string[];
  readonly categories: readonly string[];
  readonly currencies: readonly string[];
  readonly profiles: readonly BookingProfile[];
  readonly terms: readonly string[];
  /** For each term its letters as bits, so that far ones are passed over when a slip is looked for. */
  readonly letters: Uint32Array;
  readonly starts: Uint32Array;
  readonly postings: Uint32Array;
};

/** The columns that are files' worth of numbers, in the order in which they stand in a snapshot. */
export const columnMakers = {
  price: Float64Array,
  ids: Int32Array,
  byId: Uint32Array,
  reviews: Uint32Array,
  days: Uint32Array,
  letters: Uint32Array,
  starts: Uint32Array,
  postings: Uint32Array,
  destination: Uint16Array,
  country: Uint16Array,
  category: Uint16Array,
  currency: Uint16Array,
  profile: Uint16Array,
  specials: Uint8Array,
  score: Uint8Array,
  titleWords: Uint8Array,
  gone: Uint8Array,
} as const;
export type ColumnName = keyof typeof columnMakers;

/** The number of a document by its id, or undefined. */
export function numberOf(index: Pick<SearchIndex, 'ids' | 'byId'>, id: number): number | undefined {
  let low = 0;
  let high = index.byId.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((index.ids[index.byId[middle] ?? 0] ?? 0) < id) low = middle + 1;
    else high = middle;
  }
  const number = index.byId[low];
  return number !== undefined && index.ids[number] === id ? number : undefined;
}

/** The letters of a word as bits; two words that differ by one slip differ in two bits at most. */
export function lettersOf(word: string): number {
  let bits = 0;
  for (let at = 0; at < word.length; at += 1) bits |= 1 << (word.charCodeAt(at) & 31);
  return bits >>> 0;
}
