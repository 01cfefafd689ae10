import { msg } from '@lingui/core/macro';

import type { SearchAnswer } from '#src/contract/search/search.ts';
import { formatDate, nameOf } from '#src/domain/site/language/formats.ts';
import { appliedPrices, type AppliedView } from '#src/web/shared/filters/list-view.ts';
import { namedParty } from '#src/web/shared/party/named-party.ts';
import { categoryWords } from '#src/web/shared/labels/category-labels.ts';
import type { LoadContext } from '#src/web/shared/page/page-definition.ts';
import { accessName } from '#src/web/search/search-result/filters/facets-view.ts';
import { searchHref, toggled, type SearchQuery } from '#src/web/search/search-result/search-query.ts';

type Places = SearchAnswer['aggr_condition']['destinations'];

/** Each filter that is on, with the address without it. */
export function appliedView({ i18n, site }: LoadContext, now: SearchQuery, places: Places): AppliedView[] {
  const off = (text: string, change: Partial<SearchQuery>): AppliedView => ({
    text,
    href: searchHref(site, now, change),
  });
  return [
    ...now.cities.map((city) =>
      off(placeName(places, city) ?? i18n._(msg`Place no. ${city}`), { cities: toggled(now.cities, city) }),
    ),
    ...now.categories.map((category) =>
      off(categoryWords(i18n, category), { categories: toggled(now.categories, category) }),
    ),
    ...(now.date === null ? [] : [off(formatDate(now.date, site.writing, 'medium'), { date: null })]),
    ...appliedPrices({ i18n, site }, now, (change) => searchHref(site, now, change)),
    ...(now.freeCancel ? [off(i18n._(msg`Free cancellation`), { freeCancel: false })] : []),
    ...(now.instant ? [off(i18n._(msg`Instant confirmation`), { instant: false })] : []),
    ...(now.mobileTicket ? [off(i18n._(msg`Mobile voucher`), { mobileTicket: false })] : []),
    ...(now.cancelUntil === null
      ? []
      : [
          off(i18n._(msg`Free cancellation until ${formatDate(now.cancelUntil, site.writing, 'medium')}`), {
            cancelUntil: null,
          }),
        ]),
    ...now.guides.map((id) =>
      off(i18n._(msg`Guide: ${nameOf('language', id, site.language)}`), { guides: toggled(now.guides, id) }),
    ),
    ...now.access.map((need) => off(accessName(i18n, need), { access: toggled(now.access, need) })),
    ...(now.area === null ? [] : [off(i18n._(msg`In this map area`), { area: null })]),
    ...(now.party === null ? [] : [off(namedParty({ i18n, site }, now.party), { party: null, nobody: true })]),
  ];
}

/** A place's name in the visitor's language, as the counts bring it. */
export function placeName(places: Places, city: number | undefined): string | null {
  return places.find((one) => one.id === String(city))?.name ?? null;
}
