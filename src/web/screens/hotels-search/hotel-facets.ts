import { msg } from '@lingui/core/macro';

import type { VenuesAnswer } from '#src/contract/endpoints/verticals.ts';
import { fromWire } from '#src/contract/wire.ts';
import { venueSorts, type VenueSort } from '#src/domain/venue/arrange-venues.ts';
import { formatDate, formatMoney, formatNumber } from '#src/domain/site/formats.ts';
import { facetTitle, facetValue, hotelFacets, type HotelFacet } from '#src/web/parts/hotel-words.ts';
import type { LoadContext } from '#src/web/screen.ts';
import { hotelsHref, withFacet, type HotelQuery } from '#src/web/screens/hotels-search/hotel-query.ts';
import type { HotelChoice, HotelsSearchView } from '#src/web/screens/hotels-search/hotels-search-view.ts';

const sortWords = {
  recommended: msg`Recommended`,
  price: msg`Price: low to high`,
  price_down: msg`Price: high to low`,
  score: msg`Best rated`,
  distance: msg`Nearest to the centre`,
} as const satisfies Record<VenueSort, unknown>;

/** What can be chosen, each choice as a link to the same search with it on or off. */
export function groupsOf(context: LoadContext, now: HotelQuery, { facets }: VenuesAnswer): HotelsSearchView['groups'] {
  return hotelFacets.flatMap((facet) => {
    const values = facets.find((one) => one.facet === facet)?.values ?? [];
    const gone = now.facets[facet]
      .filter((value) => !values.some((one) => one.value === value))
      .map((value) => ({ value, count: 0 }));
    const choices = sorted(facet, [...values, ...gone]).map((one) => choiceOf(context, now, facet, one));
    return choices.length === 0 ? [] : [{ key: facet, title: facetTitle(context.i18n, facet), choices }];
  });
}

type Counted = { readonly value: string; readonly count: number };

/** Stars and scores go down by their number; whatever else stays by how many there are. */
function sorted(facet: HotelFacet, values: readonly Counted[]): readonly Counted[] {
  return facet === 'stars' || facet === 'score' ? values.toSorted((a, b) => Number(b.value) - Number(a.value)) : values;
}

function choiceOf(context: LoadContext, now: HotelQuery, facet: HotelFacet, { value, count }: Counted): HotelChoice {
  return {
    text: facetValue(context, facet, value),
    href: hotelsHref(context.site, now, { facets: withFacet(now, facet, value) }),
    count: formatNumber(count, context.site.writing),
    selected: now.facets[facet].includes(value),
  };
}

export function sortsOf({ i18n, site }: LoadContext, now: HotelQuery): readonly HotelChoice[] {
  return venueSorts.map((sort) => ({
    text: i18n._(sortWords[sort]),
    href: hotelsHref(site, now, { sort }),
    count: null,
    selected: sort === now.sort,
  }));
}

/** The filters that are on, each with the address without it. */
export function appliedOf(context: LoadContext, now: HotelQuery): HotelsSearchView['applied'] {
  const { i18n, site } = context;
  const chosen = hotelFacets.flatMap((facet) =>
    now.facets[facet].map((value) => ({
      text: facetValue(context, facet, value),
      href: hotelsHref(site, now, { facets: withFacet(now, facet, value) }),
    })),
  );
  const amount = (major: number): string => `${formatNumber(major, site.writing)} ${site.currency}`;
  return [
    ...chosen,
    ...(now.from === null
      ? []
      : [{ text: i18n._(msg`From ${amount(now.from)}`), href: hotelsHref(site, now, { from: null }) }]),
    ...(now.to === null
      ? []
      : [{ text: i18n._(msg`Up to ${amount(now.to)}`), href: hotelsHref(site, now, { to: null }) }]),
    ...(now.freeUntil === null
      ? []
      : [
          {
            text: i18n._(msg`Free to cancel until ${formatDate(now.freeUntil, site.writing, 'medium')}`),
            href: hotelsHref(site, now, { freeUntil: null }),
          },
        ]),
  ];
}

export function pricesOf({ site }: LoadContext, { prices }: VenuesAnswer): HotelsSearchView['prices'] {
  if (prices === null) return null;
  const text = (end: 'from' | 'to'): string => formatMoney(fromWire(prices[end]), site.writing);
  return { least: text('from'), most: text('to') };
}

/** Where one is in a long list; nothing where one page holds it. */
export function pagesOf({ i18n, site }: LoadContext, now: HotelQuery, answer: VenuesAnswer): HotelsSearchView['pages'] {
  const last = Math.max(1, Math.ceil(answer.total / answer.pageSize));
  if (last === 1 && now.page === 1) return null;
  const at = Math.min(now.page, last);
  return {
    position: i18n._(msg`Page ${formatNumber(at, site.writing)} of ${formatNumber(last, site.writing)}`),
    previous: now.page > 1 ? hotelsHref(site, now, { page: Math.min(now.page - 1, last) }) : null,
    next: now.page < last ? hotelsHref(site, now, { page: now.page + 1 }) : null,
  };
}
