import { msg, plural } from '@lingui/core/macro';

import { verticalCalls } from '#src/contract/shared/verticals/verticals.calls.ts';
import type { VenueView } from '#src/contract/shared/verticals/verticals.ts';
import { href } from '#src/web/shared/page/href.ts';
import { plainCard, usualPrice, type HotelCardView } from '#src/web/shared/hotels/hotel-card-view.ts';
import { placeChoices } from '#src/web/stays/parts/place-choices.ts';
import { stayFormView, stayWordsOf, type StayFormView } from '#src/web/stays/parts/stay-form-view.ts';
import { itemList, structuredText } from '#src/web/shared/page-head/structured.ts';
import { pictureWords } from '#src/web/shared/labels/category-labels.ts';
import type { LoadContext, Loaded } from '#src/web/shared/page/page-definition.ts';

export type HotelsView = {
  readonly form: StayFormView;
  readonly places: readonly {
    readonly href: string;
    readonly name: string;
    readonly lang: string;
    readonly text: string;
    readonly picture: string;
    readonly alt: string;
  }[];
  readonly best: readonly HotelCardView[];
  /** All of them by place, so that each can be found from here by links alone. */
  readonly all: readonly {
    readonly place: string;
    readonly lang: string;
    readonly hotels: readonly { readonly href: string; readonly name: string; readonly lang: string }[];
  }[];
  readonly structured: string;
};

const bestShown = 6;

/** Where we have hotels, from what price, and a few that guests like best. */
export async function loadHotels(context: LoadContext): Promise<Loaded<HotelsView>> {
  const { api, i18n, site, signal } = context;
  const [answer, places] = await Promise.all([
    api.call(verticalCalls.places, { vertical: 'hotels' }, { signal }),
    placeChoices(context),
  ]);
  if (!answer.ok) {
    if (answer.error.code === 'not_found') return { kind: 'missing' };
    throw new Error(`hotels: ${answer.error.code}`);
  }
  const { venues } = answer.value;
  const title = i18n._(msg`Hotels`);
  const best = venues
    .toSorted((a, b) => (b.figures['score'] ?? 0) - (a.figures['score'] ?? 0) || a.id - b.id)
    .slice(0, bestShown)
    .map((venue) => plainCard(context, venue));
  const action = href(site, 'hotels-search');
  const form = { action, fields: stayWordsOf(new URLSearchParams()), places, preserved: [] };
  return {
    kind: 'page',
    data: {
      form: stayFormView(context, form, null),
      places: [...Map.groupBy(venues, (venue) => venue.destinationId).values()].flatMap((here) =>
        posterOf(context, here),
      ),
      best,
      all: [...Map.groupBy(venues, (venue) => venue.destinationId).values()].flatMap((here) => listOf(site, here)),
      structured: structuredText(
        site,
        '/hotels',
        [{ text: i18n._(msg`Home`), href: href(site, 'home') }, { text: title }],
        itemList(
          site,
          best.map((card) => ({ title: card.title.text, href: card.href })),
        ),
      ),
    },
    head: {
      title: `${title} | ${site.brand.name}`,
      description: i18n._(msg`Hotels by the night, with the total price of your stay and what’s due at the property.`),
      path: '/hotels',
    },
  };
}

function listOf(site: LoadContext['site'], here: readonly VenueView[]): HotelsView['all'] {
  const [first] = here;
  if (first === undefined) return [];
  const hotels = here.map(({ id, slug, title }) => ({
    href: href(site, 'hotel', { id: String(id), path: slug }),
    name: title.text,
    lang: title.lang,
  }));
  return [{ place: first.destination.text, lang: first.destination.lang, hotels }];
}

/** A place by its best known hotel, with how many there are and what the cheapest usual night costs. */
function posterOf(context: LoadContext, here: readonly VenueView[]): HotelsView['places'] {
  const { i18n, site } = context;
  const [first] = here;
  if (first === undefined) return [];
  const count = i18n._(msg`${plural(here.length, { one: '# hotel', other: '# hotels' })}`);
  const [cheapest] = here.toSorted((a, b) => (a.figures['from'] ?? 0) - (b.figures['from'] ?? 0));
  const from = cheapest === undefined ? null : usualPrice(context, cheapest);
  return [
    {
      href: href(site, 'hotels-search', {}, { destination: first.destinationId }),
      name: first.destination.text,
      lang: first.destination.lang,
      text: from === null ? count : `${count} · ${i18n._(msg`from ${from}`)}`,
      picture: first.picture,
      alt: pictureWords(i18n, first.picture, first.destination.text),
    },
  ];
}
