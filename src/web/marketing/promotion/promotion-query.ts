import { categories, type Category } from '#src/domain/catalogue/product.ts';
import { mostPagesShown, searchSorts, type SearchFilter, type SearchSort } from '#src/domain/search/query/filter.ts';
import type { SitePart } from '#src/domain/site/site-part.ts';
import { dateKey, wholeKey } from '#src/web/shared/page/address-keys.ts';
import { href } from '#src/web/shared/page/href.ts';

/** What the address of a programme's page says; every field has its key in the page row's watched list. */
export type PromotionQuery = {
  readonly programId: number;
  readonly sort: SearchSort;
  readonly category: Category | null;
  readonly city: number | null;
  readonly instant: boolean;
  readonly freeCancel: boolean;
  readonly date: string | null;
  /** Limits of the price in whole major units of the visitor's currency. */
  readonly from: number | null;
  readonly to: number | null;
  readonly page: number;
  /** How many pages are shown one below the other, starting with `page`. */
  readonly shown: number;
};

export const noFilters = {
  sort: 'most_relevant',
  category: null,
  city: null,
  instant: false,
  freeCancel: false,
  date: null,
  from: null,
  to: null,
  page: 1,
  shown: 1,
} as const satisfies Omit<PromotionQuery, 'programId'>;

/** Parses an address strictly: invalid parameters are ignored. Reversed limits are swapped. */
export function readPromotionQuery(programId: number, search: URLSearchParams): PromotionQuery {
  const limits = [wholeKey(search.get('from'), 999_999_999), wholeKey(search.get('to'), 999_999_999)] as const;
  const turned = limits[0] !== null && limits[1] !== null && limits[0] > limits[1];
  return {
    programId,
    sort: searchSorts.find((sort) => sort === search.get('sort')) ?? noFilters.sort,
    category: categories.find((category) => category === search.get('category')) ?? null,
    city: wholeKey(search.get('city'), 2_147_483_647),
    instant: search.get('instant') === '1',
    freeCancel: search.get('free_cancel') === '1',
    date: dateKey(search.get('date')),
    from: limits[turned ? 1 : 0],
    to: limits[turned ? 0 : 1],
    page: wholeKey(search.get('page'), 1000) ?? 1,
    shown: wholeKey(search.get('shown'), mostPagesShown) ?? 1,
  };
}

/** Whether the address requests the programme as it begins: its first page, without any filter. */
export function isFirstPage(site: Pick<SitePart, 'language'>, now: PromotionQuery): boolean {
  return (
    promotionHref(site, now, { page: now.page, shown: now.shown }) ===
    promotionHref(site, { ...noFilters, programId: now.programId })
  );
}

/** Returns the address of a program's page without defaults; any change but of the page starts at the first page. */
export function promotionHref(
  site: Pick<SitePart, 'language'>,
  now: PromotionQuery,
  change: Partial<PromotionQuery> = {},
): string {
  const next = { ...now, page: 1, shown: 1, ...change };
  return href(site, 'promotion', { programId: String(next.programId) }, promotionKeys(next));
}

/** The keys of an address in their order; defaults are left out. */
export function promotionKeys(now: PromotionQuery): Readonly<Record<string, string | number | null>> {
  return {
    sort: now.sort === noFilters.sort ? null : now.sort,
    category: now.category,
    city: now.city,
    instant: now.instant ? 1 : null,
    free_cancel: now.freeCancel ? 1 : null,
    date: now.date,
    from: now.from,
    to: now.to,
    page: now.page === 1 ? null : now.page,
    shown: now.shown === 1 ? null : now.shown,
  };
}

/** Returns the filter of the call, without fields that are unset (spec §5). */
export function promotionFilter(now: PromotionQuery): Omit<SearchFilter, 'program_id'> {
  return {
    sort: now.sort,
    ...(now.category === null ? {} : { frontend_ids: [now.category] }),
    ...(now.city === null ? {} : { city_ids: [now.city] }),
    ...(now.instant ? { instant: true } : {}),
    ...(now.freeCancel ? { special_option_ids: ['free_cancellation'] as const } : {}),
    ...(now.date === null ? {} : { start_time: `${now.date}T00:00:00Z` }),
    ...(now.from === null ? {} : { price_from: now.from }),
    ...(now.to === null ? {} : { price_to: now.to }),
  };
}
