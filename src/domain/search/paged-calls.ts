import { searchPageSize } from '#src/domain/search/query/filter.ts';

/** Cards that one call brings at most. */
export const mostAtOnce = 50;

/**
 * The calls for pages one below the other, in as few as may be: from the first page on, larger calls begin where pages
 * begin. They may return more than requested at the end.
 */
export function pagedCalls(
  page: number,
  shown: number,
): readonly { readonly page_num: number; readonly page_size: number }[] {
  const pages = Array.from({ length: shown }, (_, place) => page + place);
  if (page > 1 || shown === 1) return pages.map((one) => ({ page_num: one, page_size: searchPageSize }));
  const size = Math.min(mostAtOnce, shown * searchPageSize);
  return pages.slice(0, Math.ceil((shown * searchPageSize) / size)).map((one) => ({ page_num: one, page_size: size }));
}
