import type { IndexQuery } from '#src/domain/search/query/index-query.ts';
import type { AllowedDays } from '#src/search-index/days/allowed-days.ts';
import { kinds, type Block } from '#src/search-index/match/block.ts';
import { blockLength } from '#src/search-index/match/block-length.ts';
import { startClose, type FacetColumns } from '#src/search-index/facets/count-close.ts';
import { startDays } from '#src/search-index/facets/count-days.ts';
import { categoryOf, destinationOf, profileOf, recordAt, specialsOf } from '#src/search-index/record.ts';
import { startPrices, type CountedPrices } from '#src/search-index/facets/count-prices.ts';
import type { SearchIndex } from '#src/search-index/search-index-shape.ts';

/** Counts by the places of the index's own lists. */
export type Counted = CountedPrices &
  FacetColumns & {
    /** The ring of days with places. */
    readonly openDays: Uint32Array;
  };

export type FacetCount = { readonly add: (block: Block) => void; readonly counted: () => Counted };

const kindOf = (name: (typeof kinds)[number]): number => kinds.indexOf(name) + 1;
const destinationKind = kindOf('destination');
const categoryKind = kindOf('category');
const priceKind = kindOf('price');
const languageKind = kindOf('language');

/** Starts with nothing counted; hits are counted in all facets, others in the one of their kind. */
export function startFacets(index: SearchIndex, query: IndexQuery, allowed: AllowedDays): FacetCount {
  const days = startDays(index, allowed);
  const prices = startPrices(index, query);
  const columns = {
    destinations: new Uint32Array(index.destinations.length),
    categories: new Uint32Array(index.categories.length),
    specials: new Uint32Array(256),
    profiles: new Uint32Array(index.profiles.length),
    unspoken: new Uint32Array(index.profiles.length),
  };
  const close = startClose(index);
  const picked = new Uint32Array(blockLength);
  const add = (block: Block): void => {
    const addPrices = block.close ? prices.addClose : prices.add;
    if (block.close) close.add(block);
    else countHits(index.records, columns, block);
    addPrices(block.hits, block.hitCount);
    days.add(block);
    if (block.otherCount > 0) addPrices(picked, countOthers(index, columns, block, picked));
  };
  const counted = (): Counted => {
    close.share(columns);
    return { ...columns, ...prices.counted, openDays: days.ring };
  };
  return { add, counted };
}

function countHits(records: Uint32Array, columns: FacetColumns, { hits, hitCount }: Block): void {
  const { destinations, categories, specials, profiles } = columns;
  for (let at = 0; at < hitCount; at += 1) {
    const record = recordAt(hits[at] ?? 0);
    more(destinations, destinationOf(records, record));
    more(categories, categoryOf(records, record));
    more(specials, specialsOf(records, record));
    more(profiles, profileOf(records, record));
  }
}

/** Counts those that count in one facet alone; where that is the price, it gives how many they are and their numbers. */
function countOthers(
  { records, stalls, makes, stallRecords, makeRecords }: SearchIndex,
  { destinations, categories, unspoken }: FacetColumns,
  { others, otherCount, close }: Block,
  priced: Uint32Array,
): number {
  let count = 0;
  for (let at = 0; at < otherCount; at += 1) {
    const other = others[at] ?? 0;
    const kind = other & 7;
    const number = other >>> 3;
    if (kind === priceKind) {
      priced[count] = number;
      count += 1;
    } else if (kind === languageKind) {
      more(
        unspoken,
        close ? profileOf(makeRecords, recordAt(makes[number] ?? 0)) : profileOf(records, recordAt(number)),
      );
    } else if (kind === destinationKind || kind === categoryKind) {
      const from = close ? stallRecords : records;
      const record = recordAt(close ? (stalls[number] ?? 0) : number);
      if (kind === destinationKind) more(destinations, destinationOf(from, record));
      else more(categories, categoryOf(from, record));
    }
  }
  return count;
}

/** Adds to a count. */
function more(counts: Uint32Array, at: number): void {
  counts[at] = (counts[at] ?? 0) + 1;
}
