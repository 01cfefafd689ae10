import { msg, plural } from '@lingui/core/macro';

import type { VenueView } from '#src/contract/shared/verticals/verticals.ts';
import { nameOrder } from '#src/domain/site/names/name-order.ts';
import type { DealPlaceLink } from '#src/web/shared/cards/deal-labels.ts';
import { href } from '#src/web/shared/page/href.ts';
import { hireFormView, hireStations, type HireFormView } from '#src/web/cars/parts/hire-form-view.ts';
import { structuredText } from '#src/web/shared/page-head/structured.ts';
import { verticalWords } from '#src/web/shared/labels/category-labels.ts';
import type { LoadContext, Loaded } from '#src/web/shared/page/page-definition.ts';

export type CarRentalsView = {
  readonly title: string;
  readonly lead: string;
  readonly picture: string;
  readonly form: HireFormView;
  readonly places: readonly (DealPlaceLink & { readonly count: string })[];
  readonly structured: string;
};

const path = '/car-rentals';

/** Where cars are for hire, and the form that requests one. */
export async function loadCarRentals(context: LoadContext): Promise<Loaded<CarRentalsView>> {
  const { i18n, site } = context;
  const stations = await hireStations(context);
  if (stations === null || stations.length === 0) return { kind: 'missing' };
  const title = verticalWords(i18n, 'car-rentals');
  const lead = i18n._(msg`Total rental price, all mandatory fees included.`);
  const trail = [{ text: i18n._(msg`Home`), href: href(site, 'home') }, { text: title }];
  return {
    kind: 'page',
    data: {
      title,
      lead,
      picture: stations[0]?.picture ?? '',
      form: hireFormView(context, stations, { typed: {}, errors: {} }),
      places: placeLinks(context, stations),
      structured: structuredText(site, path, trail, []),
    },
    head: {
      title: `${title} | ${site.brand.name}`,
      description: i18n._(
        msg`Cars of every class at airports and in cities. Insurance, taxes and fees are included, and you see any deposit before you book.`,
      ),
      path,
    },
  };
}

function placeLinks({ site, i18n }: LoadContext, stations: readonly VenueView[]): CarRentalsView['places'] {
  const order = nameOrder(site.language);
  return [...Map.groupBy(stations, (one) => one.destinationId)]
    .flatMap(([id, own]) => {
      const [first] = own;
      if (first === undefined) return [];
      const { text: name, lang } = first.destination;
      const count = i18n._(msg`${plural(own.length, { one: '# location', other: '# locations' })}`);
      const link = href(site, 'car-rentals-search', {}, { pick_up: `p${id}` });
      return [{ id, name, lang: lang === site.language ? undefined : lang, href: link, count }];
    })
    .toSorted((a, b) => order(a.name, b.name));
}
