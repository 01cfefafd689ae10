import { msg } from '@lingui/core/macro';

import type { ActivityAnswer } from '#src/contract/catalogue/catalogue.ts';
import { fromWire } from '#src/contract/wire.ts';
import { fromUnits } from '#src/domain/catalogue/prices/lead-units.ts';
import type { Category } from '#src/domain/catalogue/product.ts';
import { toMajor } from '#src/domain/shared/money/money.ts';
import { href, idAndSlug } from '#src/web/shared/page/href.ts';
import { ratedFacts } from '#src/web/shared/labels/rated-facts.ts';
import { structuredText } from '#src/web/shared/page-head/structured.ts';
import type { LoadContext } from '#src/web/shared/page/page-definition.ts';
import type { Example } from '#src/web/catalogue/activity/packages/example-date.ts';

/** Categories with a guided trip, which are a `Trip` too. */
const trips: ReadonlySet<Category> = new Set(['tour', 'day-trip', 'cruise']);

/** Categories with a fixed start for all guests, which are an `Event` on each date. */
const events: ReadonlySet<Category> = new Set(['show']);

/**
 * Returns the activity as a product with its lowest price, and a show as the event of the page's example date; nothing
 * that the page does not show too.
 */
export function activityStructured(
  { site, i18n }: LoadContext,
  path: string,
  activity: ActivityAnswer,
  example: Example | null,
): string {
  const { card, supplier, pictures } = activity;
  const place = card.destination;
  const facts = {
    '@type': trips.has(card.category) ? ['Product', 'TouristTrip'] : 'Product',
    name: card.title.text,
    description: card.summary.text,
    sku: String(card.id),
    image: [...new Set([card.picture, ...pictures])].slice(0, 3).map((key) => `${site.origin}/pictures/${key}/og.jpg`),
    ...(supplier === '' ? {} : { brand: { '@type': 'Organization', name: supplier } }),
    ...(card.from === null
      ? {}
      : {
          offers: {
            '@type': 'AggregateOffer',
            lowPrice: toMajor(fromWire(card.from)),
            priceCurrency: card.from.currency,
            offerCount: activity.options.length,
            availability: 'https://schema.org/InStock',
          },
        }),
    ...ratedFacts(card.rating),
  };
  const trail = [
    { text: i18n._(msg`Home`), href: href(site, 'home') },
    { text: place.name.text, href: href(site, 'city', idAndSlug(place)) },
    { text: card.title.text },
  ];
  const event = example !== null && events.has(card.category) ? [eventFacts(activity, example)] : [];
  return structuredText(site, path, trail, [facts, ...event]);
}

/** The show on the day that its cancelling is shown by. */
function eventFacts({ card, meetingPoint }: ActivityAnswer, { slot, option }: Example): object {
  const lead = new Set(fromUnits(option).map(({ id }) => id));
  const [least] = slot.prices
    .filter(({ unitId }) => lead.has(unitId))
    .map(({ price }) => fromWire(price))
    .toSorted((a, b) => Number(a.minor - b.minor));
  return {
    '@type': 'Event',
    name: card.title.text,
    description: card.summary.text,
    startDate: slot.startsAt,
    location: {
      '@type': 'Place',
      name: meetingPoint.name.text,
      address: { '@type': 'PostalAddress', streetAddress: meetingPoint.address.text },
      geo: { '@type': 'GeoCoordinates', latitude: meetingPoint.lat, longitude: meetingPoint.lng },
    },
    ...(least === undefined
      ? {}
      : {
          offers: {
            '@type': 'Offer',
            price: toMajor(least),
            priceCurrency: least.currency,
            availability: `https://schema.org/${slot.status === 'limited' ? 'LimitedAvailability' : 'InStock'}`,
          },
        }),
  };
}
