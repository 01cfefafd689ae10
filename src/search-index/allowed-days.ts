import { dayRing, dayWords, daysKept } from '#src/domain/search/indexed-document.ts';
import type { IndexQuery } from '#src/domain/search/index-query.ts';
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
    for (let word = 0; word < dayWords; word += 1)
      if (((days[number * dayWords + word] ?? 0) & (mask[word] ?? 0)) !== 0) return true;
    return false;
  };
  return { horizon: all, masked: free !== null, maskOf, hasAny };
}

function freeMasks(
  { profile, profiles, destination, destinations }: SearchIndex,
  { horizon, free }: { readonly horizon: IndexQuery['horizon']; readonly free: NonNullable<IndexQuery['free']> },
): (number: number) => Uint32Array {
  const known = new Map<number, Uint32Array>();
  return (number) => {
    const place = destination[number] ?? 0;
    const key = (profile[number] ?? 0) * destinations.length + place;
    const before = known.get(key);
    if (before !== undefined) return before;
    const terms = profiles[profile[number] ?? 0];
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

/** The ring of the days that count on which one of some listed documents (number × 8 + kind) has a place. */
export function ringOfAll(index: SearchIndex, allowed: AllowedDays, list: Uint32Array, kind: number): Uint32Array {
  const { horizon, maskOf } = allowed;
  if (horizon.every((word) => word === 0)) return horizon;
  if (!allowed.masked) return plainRing(index, list, kind).map((word, at) => word & (horizon[at] ?? 0));
  const ring = new Uint32Array(dayWords);
  for (let at = 0; at < list.length; at += 1) {
    const listed = list[at] ?? 0;
    if ((listed & 7) !== 0 && (listed & 7) !== kind) continue;
    const mask = maskOf(listed >>> 3);
    for (let word = 0; word < dayWords; word += 1)
      ring[word] = (ring[word] ?? 0) | ((index.days[(listed >>> 3) * dayWords + word] ?? 0) & (mask[word] ?? 0));
  }
  return ring;
}

/** The six words are spelled out, because this runs for every hit. */
function plainRing({ days }: SearchIndex, list: Uint32Array, kind: number): Uint32Array {
  let [a, b, c, d, e, f] = [0, 0, 0, 0, 0, 0];
  for (let at = 0; at < list.length; at += 1) {
    const listed = list[at] ?? 0;
    if ((listed & 7) !== 0 && (listed & 7) !== kind) continue;
    const start = (listed >>> 3) * dayWords;
    a |= days[start] ?? 0;
    b |= days[start + 1] ?? 0;
    c |= days[start + 2] ?? 0;
    d |= days[start + 3] ?? 0;
    e |= days[start + 4] ?? 0;
    f |= days[start + 5] ?? 0;
  }
  return Uint32Array.of(a, b, c, d, e, f);
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
