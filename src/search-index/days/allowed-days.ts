import type { BookingProfile } from '#src/domain/search/documents/booking-profile.ts';
import { dayRing, dayWords, indexedDays } from '#src/domain/search/documents/indexed-document.ts';
import type { IndexQuery } from '#src/domain/search/query/index-query.ts';
import { firstDayOf } from '#src/domain/search/documents/refused-by.ts';
import { destinationOf, profileOf, recordAt, ringsOf } from '#src/search-index/record.ts';
import type { SearchIndex } from '#src/search-index/search-index-shape.ts';

/**
 * The days that count for each document, as rings of bits: all of the horizon, or those on which one option takes the
 * party and is free to cancel for as long as requested.
 */
export type AllowedDays = {
  readonly horizon: Uint32Array;
  /** Whether they differ from document to document. */
  readonly masked: boolean;
  /** The days that count on which a document has a place: the same memory for each, valid until the next call. */
  readonly openOf: (number: number) => Uint32Array;
  /** Whether the document has a place on a day that counts. */
  readonly hasAny: (number: number) => boolean;
};

/** For each of the options that a profile distinguishes the days that count; null for one that is not offered. */
type Masks = readonly (Uint32Array | null)[];

/** Works out the rings of days; each first day has its ring made once. */
export function allowedDays(index: SearchIndex, query: IndexQuery): AllowedDays {
  const horizon = ringOf(query.horizon.from, query.horizon.to);
  const masked = query.free !== null || query.party.length > 0;
  const masksOf = masked ? optionMasks(index, query, horizon) : (): Masks => [horizon];
  const { days, optionDays } = index;
  const open = new Uint32Array(dayWords);
  const openOf = (number: number): Uint32Array => {
    const record = recordAt(number);
    const rings = masked ? ringsOf(days, record) : null;
    const ring = rings === null ? days : optionDays;
    const masks = masksOf(number);
    open.fill(0);
    for (let option = 0; option < masks.length; option += 1) {
      const mask = masks[option] ?? null;
      if (mask === null) continue;
      const from = rings === null ? record : rings + option * dayWords;
      for (let word = 0; word < dayWords; word += 1)
        open[word] = (open[word] ?? 0) | ((ring[from + word] ?? 0) & (mask[word] ?? 0));
    }
    return open;
  };
  return { horizon, masked, openOf, hasAny: (number) => openOf(number).some((word) => word !== 0) };
}

function optionMasks(
  { records, profiles, destinations }: SearchIndex,
  query: IndexQuery,
  horizon: Uint32Array,
): (number: number) => Masks {
  const known = new Map<number, Masks>();
  return (number) => {
    const place = destinationOf(records, recordAt(number));
    const profile = profileOf(records, recordAt(number));
    // Only what is free to cancel hangs on the clock of a place.
    const key = query.free === null ? profile : profile * destinations.length + place;
    const before = known.get(key);
    if (before !== undefined) return before;
    const masks = masksOf(profiles[profile], destinations[place] ?? 0, query, horizon);
    known.set(key, masks);
    return masks;
  };
}

function masksOf(
  profile: BookingProfile | undefined,
  destination: number,
  query: IndexQuery,
  horizon: Uint32Array,
): Masks {
  // Where nothing is known of options, they take every party, and nothing of it is free to cancel.
  if (profile === undefined || profile.options.length === 0) return [query.free === null ? horizon : null];
  return profile.options.map((terms) => {
    const first = firstDayOf(terms, destination, query);
    if (first === null) return null;
    return query.free === null ? horizon : ringOf(first, query.horizon.to);
  });
}

/** The ring of all days from one to another. */
function ringOf(from: number, to: number): Uint32Array {
  const length = Math.min(Math.max(0, to - from + 1), indexedDays);
  return dayRing(Array.from({ length }, (_, at) => from + at));
}

/** The days of the horizon whose bits are set, in order. */
export function daysOf(ring: Uint32Array, { from, to }: IndexQuery['horizon']): number[] {
  const found: number[] = [];
  for (let day = from; day <= to; day += 1) {
    const bit = day % indexedDays;
    if (((ring[bit >> 5] ?? 0) & (1 << (bit & 31))) !== 0) found.push(day);
  }
  return found;
}
