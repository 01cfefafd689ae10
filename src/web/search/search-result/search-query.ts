import { accessNeeds, type AccessNeed } from '#src/domain/catalogue/access-need.ts';
import { categories, type Category } from '#src/domain/catalogue/product.ts';
import { mostPagesShown, searchSorts, type SearchFilter, type SearchSort } from '#src/domain/search/query/filter.ts';
import { usualSort } from '#src/web/shared/experiments/variant-ranking.ts';
import type { SitePart } from '#src/domain/site/site-part.ts';
import { readArea, type MapArea } from '#src/domain/search/query/map-area.ts';
import { dateKey, wholeKey } from '#src/web/shared/page/address-keys.ts';
import { href } from '#src/web/shared/page/href.ts';
import { agesOf, readParty, type SearchParty } from '#src/web/shared/storage/party.ts';

/** The query of a result page, as its address states it. Every field has its key in the `watched` list of the page table. */
export type SearchQuery = {
  readonly query: string;
  readonly sort: SearchSort;
  readonly categories: readonly Category[];
  readonly cities: readonly number[];
  readonly date: string | null;
  readonly from: number | null;
  readonly to: number | null;
  readonly instant: boolean;
  readonly freeCancel: boolean;
  readonly mobileTicket: boolean;
  /** The last day (UTC) on which cancelling must be free. */
  readonly cancelUntil: string | null;
  /** Languages of the guide, BCP 47. */
  readonly guides: readonly string[];
  readonly access: readonly AccessNeed[];
  readonly party: SearchParty | null;
  /** The visitor removed the party from the search, so a stored party does not apply. */
  readonly nobody: boolean;
  readonly page: number;
  /** How many pages are shown one below the other, beginning with `page`. */
  readonly shown: number;
  readonly view: 'list' | 'map';
  /** The part of the map that is searched; null is all of it. */
  readonly area: MapArea | null;
};

const mostChosen = 50;
const lastPage = 1000;

/** Reads an address and ignores values that are not valid. Price limits in the wrong order are swapped. */
export function readSearchQuery(search: URLSearchParams, usual: SearchSort = 'most_relevant'): SearchQuery {
  const limits = [wholeKey(search.get('from'), 999_999_999), wholeKey(search.get('to'), 999_999_999)] as const;
  const turned = limits[0] !== null && limits[1] !== null && limits[0] > limits[1];
  const party = readParty(search.get('adults'), search.get('ages'));
  return {
    query: (search.get('query') ?? '').trim().slice(0, 200),
    sort: searchSorts.find((sort) => sort === search.get('sort')) ?? usual,
    categories: categories.filter((category) => items(search.get('category')).includes(category)),
    cities: items(search.get('city')).flatMap((text) => wholeKey(text, 2_147_483_647) ?? []),
    date: dateKey(search.get('date')),
    from: limits[turned ? 1 : 0],
    to: limits[turned ? 0 : 1],
    instant: search.get('instant') === '1',
    freeCancel: search.get('free_cancel') === '1',
    mobileTicket: search.get('mobile_ticket') === '1',
    cancelUntil: dateKey(search.get('cancel_until')),
    guides: [...new Set(items(search.get('guide')).flatMap((text) => languageTag(text) ?? []))],
    access: accessNeeds.filter((need) => items(search.get('access')).includes(need)),
    party,
    nobody: party === null && search.get('adults') === '0',
    page: wholeKey(search.get('page'), lastPage) ?? 1,
    shown: wholeKey(search.get('shown'), mostPagesShown) ?? 1,
    view: search.get('view') === 'map' ? 'map' : 'list',
    area: readArea(search.get('area') ?? ''),
  };
}

/** Returns the query keys of an address in their order, without defaults. */
export function searchKeys(
  now: SearchQuery,
  usual: SearchSort = 'most_relevant',
): Readonly<Record<string, string | number | null>> {
  return {
    query: now.query,
    sort: now.sort === usual ? null : now.sort,
    category: now.categories.join(','),
    city: now.cities.join(','),
    date: now.date,
    from: now.from,
    to: now.to,
    instant: now.instant ? 1 : null,
    free_cancel: now.freeCancel ? 1 : null,
    mobile_ticket: now.mobileTicket ? 1 : null,
    cancel_until: now.cancelUntil,
    guide: now.guides.join(','),
    access: now.access.join(','),
    adults: now.party?.adults ?? (now.nobody ? 0 : null),
    ages: now.party?.ages.join(',') ?? null,
    page: now.page === 1 ? null : now.page,
    shown: now.shown === 1 ? null : now.shown,
    view: now.view === 'map' ? 'map' : null,
    area: now.area === null ? null : now.area.join(','),
  };
}

/** Returns the address of a result page. Every change except of the page leads to the first page. */
export function searchHref(
  site: Pick<SitePart, 'language' | 'variants'>,
  now: SearchQuery,
  change: Partial<SearchQuery> = {},
): string {
  return href(
    site,
    'search-result',
    {},
    searchKeys({ ...now, page: 1, shown: 1, nobody: false, ...change }, usualSort(site)),
  );
}

/** Returns the list without the item if it contains it, otherwise with it. */
export function toggled<Item>(list: readonly Item[], item: Item): readonly Item[] {
  return list.includes(item) ? list.filter((one) => one !== item) : [...list, item];
}

/** Returns how many people the prices of a search are for: one adult if there is no party. */
export function peopleOf({ party }: Pick<SearchQuery, 'party'>): number {
  return party === null ? 1 : agesOf(party).length;
}

/** Returns the filter of the search call (spec §3); `start_time` is a date at midnight UTC (spec §5). */
export function searchFilter(now: SearchQuery): SearchFilter {
  const specials = [
    ...(now.freeCancel ? (['free_cancellation'] as const) : []),
    ...(now.mobileTicket ? (['mobile_ticket'] as const) : []),
  ];
  return {
    sort: now.sort,
    ...(now.query === '' ? {} : { query: now.query }),
    ...(now.categories.length === 0 ? {} : { frontend_ids: now.categories }),
    ...(now.cities.length === 0 ? {} : { city_ids: now.cities }),
    ...(now.date === null ? {} : { start_time: `${now.date}T00:00:00Z` }),
    ...(now.from === null ? {} : { price_from: now.from }),
    ...(now.to === null ? {} : { price_to: now.to }),
    ...(now.instant ? { instant: true } : {}),
    ...(specials.length === 0 ? {} : { special_option_ids: specials }),
    ...(now.cancelUntil === null ? {} : { free_cancel_until: `${now.cancelUntil}T23:59:59Z` }),
    ...(now.guides.length === 0 ? {} : { guide_languages: now.guides }),
    ...(now.access.length === 0 ? {} : { accessibility: now.access }),
    ...(now.party === null ? {} : { party: agesOf(now.party) }),
    ...(now.area === null ? {} : { area: now.area }),
  };
}

/** Returns a language tag in its standard spelling ("EN-gb" becomes "en-GB"), or null if it is none. */
function languageTag(text: string): string | null {
  const [, language = '', part = ''] = /^([a-z]{2,3})(?:-([a-z]{2,4}))?$/i.exec(text) ?? [];
  if (language === '') return null;
  const [first = '', ...rest] = part;
  const written = part.length === 2 ? part.toUpperCase() : first.toUpperCase() + rest.join('').toLowerCase();
  return [language.toLowerCase(), ...(part === '' ? [] : [written])].join('-');
}

function items(text: string | null): readonly string[] {
  return [...new Set((text ?? '').split(','))].slice(0, mostChosen);
}
