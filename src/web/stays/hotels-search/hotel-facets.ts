import { msg } from '@lingui/core/macro';

import type { VenuesAnswer } from '#src/contract/shared/verticals/verticals.ts';
import type { WireText } from '#src/contract/wire.ts';
import { venueSorts, type VenueSort } from '#src/domain/search/venues/arrange-venues.ts';
import { formatNumber } from '#src/domain/site/language/formats.ts';
import { facetTitle, facetValue, hotelFacets, type HotelFacet } from '#src/web/shared/labels/hotel-labels.ts';
import { appliedLimits } from '#src/web/shared/filters/limits-view.ts';
import type { AppliedView, ChoiceGroup, ChoiceView } from '#src/web/shared/filters/list-view.ts';
import type { LoadContext } from '#src/web/shared/page/page-definition.ts';
import { hotelsHref, withFacet, type HotelQuery } from '#src/web/stays/hotels-search/hotel-query.ts';

const sortWords = {
  recommended: msg`Recommended`,
  price: msg`Price: low to high`,
  price_down: msg`Price: high to low`,
  score: msg`Best rated`,
  distance: msg`Closest to the center`,
} as const satisfies Record<VenueSort, unknown>;

/** What can be chosen, each choice as a link to the same search with it on or off. */
export function groupsOf(context: LoadContext, now: HotelQuery, { facets }: VenuesAnswer): readonly ChoiceGroup[] {
  return hotelFacets.flatMap((facet) => {
    const values = facets.find((one) => one.facet === facet)?.values ?? [];
    const gone = now.facets[facet]
      .filter((value) => !values.some((one) => one.value === value))
      .map((value) => ({ value, count: 0, title: null }));
    const choices = sorted(facet, [...values, ...gone]).map((one) => choiceOf(context, now, facet, one));
    return choices.length === 0 ? [] : [{ key: facet, title: facetTitle(context.i18n, facet), choices }];
  });
}

type Counted = { readonly value: string; readonly count: number; readonly title: WireText | null };

/** Stars and scores go down by their number; whatever else stays by how many there are. */
function sorted(facet: HotelFacet, values: readonly Counted[]): readonly Counted[] {
  return facet === 'stars' || facet === 'score' ? values.toSorted((a, b) => Number(b.value) - Number(a.value)) : values;
}

function choiceOf(
  context: LoadContext,
  now: HotelQuery,
  facet: HotelFacet,
  { value, count, title }: Counted,
): ChoiceView {
  return {
    text: facetValue(context, facet, value, title?.text),
    href: hotelsHref(context.site, now, { facets: withFacet(now, facet, value) }),
    count: formatNumber(count, context.site.writing),
    selected: now.facets[facet].includes(value),
  };
}

export function sortsOf({ i18n, site }: LoadContext, now: HotelQuery): readonly ChoiceView[] {
  return venueSorts.map((sort) => ({
    text: i18n._(sortWords[sort]),
    href: hotelsHref(site, now, { sort }),
    count: null,
    selected: sort === now.sort,
  }));
}

/** The filters that are on, each with the address without it. */
export function appliedOf(
  context: LoadContext,
  now: HotelQuery,
  facets: VenuesAnswer['facets'],
): readonly AppliedView[] {
  const { site } = context;
  const titleOf = (facet: HotelFacet, value: string): string | undefined =>
    facets.find((one) => one.facet === facet)?.values.find((one) => one.value === value)?.title?.text;
  const chosen = hotelFacets.flatMap((facet) =>
    now.facets[facet].map((value) => ({
      text: facetValue(context, facet, value, titleOf(facet, value)),
      href: hotelsHref(site, now, { facets: withFacet(now, facet, value) }),
    })),
  );
  const limits = appliedLimits(context, now.limits, (change) =>
    hotelsHref(site, now, { limits: { ...now.limits, ...change } }),
  );
  return [...chosen, ...limits];
}
