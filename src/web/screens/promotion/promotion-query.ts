import { categories, type Category } from '#src/domain/catalogue/product.ts';
import { searchSorts, type SearchFilter, type SearchSort } from '#src/domain/search/filter.ts';
import type { SitePart } from '#src/domain/site/site-part.ts';
import { href } from '#src/web/href.ts';

/** What the address of a programme's page says; every field has its key in the page row's watched list. */
export type PromotionQuery = {
  readonly programId: number;
  readonly sort: SearchSort;
  readonly category: Category | null;
  readonly city: number | null;
  readonly instant: boolean;
  readonly freeCancel: boolean;
  readonly page: number;
};

export const noFilters = {
  sort: 'most_relevant',
  category: null,
  city: null,
  instant: false,
  freeCancel: false,
  page: 1,
} as const satisfies Omit<PromotionQuery, 'programId'>;

/** Reads an address strictly: what does not fit its grammar asks nothing. */
export function readPromotionQuery(programId: number, search: URLSearchParams): PromotionQuery {
  return {
    programId,
    sort: searchSorts.find((sort) => sort === search.get('sort')) ?? noFilters.sort,
    category: categories.find((category) => category === search.get('category')) ?? null,
    city: whole(search.get('city'), 2_147_483_647),
    instant: search.get('instant') === '1',
    freeCancel: search.get('free_cancel') === '1',
    page: whole(search.get('page'), 1000) ?? 1,
  };
}

/** Whether the address asks for the programme as it begins: its first page, without any filter. */
export function isFirstPage(site: Pick<SitePart, 'language'>, now: PromotionQuery): boolean {
  return (
    promotionHref(site, now, { page: now.page }) === promotionHref(site, { ...noFilters, programId: now.programId })
  );
}

/** The address of a programme's page; defaults are left out, and any change but of the page starts at the first page. */
export function promotionHref(
  site: Pick<SitePart, 'language'>,
  now: PromotionQuery,
  change: Partial<PromotionQuery> = {},
): string {
  const next = { ...now, page: 1, ...change };
  return href(
    site,
    'promotion',
    { programId: String(next.programId) },
    {
      sort: next.sort === noFilters.sort ? null : next.sort,
      category: next.category,
      city: next.city,
      instant: next.instant ? 1 : null,
      free_cancel: next.freeCancel ? 1 : null,
      page: next.page === 1 ? null : next.page,
    },
  );
}

/** The filter of the call; a field that asks nothing is left out (spec §5). */
export function promotionFilter(now: PromotionQuery): Omit<SearchFilter, 'program_id'> {
  return {
    sort: now.sort,
    ...(now.category === null ? {} : { frontend_ids: [now.category] }),
    ...(now.city === null ? {} : { city_ids: [now.city] }),
    ...(now.instant ? { instant: true } : {}),
    ...(now.freeCancel ? { special_option_ids: ['free_cancellation'] as const } : {}),
  };
}

function whole(text: string | null, most: number): number | null {
  if (text === null || !/^[1-9]\d{0,9}$/.test(text)) return null;
  const value = Number(text);
  return value <= most ? value : null;
}
