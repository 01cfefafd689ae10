import type { Block } from '#src/search-index/match/block.ts';
import { categoryOf, destinationOf, profileOf, recordAt, recordWords, specialsOf } from '#src/search-index/record.ts';
import type { SearchIndex } from '#src/search-index/search-index-shape.ts';

/** Counts by the places of the index's own lists. */
export type FacetColumns = {
  readonly destinations: Uint32Array;
  readonly categories: Uint32Array;
  /** By all bits of the options together. */
  readonly specials: Uint32Array;
  /** By profile: of the hits, and of those that the choice of languages alone refuses. */
  readonly profiles: Uint32Array;
  readonly unspoken: Uint32Array;
};

/** Counts hits that are close by their stalls and makes, two counts for each, and returns at the end what that means. */
export type CloseCount = {
  readonly add: (block: Block) => void;
  /** Adds what was counted to the facets; it is done once. */
  readonly share: (columns: FacetColumns) => void;
};

/** Starts with nothing counted. */
export function startClose(index: SearchIndex): CloseCount {
  let counts: Counts | null = null;
  return {
    add: (block) => {
      counts ??= noCounts(index);
      count(index, counts, block);
    },
    share: (columns) => {
      if (counts !== null) share(index, counts, columns);
    },
  };
}

type Counts = { readonly byStall: Uint32Array; readonly byMake: Uint32Array };

function noCounts({ stallRecords, makeRecords }: SearchIndex): Counts {
  return {
    byStall: new Uint32Array(stallRecords.length / recordWords),
    byMake: new Uint32Array(makeRecords.length / recordWords),
  };
}

function count({ stalls, makes }: SearchIndex, { byStall, byMake }: Counts, { hits, hitCount }: Block): void {
  for (let at = 0; at < hitCount; at += 1) {
    const number = hits[at] ?? 0;
    const stall = stalls[number] ?? 0;
    const make = makes[number] ?? 0;
    byStall[stall] = (byStall[stall] ?? 0) + 1;
    byMake[make] = (byMake[make] ?? 0) + 1;
  }
}

function share({ stallRecords, makeRecords }: SearchIndex, { byStall, byMake }: Counts, columns: FacetColumns): void {
  const { destinations, categories, specials, profiles } = columns;
  for (let stall = 0; stall < byStall.length; stall += 1) {
    const hits = byStall[stall] ?? 0;
    if (hits === 0) continue;
    add(destinations, destinationOf(stallRecords, recordAt(stall)), hits);
    add(categories, categoryOf(stallRecords, recordAt(stall)), hits);
  }
  for (let make = 0; make < byMake.length; make += 1) {
    const hits = byMake[make] ?? 0;
    if (hits === 0) continue;
    add(specials, specialsOf(makeRecords, recordAt(make)), hits);
    add(profiles, profileOf(makeRecords, recordAt(make)), hits);
  }
}

function add(counts: Uint32Array, at: number, hits: number): void {
  counts[at] = (counts[at] ?? 0) + hits;
}
