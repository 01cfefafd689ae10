import { searchSorts, type SearchSort } from '#src/domain/search/query/filter.ts';
import type { SitePart } from '#src/domain/site/site-part.ts';

/** Returns the default order of results: relevance, or the order that an experiment tests. */
export function usualSort({ variants = [] }: Pick<SitePart, 'variants'>): SearchSort {
  return searchSorts.find((sort) => variants.some(({ ranking }) => ranking === sort)) ?? 'most_relevant';
}
