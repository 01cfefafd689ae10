import type { SoughtWord } from '#src/domain/search/tokenise.ts';
import type { SearchIndex } from '#src/search-index/build-index.ts';
import { findTerms } from '#src/search-index/find-terms.ts';

/** The documents that hold every sought word, and how much each is worth: more for words in its title. */
export type Matches = { readonly numbers: Uint32Array; readonly worth: Float64Array };

/** Worth of a word by the best field it stands in: title, place, category, text. */
const fieldWorth = [8, 4, 2, 1] as const;
const worthOfBits = Float64Array.from(
  { length: 16 },
  (_, bits) => fieldWorth.find((_worth, field) => (bits & (1 << field)) !== 0) ?? 0,
);

/** Every document when no word is sought. `worth` is by document number. */
export function matchWords(index: SearchIndex, words: readonly SoughtWord[]): Matches {
  const worth = new Float64Array(index.size);
  if (words.length === 0) return { numbers: Uint32Array.from({ length: index.size }, (_, number) => number), worth };
  const met = new Uint16Array(index.size);
  const best = new Float64Array(index.size);
  words.forEach((word, place) => {
    const touched: number[] = [];
    for (const { term, fit } of findTerms(index, word)) {
      for (let at = index.starts[term] ?? 0; at < (index.starts[term + 1] ?? 0); at += 1) {
        const posting = index.postings[at] ?? 0;
        const number = posting >>> 4;
        const value = (worthOfBits[posting & 15] ?? 0) * fit;
        if ((best[number] ?? 0) === 0) touched.push(number);
        if (value > (best[number] ?? 0)) best[number] = value;
      }
    }
    for (const number of touched) {
      if (met[number] === place) {
        met[number] = place + 1;
        worth[number] = (worth[number] ?? 0) + (best[number] ?? 0);
      }
      best[number] = 0;
    }
  });
  const numbers: number[] = [];
  met.forEach((count, number) => {
    if (count === words.length) numbers.push(number);
  });
  return { numbers: Uint32Array.from(numbers), worth };
}
