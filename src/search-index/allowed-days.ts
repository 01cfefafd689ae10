import { dayRing, dayWords, daysKept } from '#src/domain/search/indexed-document.ts';
import type { IndexQuery } from '#src/domain/search/index-query.ts';
import { destinationOf, profileOf, recordAt } from '#src/search-index/record.ts';
import type { SearchIndex } from '#src/search-index/search-index-shape.ts';

/** The days that count for each document, as rings of bits: all of the horizon, or those from which cancelling is free. */
export type AllowedDays = {
  readonly horizon: Uint32Array;
  /** Whether they differ from document to document. */
  readonly masked: boolean;
  readonly maskOf: (number: number) => Uint32Array;
  /** Whether the document has a place on a day that counts. */
  readonly hasAny: (number: number) => boolean;
};

const noDays = new Uint32Array(dayWords);

/** Works out the rings of days; each first day has its ring made once. */
export function allowedDays(index: SearchIndex, { horizon, free }: IndexQuery): AllowedDays {
  const all = ringOf(horizon.from, horizon.to);
  const maskOf = free === null ? () => all : freeMasks(index, { horizon, free });
  const { days } = index;
  const hasAny = (number: number): boolean => {
    const mask = maskOf(number);
    const record = recordAt(number);
    for (let word = 0; word < dayWords; word += 1)
      if (((days[record + word] ?? 0) & (mask[word] ?? 0)) !== 0) return true;
    return false;
  };
  return { horizon: all, masked: free !== null, maskOf, hasAny };
}

function freeMasks(
  { records, profiles, destinations }: SearchIndex,
  { horizon, free }: { readonly horizon: IndexQuery['horizon']; readonly free: NonNullable<IndexQuery['free']> },
): (number: number) => Uint32Array {
  const known = new Map<number, Uint32Array>();
  return (number) => {
    const place = destinationOf(records, recordAt(number));
    const profile = profileOf(records, recordAt(number));
    const key = profile * destinations.length + place;
    const before = known.get(key);
    if (before !== undefined) return before;
    const terms = profiles[profile];
    const first =
      terms === undefined || terms.freeHours === null
        ? null
        : free.firstDay(destinations[place] ?? 0, terms.freeHours, terms.firstMinute);
    const mask = first === null ? noDays : ringOf(Math.max(first, horizon.from), horizon.to);
    known.set(key, mask);
    return mask;
  };
}

/** The ring of all days from one to another. */
function ringOf(from: number, to: number): Uint32Array {
  const length = Math.min(Math.max(0, to - from + 1), daysKept);
  return dayRing(Array.from({ length }, (_, at) => from + at));
}

/** The days of the horizon whose bits are set, in order. */
export function daysOf(ring: Uint32Array, { from, to }: IndexQuery['horizon']): number[] {
  const found: number[] = [];
  for (let day = from; day <= to; day += 1) {
    const bit = day % daysKept;
    if (((ring[bit >> 5] ?? 0) & (1 << (bit & 31))) !== 0) found.push(day);
  }
  return found;
}
