import { categories, type Category } from '#src/domain/catalogue/product.ts';
import { searchSorts, type SearchFilter, type SearchSort } from '#src/domain/search/filter.ts';
import type { SitePart } from '#src/domain/site/site-part.ts';
import { href } from '#src/web/href.ts';

/** What the address of a result page says; every field has its key in the page row's watched list. */
export type SearchQuery = {
  readonly query: string;
  readonly sort: SearchSort;
  readonly category: Category | null;
  readonly city: number | null;
  readonly date: string | null;
  readonly from: number | null;
  readonly to: number | null;
  readonly instant: boolean;
  readonly freeCancel: boolean;
  readonly page: number;
};

/** Reads an address strictly: what does not fit its grammar asks nothing. */
export function readSearchQuery(search: URLSearchParams): SearchQuery {
  return {
    query: (search.get('query') ?? '').trim().slice(0, 200),
    sort: searchSorts.find((sort) => sort === search.get('sort')) ?? 'most_relevant',
    category: categories.find((category) => category === search.get('category')) ?? null,
    city: whole(search.get('city'), 2_147_483_647),
    date: dateOf(search.get('date')),
    from: whole(search.get('from'), 1_000_000_000),
    to: whole(search.get('to'), 1_000_000_000),
    instant: search.get('instant') === '1',
    freeCancel: search.get('free_cancel') === '1',
    page: whole(search.get('page'), 50) ?? 1,
  };
}

/** The address of a result page; defaults are left out, and any change but of the page starts at the first page. */
export function searchHref(
  site: Pick<SitePart, 'language'>,
  now: SearchQuery,
  change: Partial<SearchQuery> = {},
): string {
  const next = { ...now, page: 1, ...change };
  return href(
    site,
    'search-result',
    {},
    {
      query: next.query,
      sort: next.sort === 'most_relevant' ? null : next.sort,
      category: next.category,
      city: next.city,
      date: next.date,
      from: next.from,
      to: next.to,
      instant: next.instant ? 1 : null,
      free_cancel: next.freeCancel ? 1 : null,
      page: next.page === 1 ? null : next.page,
    },
  );
}

/** The filter of the search call (spec §3); `start_time` is a date at midnight UTC (spec §5). */
export function searchFilter(now: SearchQuery): SearchFilter {
  return {
    sort: now.sort,
    ...(now.query === '' ? {} : { query: now.query }),
    ...(now.category === null ? {} : { frontend_ids: [now.category] }),
    ...(now.city === null ? {} : { city_ids: [now.city] }),
    ...(now.date === null ? {} : { start_time: `${now.date}T00:00:00Z` }),
    ...(now.from === null ? {} : { price_from: now.from }),
    ...(now.to === null ? {} : { price_to: now.to }),
    ...(now.instant ? { instant: true } : {}),
    ...(now.freeCancel ? { special_option_ids: ['free_cancellation'] as const } : {}),
  };
}

function whole(text: string | null, most: number): number | null {
  if (text === null || !/^\d{1,10}$/.test(text)) return null;
  const value = Number(text);
  return value >= 1 && value <= most ? value : null;
}

function dateOf(text: string | null): string | null {
  if (text === null || !/^20\d\d-\d\d-\d\d$/.test(text)) return null;
  const parsed = Date.parse(`${text}T00:00:00Z`);
  return Number.isNaN(parsed) || new Date(parsed).toISOString().slice(0, 10) !== text ? null : text;
}
