import { regionName } from '#src/domain/site/names/region-name.ts';
import { msg } from '@lingui/core/macro';

import { siteDataCalls } from '#src/contract/site/site-data.calls.ts';
import type { DestinationGuideAnswer } from '#src/contract/site/site-data.ts';
import { nameOrder } from '#src/domain/site/names/name-order.ts';
import { href } from '#src/web/shared/page/href.ts';
import { listContent, type ContentView } from '#src/web/shared/content/content-view.ts';
import { cityHref } from '#src/web/shared/labels/place-links.ts';
import { structuredText } from '#src/web/shared/page-head/structured.ts';
import type { LoadContext, Loaded } from '#src/web/shared/page/page-definition.ts';

type PlaceView = {
  readonly id: number;
  readonly name: string;
  readonly lang: string | undefined;
  readonly href: string;
};

export type CountryNotes = {
  /** ISO 3166-1 alpha-2 in small letters: its anchor. */
  readonly code: string;
  readonly name: string;
  readonly places: readonly PlaceView[];
  readonly notes: ContentView;
};

export type TravelRestrictionsView = {
  readonly countries: readonly CountryNotes[];
  /** Countries that we go to and have no notes of. */
  readonly others: readonly { readonly code: string; readonly name: string; readonly places: readonly PlaceView[] }[];
  readonly trail: readonly { readonly text: string; readonly href?: string }[];
  readonly structured: string;
};

const path = '/travel-restrictions';

/** Loads the entry requirements of each country (spec §2), with sources and dates. */
export async function loadTravelRestrictions(context: LoadContext): Promise<Loaded<TravelRestrictionsView>> {
  const { api, i18n, site } = context;
  const [guide, all] = await Promise.all([
    api.call(siteDataCalls.destinationGuide, {}),
    listContent(context, 'travel-restriction'),
  ]);
  if (!guide.ok) throw new Error(`travel restrictions: ${guide.error.code}`);
  const notes = new Map(all.map((one) => [one.slot, one]));
  const order = nameOrder(site.language);
  const countries = guide.value.countries
    .map((country) => countryOf(context, country))
    .toSorted((a, b) => order(a.name, b.name));
  const title = i18n._(msg`Travel restrictions`);
  const trail = [{ text: i18n._(msg`Home`), href: href(site, 'home') }, { text: title }];
  return {
    kind: 'page',
    data: {
      countries: countries.flatMap((country) => {
        const found = notes.get(country.code);
        return found === undefined ? [] : [{ ...country, notes: found }];
      }),
      others: countries.filter(({ code }) => !notes.has(code)),
      trail,
      structured: structuredText(site, path, trail, []),
    },
    head: {
      title: i18n._(msg`Travel restrictions by country | ${site.brand.name}`),
      description: i18n._(
        msg`Rules on passports, visas, arrival forms, health, medicines and cash for every country we offer, with official sources and dates.`,
      ),
      path,
    },
  };
}

function countryOf({ site }: LoadContext, country: DestinationGuideAnswer['countries'][number]) {
  return {
    code: country.code.toLowerCase(),
    name: regionName(country.code, site.language, site.market),
    places: country.destinations.map((place) => ({
      id: place.id,
      name: place.name.text,
      lang: place.name.lang === site.language ? undefined : place.name.lang,
      href: cityHref(site, place),
    })),
  };
}
