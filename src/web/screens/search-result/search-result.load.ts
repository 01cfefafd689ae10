import { msg, plural } from '@lingui/core/macro';

import { searchEndpoints, type SearchAnswer } from '#src/contract/endpoints/search.ts';
import { fromWire } from '#src/contract/wire.ts';
import { categories } from '#src/domain/catalogue/product.ts';
import { searchPageSize, searchSorts, type SearchSort } from '#src/domain/search/filter.ts';
import { formatDate, formatMoney, formatNumber } from '#src/domain/site/formats.ts';
import { productCardView, type ProductCardView } from '#src/web/parts/product-card-view.ts';
import { categoryWords } from '#src/web/parts/words.ts';
import type { LoadContext, Loaded } from '#src/web/screen.ts';
import {
  readSearchQuery,
  searchFilter,
  searchHref,
  type SearchQuery,
} from '#src/web/screens/search-result/search-query.ts';

export type ChoiceView = {
  readonly text: string;
  readonly href: string;
  readonly count: string | null;
  readonly selected: boolean;
  readonly lang?: string;
};
export type AppliedView = { readonly text: string; readonly href: string };

export type SearchResultView = {
  readonly now: SearchQuery;
  readonly title: string;
  readonly count: string;
  readonly total: number;
  readonly cards: readonly ProductCardView[];
  readonly places: readonly ChoiceView[];
  readonly kinds: readonly ChoiceView[];
  readonly sorts: readonly ChoiceView[];
  readonly freeCancel: ChoiceView;
  readonly instant: ChoiceView;
  readonly price: { readonly least: string; readonly most: string } | null;
  readonly applied: readonly AppliedView[];
  readonly clearHref: string;
  readonly pages: { readonly before: string | null; readonly after: string | null; readonly here: string } | null;
};

const sortWords = {
  most_relevant: msg`Best match`,
  price_low: msg`Price: low to high`,
  price_high: msg`Price: high to low`,
  best_rated: msg`Best rated`,
} as const satisfies Record<SearchSort, unknown>;

/** Search results for what the address says; a call that fails is an error page, no results are a page with ways out. */
export async function loadSearchResult(context: LoadContext): Promise<Loaded<SearchResultView>> {
  const { api, i18n, site } = context;
  const now = readSearchQuery(context.query);
  const answer = await api.call(searchEndpoints.completeSearch, { ...searchFilter(now), page_num: now.page });
  if (!answer.ok) throw new Error(`search: ${answer.error.code}`);
  const view = viewOf(context, now, answer.value);
  return {
    kind: 'page',
    data: view,
    head: {
      title: `${view.title} | ${site.brand.name}`,
      description: i18n._(msg`${view.count} to book, with prices that include all taxes and fees.`),
      path: '/search/result',
    },
  };
}

function viewOf(context: LoadContext, now: SearchQuery, answer: SearchAnswer): SearchResultView {
  const { i18n, site } = context;
  const { aggr_condition: facets, search_result: found } = answer;
  const place = facets.destinations.find((one) => one.id === String(now.city));
  const price = facets.price;
  return {
    now,
    title: titleOf(context, now, place?.name ?? null),
    total: found.total,
    count: i18n._(msg`${plural(found.total, { one: '# activity', other: '# activities' })}`),
    cards: found.cards.map((card) => productCardView(context, card)),
    places: facets.destinations.map((one) => ({
      text: one.name,
      lang: one.lang,
      href: searchHref(site, now, { city: now.city === Number(one.id) ? null : Number(one.id) }),
      count: formatNumber(one.count, site.language),
      selected: now.city === Number(one.id),
    })),
    kinds: kindsOf(context, now, facets.frontend_tree),
    sorts: searchSorts.map((sort) => ({
      text: i18n._(sortWords[sort]),
      href: searchHref(site, now, { sort }),
      count: null,
      selected: sort === now.sort,
    })),
    freeCancel: {
      text: i18n._(msg`Free cancellation`),
      href: searchHref(site, now, { freeCancel: !now.freeCancel }),
      count: optionCount(facets, 'free_cancellation'),
      selected: now.freeCancel,
    },
    instant: {
      text: i18n._(msg`Confirmed at once`),
      href: searchHref(site, now, { instant: !now.instant }),
      count: optionCount(facets, 'instant'),
      selected: now.instant,
    },
    price:
      price === null
        ? null
        : {
            least: formatMoney(fromWire(price.from), site.language),
            most: formatMoney(fromWire(price.to), site.language),
          },
    applied: appliedOf(context, now, place?.name ?? null),
    clearHref: searchHref(site, { ...readSearchQuery(new URLSearchParams()), query: now.query }),
    pages: pagesOf(context, now, found.total),
  };
}

function titleOf({ i18n }: LoadContext, now: SearchQuery, place: string | null): string {
  if (now.query !== '') return i18n._(msg`Results for “${now.query}”`);
  if (now.category !== null && place !== null) return i18n._(msg`${categoryWords(i18n, now.category)} in ${place}`);
  if (now.category !== null) return categoryWords(i18n, now.category);
  return place === null ? i18n._(msg`All activities`) : i18n._(msg`Things to do in ${place}`);
}

function kindsOf(
  { i18n, site }: LoadContext,
  now: SearchQuery,
  tree: SearchAnswer['aggr_condition']['frontend_tree'],
): ChoiceView[] {
  return categories.flatMap((category) => {
    const found = tree.find((one) => one.id === category);
    if (found === undefined && now.category !== category) return [];
    const selected = now.category === category;
    return [
      {
        text: categoryWords(i18n, category),
        href: searchHref(site, now, { category: selected ? null : category }),
        count: formatNumber(found?.count ?? 0, site.language),
        selected,
      },
    ];
  });
}

function optionCount(facets: SearchAnswer['aggr_condition'], id: string): string | null {
  const found = facets.special_options.find((one) => one.id === id);
  return found === undefined ? null : String(found.count);
}

/** Each filter that is on, with the address without it. */
function appliedOf({ i18n, site }: LoadContext, now: SearchQuery, place: string | null): AppliedView[] {
  const applied: AppliedView[] = [];
  const put = (text: string, change: Partial<SearchQuery>): void =>
    void applied.push({ text, href: searchHref(site, now, change) });
  if (now.city !== null) put(place ?? String(now.city), { city: null });
  if (now.category !== null) put(categoryWords(i18n, now.category), { category: null });
  if (now.date !== null) put(formatDate(now.date, site.language, 'medium'), { date: null });
  if (now.from !== null)
    put(i18n._(msg`from ${formatNumber(now.from, site.language)} ${site.currency}`), { from: null });
  if (now.to !== null) put(i18n._(msg`up to ${formatNumber(now.to, site.language)} ${site.currency}`), { to: null });
  if (now.freeCancel) put(i18n._(msg`Free cancellation`), { freeCancel: false });
  if (now.instant) put(i18n._(msg`Confirmed at once`), { instant: false });
  return applied;
}

function pagesOf({ i18n, site }: LoadContext, now: SearchQuery, total: number): SearchResultView['pages'] {
  const last = Math.ceil(total / searchPageSize);
  if (last <= 1) return null;
  return {
    before: now.page > 1 ? searchHref(site, now, { page: now.page - 1 }) : null,
    after: now.page < last ? searchHref(site, now, { page: now.page + 1 }) : null,
    here: i18n._(msg`Page ${now.page} of ${last}`),
  };
}
