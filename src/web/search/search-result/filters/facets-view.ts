import { msg } from '@lingui/core/macro';

import type { AggrCondition as Facets } from '#src/contract/search/search.ts';
import { accessNeeds, type AccessNeed } from '#src/domain/catalogue/access-need.ts';
import { categories } from '#src/domain/catalogue/product.ts';
import { searchSorts, type SearchSort } from '#src/domain/search/query/filter.ts';
import { formatDate, formatNumber, nameOf } from '#src/domain/site/language/formats.ts';
import type { PriceBarFacts } from '#src/ui/content/price-bars.tsx';
import type { ChoiceView } from '#src/web/shared/filters/list-view.ts';
import { priceLimits } from '#src/web/shared/filters/price-limits.ts';
import { categoryWords } from '#src/web/shared/labels/category-labels.ts';
import type { LoadContext } from '#src/web/shared/page/page-definition.ts';
import { searchHref, toggled, type SearchQuery } from '#src/web/search/search-result/search-query.ts';
import type { FacetsView } from '#src/web/search/search-result/search-result-view.ts';

/** Days that are a press away; any other is typed. */
const daysAtOnce = 4;

const sortWords = {
  most_relevant: msg`Best match`,
  price_low: msg`Price: low to high`,
  price_high: msg`Price: high to low`,
  best_rated: msg`Best rated`,
} as const satisfies Record<SearchSort, unknown>;

const accessWords = {
  step_free: msg`Step-free access`,
  wheelchair_loan: msg`Wheelchairs available`,
  accessible_toilet: msg`Accessible restroom`,
} as const satisfies Record<AccessNeed, unknown>;

/** Labels of accessibility needs. */
export function accessName(i18n: LoadContext['i18n'], need: AccessNeed): string {
  return i18n._(accessWords[need]);
}

/** What can be chosen, each choice as a link to the same search with it on or off. */
export function facetsView(context: LoadContext, now: SearchQuery, facets: Facets): FacetsView {
  const { i18n, site } = context;
  const limits = priceLimits(facets.price, site.writing);
  return {
    groups: [
      { key: 'options', title: i18n._(msg`Features`), choices: optionChoices(context, now, facets) },
      { key: 'kinds', title: i18n._(msg`Category`), choices: kindChoices(context, now, facets.frontend_tree) },
      { key: 'places', title: i18n._(msg`Destination`), choices: placeChoices(context, now, facets.destinations) },
      { key: 'guides', title: i18n._(msg`Language of the guide`), choices: guideChoices(context, now, facets) },
      {
        key: 'access',
        title: i18n._(msg({ message: 'Accessibility', context: 'place' })),
        choices: accessChoices(context, now, facets),
      },
    ].filter((group) => group.choices.length > 0),
    sorts: searchSorts.map((sort) => ({
      text: i18n._(sortWords[sort]),
      href: searchHref(site, now, { sort }),
      count: null,
      selected: sort === now.sort,
    })),
    days: dayChoices(context, now, facets.time),
    price: limits === null ? null : { ...limits, bars: barsView(now, facets.price?.histogram ?? []) },
  };
}

function optionChoices(context: LoadContext, now: SearchQuery, facets: Facets): ChoiceView[] {
  const { i18n, site } = context;
  const choice = (id: string, text: string, selected: boolean, change: Partial<SearchQuery>): ChoiceView[] => {
    const found = facets.special_options.find((one) => one.id === id)?.count ?? 0;
    if (found === 0 && !selected) return [];
    return [{ text, selected, count: formatNumber(found, site.writing), href: searchHref(site, now, change) }];
  };
  return [
    ...choice('free_cancellation', i18n._(msg`Free cancellation`), now.freeCancel, { freeCancel: !now.freeCancel }),
    ...choice('instant', i18n._(msg`Instant confirmation`), now.instant, { instant: !now.instant }),
    ...choice('mobile_ticket', i18n._(msg`Mobile voucher`), now.mobileTicket, {
      mobileTicket: !now.mobileTicket,
    }),
  ];
}

function kindChoices({ i18n, site }: LoadContext, now: SearchQuery, tree: Facets['frontend_tree']): ChoiceView[] {
  return categories.flatMap((category) => {
    const found = tree.find((one) => one.id === category)?.count ?? 0;
    const selected = now.categories.includes(category);
    if (found === 0 && !selected) return [];
    return [
      {
        text: categoryWords(i18n, category),
        href: searchHref(site, now, { categories: toggled(now.categories, category) }),
        count: formatNumber(found, site.writing),
        selected,
      },
    ];
  });
}

function placeChoices({ site }: LoadContext, now: SearchQuery, places: Facets['destinations']): ChoiceView[] {
  return places
    .map((place) => ({ place, selected: now.cities.includes(Number(place.id)) }))
    .toSorted((a, b) => Number(b.selected) - Number(a.selected) || b.place.count - a.place.count)
    .map(({ place, selected }) => ({
      text: place.name,
      lang: place.lang,
      href: searchHref(site, now, { cities: toggled(now.cities, Number(place.id)) }),
      count: formatNumber(place.count, site.writing),
      selected,
    }));
}

function dayChoices({ site }: LoadContext, now: SearchQuery, time: Facets['time']): ChoiceView[] {
  return (time?.next ?? []).slice(0, daysAtOnce).map((day) => ({
    text: formatDate(day, site.writing, 'short'),
    href: searchHref(site, now, { date: now.date === day ? null : day }),
    count: null,
    selected: now.date === day,
  }));
}

function guideChoices({ site }: LoadContext, now: SearchQuery, facets: Facets): ChoiceView[] {
  const known = facets.guide_languages.map(({ id, count }) => ({ id, count }));
  const gone = now.guides.filter((id) => !known.some((one) => one.id === id)).map((id) => ({ id, count: 0 }));
  return [...gone, ...known].map(({ id, count }) => ({
    text: nameOf('language', id, site.language),
    href: searchHref(site, now, { guides: toggled(now.guides, id) }),
    count: formatNumber(count, site.writing),
    selected: now.guides.includes(id),
  }));
}

function accessChoices({ i18n, site }: LoadContext, now: SearchQuery, facets: Facets): ChoiceView[] {
  return accessNeeds.flatMap((need) => {
    const found = facets.accessibility.find((one) => one.id === need)?.count ?? 0;
    const selected = now.access.includes(need);
    if (found === 0 && !selected) return [];
    return [
      {
        text: accessName(i18n, need),
        href: searchHref(site, now, { access: toggled(now.access, need) }),
        count: formatNumber(found, site.writing),
        selected,
      },
    ];
  });
}

/** Bars in hundredths of the highest one; those that the price filter leaves are marked. */
function barsView(now: SearchQuery, bars: NonNullable<Facets['price']>['histogram']): PriceBarFacts[] {
  const highest = Math.max(1, ...bars.map((bar) => bar.count));
  return bars.map(({ from, to, count }) => ({
    from,
    height: count === 0 ? 0 : Math.max(4, Math.round((100 * count) / highest)),
    within: to > (now.from ?? 0) && from <= (now.to ?? Number.POSITIVE_INFINITY),
  }));
}
