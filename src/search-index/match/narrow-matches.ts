import type { Group } from '#src/search-index/match/find-terms.ts';
import { note, type Scratch } from '#src/search-index/match/match-scratch.ts';
import { bitsIn, type SearchIndex } from '#src/search-index/search-index-shape.ts';

/** To find one posting among many costs as much as to pass over so many. */
const stepsOfALeap = 32;

/** Leaves of the first `count` matches those that hold one more word; gives how many. */
export function narrow(index: SearchIndex, scratch: Scratch, { terms, weight }: Group, count: number): number {
  mark(scratch, count);
  for (const { term, fit } of terms) {
    const span = { start: index.starts[term] ?? 0, end: index.starts[term + 1] ?? 0, weight: fit * weight };
    if (count * stepsOfALeap < span.end - span.start) leap(index, scratch, span, count);
    else passOver(index, scratch, span, count);
  }
  return storeNoted(scratch, count);
}

/** The postings of a term, and what it weighs. */
type Span = { readonly start: number; readonly end: number; readonly weight: number };

/** Marks the matches, so that the place of each is found by its number. */
function mark({ numbers, bits, before }: Scratch, count: number): void {
  for (let at = 0; at < count; at += 1) {
    const number = numbers[at] ?? 0;
    const marked = bits[number >>> 5] ?? 0;
    if (marked === 0) before[number >>> 5] = at;
    bits[number >>> 5] = marked | (1 << (number & 31));
  }
}

function passOver({ postings }: SearchIndex, scratch: Scratch, { start, end, weight }: Span, count: number): void {
  const { best, bits, before, numbers } = scratch;
  const last = numbers[count - 1] ?? 0;
  for (let at = start; at < end; at += 1) {
    const posting = postings[at] ?? 0;
    const number = posting >>> 4;
    if (number > last) break;
    const marked = bits[number >>> 5] ?? 0;
    const bit = 1 << (number & 31);
    if ((marked & bit) === 0) continue;
    note(best, (before[number >>> 5] ?? 0) + bitsIn(marked & (bit - 1)), posting & 15, weight);
  }
}

/** Looks for each match among many postings, always from where the last one was found. */
function leap(
  { postings }: SearchIndex,
  { numbers, best }: Scratch,
  { start, end, weight }: Span,
  count: number,
): void {
  let from = start;
  for (let at = 0; at < count && from < end; at += 1) {
    const least = (numbers[at] ?? 0) * 16;
    let step = 1;
    while (from + step < end && (postings[from + step] ?? 0) < least) step *= 2;
    let low = from + (step >>> 1);
    let high = Math.min(from + step, end);
    if (step === 1) low = from;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((postings[middle] ?? 0) < least) low = middle + 1;
      else high = middle;
    }
    from = low;
    const posting = postings[low] ?? 0;
    if (low < end && posting >>> 4 === numbers[at]) note(best, at, posting & 15, weight);
  }
}

/** Stores the matches for which something was noted, adds it, and forgets marks and notes. */
function storeNoted({ numbers, worth, titled, best, bits }: Scratch, count: number): number {
  let left = 0;
  for (let at = 0; at < count; at += 1) {
    const number = numbers[at] ?? 0;
    bits[number >>> 5] = 0;
    const value = best[at] ?? 0;
    if (value === 0) continue;
    best[at] = 0;
    numbers[left] = number;
    worth[left] = (worth[at] ?? 0) + Math.abs(value);
    titled[left] = (titled[at] ?? 0) + (value < 0 ? 1 : 0);
    left += 1;
  }
  return left;
}
