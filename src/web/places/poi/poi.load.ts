import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

import { placesCalls } from '#src/contract/places/places.calls.ts';
import type { PoiAnswer } from '#src/contract/places/places.ts';
import { fromWire } from '#src/contract/wire.ts';
import { bearingTo } from '#src/domain/catalogue/distance.ts';
import type { PlaceSource } from '#src/domain/places/place.ts';
import { formatMoney } from '#src/domain/site/language/formats.ts';
import { href } from '#src/web/shared/page/href.ts';
import { describedIn } from '#src/web/shared/page-head/described-in.ts';
import { geoLink, locatorView } from '#src/web/shared/page-head/locator-view.ts';
import { openingView } from '#src/web/places/parts/opening-view.ts';
import { cityHref, pathOf, placeHref, poiHref } from '#src/web/shared/labels/place-links.ts';
import { poiCardView } from '#src/web/shared/cards/poi-card-view.ts';
import { productCardView } from '#src/web/shared/cards/product-card-view.ts';
import { structuredText } from '#src/web/shared/page-head/structured.ts';
import type { LoadContext, Loaded } from '#src/web/shared/page/page-definition.ts';
import { attractionFacts } from '#src/web/places/poi/poi-facts.ts';
import type { PoiView } from '#src/web/places/poi/poi-view.ts';

/** A sight: what it is, when it is open, what visits it and what is around. */
export async function loadPoi(context: LoadContext): Promise<Loaded<PoiView>> {
  const { api, params, i18n, site, signal } = context;
  const answer = await api.call(placesCalls.poi, { id: Number(params['id']) }, { signal });
  if (!answer.ok) {
    if (answer.error.code === 'not_found') return { kind: 'missing' };
    throw new Error(`poi: ${answer.error.code}`);
  }
  const { card, text } = answer.value;
  const path = pathOf('/poi/', card);
  if ((params['path'] ?? null) !== card.slug) return { kind: 'moved', path };
  const view = poiView(context, answer.value, path);
  const { name, over } = view;
  const said = `${name.text}: ${over}`;
  return {
    kind: 'page',
    data: view,
    head: {
      title: i18n._(msg`${name.text}: opening hours, tickets and tours | ${site.brand.name}`),
      description: text === null ? said : describedIn(site.language, text, said),
      path,
      ...(card.picture === null ? {} : { image: `/pictures/${card.picture}/og.jpg` }),
      share: { title: name.text, over, price: view.offer ?? '' },
    },
  };
}

const sources: Readonly<Record<PlaceSource, MessageDescriptor | null>> = {
  own: null,
  unesco: msg`From the UNESCO World Heritage List`,
  wikidata: msg`From Wikidata, a free knowledge base`,
  'natural-earth': msg`From Natural Earth, a public map of the world`,
};

function poiView(context: LoadContext, answer: PoiAnswer, path: string): PoiView {
  const { site, i18n } = context;
  const { card, localName, text, opening, products, nearby } = answer;
  const own = poiCardView(context, card);
  const source = sources[card.source];
  const { destination, name } = card;
  const trail = [
    { text: i18n._(msg`Home`), href: href(site, 'home') },
    { text: i18n._(msg`Destinations`), href: href(site, 'destination-list') },
    ...(destination === null ? [] : [{ text: destination.name.text, href: cityHref(site, destination) }]),
    { text: name.text },
  ];
  return {
    name,
    localName: localName === null || localName.text === name.text ? null : localName,
    over: own.where,
    picture: own.picture,
    text,
    source: source === null ? null : i18n._(source),
    trail,
    opening: opening === null ? null : openingView(context, destination?.name.text ?? name.text, opening),
    city: destination === null ? null : { name: destination.name.text, href: cityHref(site, destination) },
    allHref: placeHref(site, card),
    nearbyHref: href(site, 'poi-list', { type: 'nearbyList' }, { place: card.id }),
    offer: offerOf(context, products),
    products: products.map((one) => productCardView(context, one)),
    nearby: nearby.map((one) => poiCardView(context, one)),
    where: {
      locator: locatorView(
        context,
        { name: name.text, note: own.where },
        nearby.flatMap((one) =>
          one.metres === null
            ? []
            : [{ name: one.name.text, metres: one.metres, bearing: bearingTo(card, one), href: poiHref(site, one) }],
        ),
      ),
      geo: geoLink(name.text, card),
      coordinates: `${card.lat.toFixed(4)}, ${card.lng.toFixed(4)}`,
    },
    structured: structuredText(site, path, trail, [attractionFacts(site, answer)]),
  };
}

/** The lowest of their prices; all are in the visitor's currency. */
function offerOf({ site, i18n }: LoadContext, products: PoiAnswer['products']): string | null {
  const [lowest] = products.flatMap(({ from }) => (from === null ? [] : [from])).toSorted((a, b) => a.minor - b.minor);
  if (lowest === undefined) return null;
  const price = formatMoney(fromWire(lowest), site.writing);
  return i18n._(msg`Tickets and tours from ${price}`);
}
