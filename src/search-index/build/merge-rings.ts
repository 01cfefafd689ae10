import { dayWords } from '#src/domain/search/documents/indexed-document.ts';
import { profileOf, putRings, recordAt, ringsOf } from '#src/search-index/record.ts';
import { growNumbers } from '#src/search-index/shared-memory.ts';
import type { SearchIndex } from '#src/search-index/search-index-shape.ts';

/** The rings by option of a merged index on their way, one document after the other. */
export type MergedRings = {
  /** Takes over those of a standing document, whose record of days is at its new place already. */
  readonly carry: (number: number, to: number) => void;
  /** Puts those of an added one; gives where they begin, or null when it has none. */
  readonly put: (rings: readonly Uint32Array[] | undefined) => number | null;
  readonly all: () => Uint32Array;
};

/** Starts with none; `days` are the records of the merged index. */
export function mergeRings(
  { records, days: before, optionDays, profiles }: SearchIndex,
  days: Uint32Array,
): MergedRings {
  const words = growNumbers();
  const carry = (number: number, to: number): void => {
    const from = ringsOf(before, recordAt(number));
    if (from === null) return;
    putRings(days, recordAt(to), words.length());
    const options = profiles[profileOf(records, recordAt(number))]?.options.length ?? 0;
    for (let word = from; word < from + options * dayWords; word += 1) words.push(optionDays[word] ?? 0);
  };
  const put = (rings: readonly Uint32Array[] | undefined): number | null => {
    if (rings === undefined) return null;
    const at = words.length();
    for (const ring of rings) for (const word of ring) words.push(word);
    return at;
  };
  return { carry, put, all: () => words.into(Uint32Array) };
}
