import { currencyOf, recordAt, recordWords } from '#src/search-index/record.ts';
import type { SearchIndex } from '#src/search-index/search-index-shape.ts';

const known = new WeakMap<SearchIndex, Uint16Array>();

/** By stall the place of its currency in `currencies`. */
export function stallMoney(index: SearchIndex): Uint16Array {
  const before = known.get(index);
  if (before !== undefined) return before;
  const { stallRecords } = index;
  const made = Uint16Array.from({ length: stallRecords.length / recordWords }, (_, stall) =>
    currencyOf(stallRecords, recordAt(stall)),
  );
  known.set(index, made);
  return made;
}
