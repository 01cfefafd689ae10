import { dayWords, type IndexedDocument } from '#src/domain/search/documents/indexed-document.ts';
import { counted } from '#src/domain/search/query/map-cells.ts';

/**
 * All numbers of a document that are read for each hit are together in one record of eight words, so that a hit costs
 * one line of the processor's cache instead of one for each column, and two neighbours share it. What is read only
 * occasionally is in another record of as many words: its days, which are soon all found, and its popularity.
 */
export const recordWords = 8;

const priceWord = 0;
const reviewsWord = 2;
const placesWord = 3;
const profileWord = 4;
const moneyWord = 5;
const latWord = 6;
const lngWord = 7;
const popularityWord = dayWords;
const ringsWord = dayWords + 1;

/** The latitude of what is nowhere. */
const nowhere = 0x7fffffff;

/** Where the record of a document begins among the words of all records, and its days among those of the other ones. */
export function recordAt(number: number): number {
  return number << 3;
}

/** Returns where the price of a document is when the records are read as numbers of 64 bits. */
export function priceAt(number: number): number {
  return number << 2;
}

/** How many reviews; `at` is where the record begins, here and below. */
export function reviewsOf(records: Uint32Array, at: number): number {
  return records[at + reviewsWord] ?? 0;
}

/** Its place in `destinations`. */
export function destinationOf(records: Uint32Array, at: number): number {
  return (records[at + placesWord] ?? 0) & 0xffff;
}

/** Its place in `categories`. */
export function categoryOf(records: Uint32Array, at: number): number {
  return (records[at + placesWord] ?? 0) >>> 16;
}

/** Its place in `profiles`. */
export function profileOf(records: Uint32Array, at: number): number {
  return (records[at + profileWord] ?? 0) & 0xffff;
}

/** The bits of its special options. */
export function specialsOf(records: Uint32Array, at: number): number {
  return ((records[at + profileWord] ?? 0) >>> 16) & 0xff;
}

/** 20 to 100, 0 without reviews. */
export function scoreOf(records: Uint32Array, at: number): number {
  return (records[at + profileWord] ?? 0) >>> 24;
}

/** Its place in `countries`. */
export function countryOf(records: Uint32Array, at: number): number {
  return (records[at + moneyWord] ?? 0) & 0x3ff;
}

/** Its place in `currencies`. */
export function currencyOf(records: Uint32Array, at: number): number {
  return ((records[at + moneyWord] ?? 0) >>> 10) & 0x3ff;
}

/** How many words the title has, in all languages; 255 are as good as more. */
export function titleWordsOf(records: Uint32Array, at: number): number {
  return (records[at + moneyWord] ?? 0) >>> 20;
}

/** By which documents are numbered, higher first; it follows the days. */
export function popularityOf(days: Uint32Array, at: number): number {
  return (days[at + popularityWord] ?? 0) | 0;
}

/**
 * Where its rings of days begin, one for each option that its profile distinguishes; null when one ring holds for all.
 */
export function ringsOf(days: Uint32Array, at: number): number | null {
  const place = days[at + ringsWord] ?? 0;
  return place === 0 ? null : (place - 1) * dayWords;
}

/** Notes where they begin. */
export function putRings(days: Uint32Array, at: number, rings: number): void {
  days[at + ringsWord] = rings / dayWords + 1;
}

/** Where it is, as positions are counted (`map-cells.ts`); north of every map when that is not known. */
export function latOf(records: Uint32Array, at: number): number {
  return (records[at + latWord] ?? 0) | 0;
}

export function lngOf(records: Uint32Array, at: number): number {
  return (records[at + lngWord] ?? 0) | 0;
}

/** Returns a number that distinguishes stalls: destination, category, country and currency are the same when it is. */
export function stallKey(records: Uint32Array, at: number): number {
  return (records[at + placesWord] ?? 0) * 2 ** 20 + ((records[at + moneyWord] ?? 0) & 0xfffff);
}

/** Returns a number that distinguishes makes: profile and special options are the same when it is. */
export function makeKey(records: Uint32Array, at: number): number {
  return (records[at + profileWord] ?? 0) & 0xffffff;
}

/** The places of a document's names in the lists of an index. */
export type NamePlaces = {
  readonly destination: number;
  readonly country: number;
  readonly category: number;
  readonly currency: number;
  readonly profile: number;
};

/** So many names each list may have; their places must fit into a record. */
export const mostNames = { destination: 65_536, country: 1_024, category: 65_536, currency: 1_024, profile: 65_536 };

const one = new Float64Array(1);
const halves = new Uint32Array(one.buffer);

type Recorded = Omit<IndexedDocument, 'words'> & { readonly titleWords: number };

/** The record of a document, written over on each call. */
export function recordOf(document: Recorded, places: NamePlaces): Uint32Array {
  const record = fresh;
  one[0] = document.price ?? Number.NaN;
  record[priceWord] = halves[0] ?? 0;
  record[priceWord + 1] = halves[1] ?? 0;
  record[reviewsWord] = document.reviews;
  record[placesWord] = places.destination | (places.category << 16);
  record[profileWord] = places.profile | (document.specials << 16) | (document.score << 24);
  record[moneyWord] = places.country | (places.currency << 10) | (Math.min(document.titleWords, 255) << 20);
  const { position = null } = document;
  record[latWord] = position === null ? nowhere : counted(position.lat);
  record[lngWord] = position === null ? 0 : counted(position.lng);
  return record;
}

/** What of it is beside: its days, its popularity and where its rings begin; written over each time as well. */
export function daysRecordOf(
  { days, popularity }: Pick<IndexedDocument, 'days' | 'popularity'>,
  rings: number | null,
): Uint32Array {
  for (let word = 0; word < dayWords; word += 1) beside[word] = days[word] ?? 0;
  beside[popularityWord] = popularity;
  beside[ringsWord] = 0;
  if (rings !== null) putRings(beside, 0, rings);
  return beside;
}

const fresh = new Uint32Array(recordWords);
const beside = new Uint32Array(recordWords);
