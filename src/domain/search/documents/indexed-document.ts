import type { BookingProfile } from '#src/domain/search/documents/booking-profile.ts';
import type { MapPoint } from '#src/domain/search/query/map-area.ts';
import { specialOptions, type SpecialOption } from '#src/domain/search/query/filter.ts';

/** Words of 32 days each that the days ahead take: a ring of 192 days, more than can be booked ahead. */
export const dayWords = 6;
export const indexedDays = dayWords * 32;

/** What the index knows of a document; lists of documents go from the best known to the least. */
export type IndexedDocument = {
  readonly id: number;
  readonly destinationId: number;
  readonly country: string;
  readonly category: string;
  /** Bits of the special options (see `specialBit`). */
  readonly specials: number;
  /** 20 to 100, 0 without reviews; and how many reviews. */
  readonly score: number;
  readonly reviews: number;
  /** Better known ones have the higher popularity; among equal ones the lower id goes first. */
  readonly popularity: number;
  readonly currency: string;
  /** The lowest price in minor units of its currency; null where nothing is on sale. */
  readonly price: number | null;
  /** A ring of bits of the days with places (see `dayRing`). */
  readonly days: Uint32Array;
  /**
   * Such a ring for each of the options that its profile distinguishes; absent where one ring holds for all of them.
   */
  readonly optionDays?: readonly Uint32Array[];
  /** Where it is, in degrees; absent where that is not known: then no part of a map has it. */
  readonly position?: MapPoint | null;
  /** What else it is filtered by; absent where nothing of it is known. */
  readonly profile?: BookingProfile;
  /** Each word with a bit for each field it appears in (1 title, 2 place, 4 category, 8 text). */
  readonly words: Iterable<readonly [word: string, fields: number]>;
};

/** The bit of a special option in the column of them. */
export function specialBit(option: SpecialOption): number {
  return 1 << specialOptions.indexOf(option);
}

/** The ring of bits of some days, given as numbers since 1970. */
export function dayRing(days: Iterable<number>): Uint32Array {
  const ring = new Uint32Array(dayWords);
  for (const day of days) {
    const bit = day % (dayWords * 32);
    ring[bit >> 5] = (ring[bit >> 5] ?? 0) | (1 << (bit & 31));
  }
  return ring;
}
