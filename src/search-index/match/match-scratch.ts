import { bitWords, type SearchIndex } from '#src/search-index/search-index-shape.ts';

/** Working memory of matching, reused from query to query. */
export type Scratch = {
  /** The matches so far, rising, and what is known of those in the same places. */
  readonly numbers: Uint32Array;
  readonly worth: Float32Array;
  readonly titled: Uint8Array;
  /**
   * What a word is worth at best (see `note`): by number while matching begins, later by place. 0 everywhere in
   * between.
   */
  readonly best: Float32Array;
  /** A bit for each document that is noted or matches; 0 everywhere in between. */
  readonly bits: Uint32Array;
  /** For each word of `bits` that is not 0, how many matches come before it. */
  readonly before: Uint32Array;
};
const scratches = new WeakMap<SearchIndex, Scratch>();

/** The scratch of an index; one query at a time uses it. */
export function scratchOf(index: SearchIndex): Scratch {
  const known = scratches.get(index);
  if (known !== undefined) return known;
  const made = {
    numbers: new Uint32Array(index.size),
    worth: new Float32Array(index.size),
    titled: new Uint8Array(index.size),
    best: new Float32Array(index.size),
    bits: new Uint32Array(bitWords(index.size)),
    before: new Uint32Array(bitWords(index.size)),
  };
  scratches.set(index, made);
  return made;
}

/** Worth of a word by the best field it appears in: title, place, category, text. */
const fieldWorth = [8, 4, 2, 1] as const;

/** The same by the bits of all fields that it appears in. */
export const worthOfBits = Float64Array.from(
  { length: 16 },
  (_, bits) => fieldWorth.find((_worth, field) => (bits & (1 << field)) !== 0) ?? 0,
);

/** Keeps the best worth of a word's terms; a negative sign says that one of them is in the title. */
export function note(best: Float32Array, at: number, fields: number, weight: number): void {
  const value = (worthOfBits[fields] ?? 0) * weight;
  const before = best[at] ?? 0;
  if (value <= Math.abs(before)) {
    if ((fields & 1) === 1 && before > 0) best[at] = -before;
    return;
  }
  best[at] = (fields & 1) === 1 || before < 0 ? -value : value;
}
