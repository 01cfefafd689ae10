import { msg } from '@lingui/core/macro';

import { placesCalls } from '#src/contract/places/places.calls.ts';
import type { DestinationListAnswer } from '#src/contract/places/places.ts';
import { formatNumber } from '#src/domain/site/language/formats.ts';
import { href } from '#src/web/shared/page/href.ts';
import { destinationBanner } from '#src/web/shared/banners/destination-banner.ts';
import { placeHref } from '#src/web/shared/labels/place-links.ts';
import { itemList, structuredText } from '#src/web/shared/page-head/structured.ts';
import type { LoadContext, Loaded } from '#src/web/shared/page/page-definition.ts';
import {
  folded,
  type CountryView,
  type DestinationListView,
  type RegionView,
} from '#src/web/places/destination-list/destination-list-view.ts';
import { byLetter, placesOf } from '#src/web/places/destination-list/letters.load.ts';

type Region = DestinationListAnswer['regions'][number];
type Country = Region['countries'][number];

const longestQuery = 60;

/** Loads all destinations, by region and country or by letter; `?query=` filters within the page. */
export async function loadDestinationList(context: LoadContext): Promise<Loaded<DestinationListView>> {
  const { api, i18n, site, query, signal } = context;
  const answer = await api.call(placesCalls.destinationList, {}, { signal });
  if (!answer.ok) throw new Error(`destination list: ${answer.error.code}`);
  const order = query.get('order') === 'letters' ? 'letters' : 'regions';
  const words = (query.get('query') ?? '').trim().slice(0, longestQuery);
  const regions = answer.value.regions.map((region) => regionView(context, region));
  const trail = [{ text: i18n._(msg`Home`), href: href(site, 'home') }, { text: i18n._(msg`Destinations`) }];
  const path = '/destination_list';
  const listed = regions
    .flatMap(({ countries }) => countries.flatMap(({ posters }) => posters))
    .map((poster) => ({ title: poster.name.text, href: poster.href }));
  const orderHref = (one: string | null): string => href(site, 'destination-list', {}, { order: one, query: words });
  return {
    kind: 'page',
    data: {
      order,
      query: words,
      orders: [
        { text: i18n._(msg`By region`), href: orderHref(null), selected: order === 'regions' },
        { text: i18n._(msg`By letter`), href: orderHref('letters'), selected: order === 'letters' },
      ],
      trail,
      action: href(site, 'destination-list'),
      regions: order === 'regions' ? regions : [],
      letters: order === 'letters' ? byLetter(placesOf(regions, slugsOf(context, answer.value)), site.language) : [],
      structured: structuredText(site, path, trail, itemList(site, listed)),
    },
    head: {
      title: i18n._(msg`Destinations, by country and by letter | ${site.brand.name}`),
      description: i18n._(msg`Cities and regions with things to do, tickets and tours, and the towns around them.`),
      path,
      ...(words === '' ? {} : { robots: 'noindex' as const }),
    },
  };
}

function regionView(context: LoadContext, { region, name, countries }: Region): RegionView {
  return {
    id: region,
    name: name ?? context.i18n._(msg`Elsewhere`),
    countries: countries.map((country, index) => countryView(context, country, `${region}-${index}`)),
  };
}

function countryView(context: LoadContext, country: Country, id: string): CountryView {
  const { site, i18n } = context;
  const name = country.name ?? i18n._(msg`Other destinations`);
  const hidden = country.townTotal - country.towns.length;
  const count = formatNumber(hidden, site.writing);
  return {
    id,
    name,
    posters: country.destinations.map((place) => ({
      ...destinationBanner(context, place),
      find: folded(`${place.name.text} ${place.slug} ${name}`),
    })),
    towns: country.towns.map((town) => ({
      name: town.name.text,
      lang: town.name.lang,
      href: placeHref(site, town),
      find: folded(`${town.name.text} ${town.slug ?? ''} ${name}`),
    })),
    others: hidden > 0 ? i18n._(msg`and ${count} more`) : null,
  };
}

function slugsOf({ site, i18n }: LoadContext, { regions }: DestinationListAnswer): ReadonlyMap<string, string | null> {
  const countries = regions.flatMap((region) => region.countries);
  return new Map([
    ...countries.flatMap(({ destinations }) =>
      destinations.map((place) => [destinationBanner({ site, i18n }, place).href, place.slug] as const),
    ),
    ...countries.flatMap(({ towns }) => towns.map((town) => [placeHref(site, town), town.slug] as const)),
  ]);
}
