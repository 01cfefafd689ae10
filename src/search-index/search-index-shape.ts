import type { BookingProfile } from '#src/domain/search/documents/booking-profile.ts';

/**
 * The index: a document is its number in the order of popularity, its facts are two records of eight words, its words
 * are postings of one sorted dictionary (`postings[starts[t] … starts[t + 1]]`: document number × 16 + field bits, in
 * order). Everything large is plain shared memory: it is written to a file as it is, and one copy may serve several
 * threads.
 */
export type SearchIndex = {
  readonly size: number;
  readonly ids: Int32Array;
  /** Document numbers in the order of their ids. */
  readonly byId: Uint32Array;
  /** A record for each document (see `record.ts`). */
  readonly records: Uint32Array;
  /** Another one for each: a ring of its days with places, its popularity, and where its rings by option begin. */
  readonly days: Uint32Array;
  /** Rings of days of those documents whose options differ in their terms, one beside the other (see `ringsOf`). */
  readonly optionDays: Uint32Array;
  /**
   * What is read for much of the catalogue without its records, in short columns: where a document stands (listings of one
   * destination, category, country and currency share a stall), its make (profile and special options), and the cell of
   * its price. Stalls and makes are empty where there are too many of them.
   */
  readonly stalls: Uint16Array;
  readonly makes: Uint16Array;
  readonly priceCells: Uint16Array;
  /** A record of each stall, and of each make, of which nothing else means anything. */
  readonly stallRecords: Uint32Array;
  readonly makeRecords: Uint32Array;
  /**
   * The same memory as numbers of 64 bits: the lowest price in minor units of a document's currency (see `priceAt`),
   * NaN where nothing is on sale.
   */
  readonly prices: Float64Array;
  /** A bit for each document: set when it is no longer there. */
  readonly gone: Uint32Array;
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

/** The columns that are files' worth of numbers, in the order in which they are in a snapshot. */
export const columnMakers = {
  records: Uint32Array,
  days: Uint32Array,
  optionDays: Uint32Array,
  stalls: Uint16Array,
  makes: Uint16Array,
  priceCells: Uint16Array,
  stallRecords: Uint32Array,
  makeRecords: Uint32Array,
  ids: Int32Array,
  byId: Uint32Array,
  gone: Uint32Array,
  letters: Uint32Array,
  starts: Uint32Array,
  postings: Uint32Array,
} as const;
export type ColumnName = keyof typeof columnMakers;

/** The records read as numbers of 64 bits. */
export function pricesIn(records: Uint32Array): Float64Array {
  return new Float64Array(records.buffer, records.byteOffset, records.length / 2);
}

/** So many words hold a bit for each of so many documents. */
export function bitWords(size: number): number {
  return (size + 31) >>> 5;
}

/** How many bits of a word are set. */
export function bitsIn(word: number): number {
  let bits = word - ((word >>> 1) & 0x55555555);
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
  return Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** Whether a document is no longer there. */
export function isGone({ gone }: Pick<SearchIndex, 'gone'>, number: number): boolean {
  return (((gone[number >>> 5] ?? 0) >>> (number & 31)) & 1) === 1;
}

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
