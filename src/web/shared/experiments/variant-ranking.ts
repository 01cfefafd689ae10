import { searchSorts, type SearchSort } from '#src/domain/search/query/filter.ts';
import type { SitePart } from '#src/domain/site/site-part.ts';

/** The order of results for visitors who ask for none: relevance, or what an experiment tries. */
export function usualSort({ variants = [] }: Pick<SitePart, 'variants'>): SearchSort {
  return searchSorts.find((sort) => variants.some(({ ranking }) => ranking === sort)) ?? 'most_relevant';
}
