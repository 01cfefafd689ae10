import type { IndexQuery } from '#src/domain/search/index-query.ts';
import { refusedBy } from '#src/domain/search/refused-by.ts';
import { allowedDays } from '#src/search-index/allowed-days.ts';
import { countFacets, kinds, type Counted } from '#src/search-index/count-facets.ts';
import type { Matches } from '#src/search-index/match-words.ts';
import { refusalOf } from '#src/search-index/refuse.ts';
import type { SearchIndex } from '#src/search-index/search-index-shape.ts';

/** By the bits of who refuses a document, the facet it counts in (0: all of them); `nowhere` when it counts in none. */
const nowhere = 7;
const kindOf = new Uint8Array(64).fill(nowhere);
kindOf[0] = 0;
for (const name of kinds) kindOf[refusedBy[name]] = kinds.indexOf(name) + 1;

/** Documents that count somewhere: number × 8 + kind. Overwritten by the next query of the same index. */
const lists = new WeakMap<SearchIndex, Uint32Array>();

function listOf(index: SearchIndex): Uint32Array {
  const known = lists.get(index) ?? new Uint32Array(index.size);
  lists.set(index, known);
  return known;
}

/**
 * Filters and counts the matches, or all documents when no word was sought; tells each hit to `keep`. Documents are
 * listed first and then counted column by column, which is several times faster than all columns of each in turn.
 */
export function countHits(
  index: SearchIndex,
  query: IndexQuery,
  matches: Matches | null,
  keep: (number: number) => void,
): { readonly total: number; readonly counted: Counted } {
  const allowed = allowedDays(index, query);
  const refusal = refusalOf(index, query, allowed);
  const list = listOf(index);
  const { gone } = index;
  const size = matches === null ? index.size : matches.count;
  let length = 0;
  let total = 0;
  for (let at = 0; at < size; at += 1) {
    const number = matches === null ? at : (matches.numbers[at] ?? 0);
    if (gone[number] === 1) continue;
    const kind = refusal === null ? 0 : (kindOf[refusal(number)] ?? nowhere);
    if (kind === nowhere) continue;
    list[length] = number * 8 + kind;
    length += 1;
    if (kind !== 0) continue;
    total += 1;
    keep(number);
  }
  return { total, counted: countFacets(index, query, allowed, list.subarray(0, query.counted ? length : 0)) };
}
