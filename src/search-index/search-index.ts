import { specialOptions } from '#src/domain/search/query/filter.ts';
import { specialBit } from '#src/domain/search/documents/indexed-document.ts';
import { allowedDays, daysOf } from '#src/search-index/days/allowed-days.ts';
import { eachBlock } from '#src/search-index/match/block.ts';
import { startCells } from '#src/search-index/match/count-cells.ts';
import { startFacets, type Counted } from '#src/search-index/facets/count-facets.ts';
import type { IndexAnswer, IndexQuery } from '#src/domain/search/query/index-query.ts';
import { cachedAnswer } from '#src/search-index/cached-results.ts';
import { matchSome, matchWords } from '#src/search-index/match/match-words.ts';
import type { Matches } from '#src/search-index/match/matches.ts';
import { ranking } from '#src/search-index/match/rank-hits.ts';
import { filtersOf } from '#src/search-index/match/refuse.ts';
import type { SearchIndex } from '#src/search-index/search-index-shape.ts';
import { startTopHits } from '#src/search-index/match/top-hits.ts';

/** The hits, their number and the counts of all facets: one pass over the documents that hold the words. */
export function searchIndex(index: SearchIndex, query: IndexQuery): IndexAnswer {
  // The same part of a map is rarely requested again.
  const isCommon = query.words.length === 0 && query.area === null;
  return isCommon ? cachedAnswer(index, query, () => workOut(index, query)) : workOut(index, query);
}

function workOut(index: SearchIndex, query: IndexQuery): IndexAnswer {
  const allowed = allowedDays(index, query);
  const facets = startFacets(index, query, allowed);
  const cells = startCells(index, query);
  const top = startTopHits(query.skip + query.take);
  let total = 0;
  if (!query.impossible) {
    const matches = matchesOf(index, query);
    const rank = ranking(index, query, matches, top);
    eachBlock(index, matches, filtersOf(index, query, allowed), (block) => {
      total += block.hitCount;
      rank(block);
      if (query.counted) facets.add(block);
      cells.add(block);
    });
  }
  const hits = top.inOrder().slice(query.skip);
  return {
    hits: hits.map(({ number, key }) => ({ id: index.ids[number] ?? 0, key })),
    total,
    cells: cells.cells(),
    ...namedCounts(index, query, facets.counted()),
  };
}

function matchesOf(index: SearchIndex, { words, roughly, skip, take }: IndexQuery): Matches | null {
  if (words.length === 0) return null;
  return roughly ? matchSome(index, words, skip + take) : matchWords(index, words);
}

function namedCounts(
  index: SearchIndex,
  query: IndexQuery,
  counted: Counted,
): Omit<IndexAnswer, 'hits' | 'total' | 'cells'> {
  const { profiles } = index;
  return {
    destinations: named(counted.destinations, index.destinations),
    categories: named(counted.categories, index.categories),
    specials: new Map(
      specialOptions.flatMap((option) => {
        const count = counted.specials.reduce((sum, n, bits) => ((bits & specialBit(option)) === 0 ? sum : sum + n), 0);
        return count === 0 ? [] : [[option, count] as const];
      }),
    ),
    languages: summed(
      counted.profiles.map((count, at) => count + (counted.unspoken[at] ?? 0)),
      (at) => profiles[at]?.languages ?? [],
    ),
    access: summed(counted.profiles, (at) => profiles[at]?.access ?? []),
    openDays: daysOf(counted.openDays, query.horizon),
    prices: index.currencies.flatMap((currency, at) => {
      const from = counted.lowest[at] ?? Number.POSITIVE_INFINITY;
      const to = counted.highest[at] ?? Number.NEGATIVE_INFINITY;
      return from <= to ? [{ currency, from, to }] : [];
    }),
    priceCounts: [...counted.priceSteps],
  };
}

function summed<Name>(counts: Uint32Array, namesAt: (at: number) => readonly Name[]): Map<Name, number> {
  const found = new Map<Name, number>();
  counts.forEach((count, at) => {
    if (count > 0) for (const name of namesAt(at)) found.set(name, (found.get(name) ?? 0) + count);
  });
  return found;
}

function named<Name>(counts: Uint32Array, names: readonly Name[]): Map<Name, number> {
  const found = new Map<Name, number>();
  names.forEach((name, at) => {
    const count = counts[at] ?? 0;
    if (count > 0) found.set(name, count);
  });
  return found;
}
