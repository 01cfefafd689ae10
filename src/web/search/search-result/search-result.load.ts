import { placeForm } from '#src/domain/places/names/place-form.ts';
import { msg, plural } from '@lingui/core/macro';

import { searchCalls } from '#src/contract/search/search.calls.ts';
import type { SearchAnswer } from '#src/contract/search/search.ts';
import { searchPageSize } from '#src/domain/search/query/filter.ts';
import { mostAtOnce, pagedCalls } from '#src/domain/search/paged-calls.ts';
import { isolated } from '#src/domain/shared/text/foreign-text.ts';
import { formatNumber } from '#src/domain/site/language/formats.ts';
import { languages } from '#src/domain/site/language/languages.ts';
import { destinationBanner } from '#src/web/shared/banners/destination-banner.ts';
import { placedContent } from '#src/web/shared/content/placed-content.ts';
import { productCardView, type ProductCardView } from '#src/web/shared/cards/product-card-view.ts';
import { categoryWords } from '#src/web/shared/labels/category-labels.ts';
import { usualSort } from '#src/web/shared/experiments/variant-ranking.ts';
import type { LoadContext, Loaded } from '#src/web/shared/page/page-definition.ts';
import { appliedView, placeName } from '#src/web/search/search-result/filters/applied-view.ts';
import { packView } from '#src/web/search/search-result/packs/pack-view.ts';
import { mapView } from '#src/web/search/search-result/map/map-view.ts';
import { loosenedView } from '#src/web/search/search-result/filters/loosened-view.ts';
import { facetsView } from '#src/web/search/search-result/filters/facets-view.ts';
import {
  peopleOf,
  readSearchQuery,
  searchFilter,
  searchHref,
  type SearchQuery,
} from '#src/web/search/search-result/search-query.ts';
import type { SearchResultView } from '#src/web/search/search-result/search-result-view.ts';

/** The results without the promoted content beside them. */
type Plain = Omit<SearchResultView, 'promoted'>;

/** Loads the search results of an address. A page without results suggests other searches. */
export async function loadSearchResult(context: LoadContext): Promise<Loaded<SearchResultView>> {
  const { i18n, site } = context;
  const now = readSearchQuery(context.query, usualSort(context.site));
  const [answer, placed] = await Promise.all([
    requestPages(context, now),
    placedContent(context, 'search-result', { id: now.cities.length === 1 ? now.cities[0] : undefined }),
  ]);
  const found = answer === null ? failedView(context, now) : viewOf(context, now, answer);
  const view = { ...found, promoted: placed['banner-ad'] ?? null };
  return {
    kind: 'page',
    data: view,
    head: {
      title: `${view.title} | ${site.brand.name}`,
      description: i18n._(msg`${view.count} with prices that include all taxes and fees.`),
      path: '/search/result',
    },
  };
}

/**
 * Requests the result pages of an address in as few calls as possible. Returns null if a call fails in the browser,
 * where the page shows an error in place of the list (spec §4). Throws on the server, and the page answers 500.
 */
async function requestPages(context: LoadContext, now: SearchQuery): Promise<SearchAnswer | null> {
  const answers = await Promise.all(
    calls(now).map((page) =>
      context.api.call(searchCalls.completeSearch, {
        ...searchFilter(now),
        ...page,
        ...(now.view === 'map' ? { is_map: true } : {}),
      }),
    ),
  );
  const cards: SearchAnswer['search_result']['cards'][number][] = [];
  for (const answer of answers) {
    if (!answer.ok) {
      if (context.inBrowser) return null;
      throw new Error(`search: ${answer.error.code}`);
    }
    cards.push(...answer.value.search_result.cards);
  }
  const [first] = answers;
  if (first?.ok !== true) return null;
  const count = now.view === 'map' ? mostAtOnce : now.shown * searchPageSize;
  const { search_result: found } = first.value;
  return { ...first.value, search_result: { ...found, cards: cards.slice(0, count) } };
}

function calls(now: SearchQuery): ReturnType<typeof pagedCalls> {
  return now.view === 'map' ? [{ page_num: 1, page_size: mostAtOnce }] : pagedCalls(now.page, now.shown);
}

function viewOf(context: LoadContext, now: SearchQuery, answer: SearchAnswer): Plain {
  const { i18n, site } = context;
  const { aggr_condition: facets, search_result: found } = answer;
  const place = placeName(facets.destinations, now.cities[0]);
  const total = formatNumber(found.total, site.writing);
  const people = peopleOf(now);
  return {
    ...frameOf(context, now),
    title: titleOf(context, now, place),
    total: found.total,
    count:
      found.total >= found.total_cap
        ? i18n._(msg`More than ${total} activities`)
        : i18n._(msg`${plural(found.total, { one: '# activity', other: '# activities' })}`),
    cards: tellingBadges(found.cards.map((card) => productCardView(context, card, people))),
    facets: facetsView(context, now, facets),
    applied: appliedView(context, now, facets.destinations),
    map: now.view === 'map' ? mapView(answer) : null,
    pack: packView(context, answer.value_package_info),
    best: bestOf(context, now, answer),
    loosened: loosenedView(context, answer.less_result, people),
    related: answer.relation_result.cards.map((card) => productCardView(context, card, people)),
  };
}

/** Returns a banner for the destination that the query names, if it is the only one and no destination is selected yet. */
function bestOf(context: LoadContext, now: SearchQuery, answer: SearchAnswer): SearchResultView['best'] {
  const [place, other] = answer.top_one_list;
  const isFirst = now.page === 1 && now.view === 'list' && now.cities.length === 0;
  return place === undefined || other !== undefined || !isFirst ? null : destinationBanner(context, place);
}

/** Removes the badges if every card has one, because they then distinguish nothing. */
function tellingBadges(cards: readonly ProductCardView[]): readonly ProductCardView[] {
  return cards.every((card) => card.badge !== null) ? cards.map((card) => ({ ...card, badge: null })) : cards;
}

function failedView(context: LoadContext, now: SearchQuery): Plain {
  return {
    ...frameOf(context, now),
    title: titleOf(context, now, null),
    total: 0,
    count: context.i18n._(msg`No response`),
    failed: true,
    cards: [],
    facets: noFacets,
    applied: appliedView(context, now, []),
    map: null,
    pack: null,
    best: null,
    loosened: null,
    related: [],
  };
}

const noFacets: SearchResultView['facets'] = { groups: [], sorts: [], days: [], price: null };

/** Returns the parts of the page that do not depend on the answer. */
function frameOf({ site }: LoadContext, now: SearchQuery) {
  return {
    now,
    failed: false,
    page: now.page,
    shown: now.shown,
    clearHref: searchHref(
      site,
      { ...readSearchQuery(new URLSearchParams()), query: now.query, view: now.view },
      { nobody: now.party !== null },
    ),
    listHref: searchHref(site, now, { view: 'list' }),
    mapHref: searchHref(site, now, { view: 'map' }),
  } as const;
}

function titleOf({ i18n, site }: LoadContext, now: SearchQuery, found: string | null): string {
  if (now.query !== '') return i18n._(msg`Results for “${isolated(now.query, languages[site.language].dir)}”`);
  const [category] = now.categories.length === 1 ? now.categories : [];
  const place = now.cities.length === 1 ? found : null;
  const inPlace = place === null ? null : placeForm(place, 'in', site.language);
  const kind = category === undefined ? null : categoryWords(i18n, category);
  if (kind !== null && inPlace !== null) return i18n._(msg`${kind} ${inPlace}`);
  if (kind !== null) return kind;
  return inPlace === null ? i18n._(msg`All activities`) : i18n._(msg`Things to do ${inPlace}`);
}
