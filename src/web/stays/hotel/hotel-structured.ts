import { msg } from '@lingui/core/macro';

import type { VenueAnswer } from '#src/contract/shared/verticals/verticals.ts';
import type { HotelContent } from '#src/domain/stays/hotel-content.ts';
import { href } from '#src/web/shared/page/href.ts';
import { facilityName } from '#src/web/shared/labels/hotel-labels.ts';
import { structuredText } from '#src/web/shared/page-head/structured.ts';
import type { LoadContext } from '#src/web/shared/page/page-definition.ts';

/** The hotel for machines (schema.org): nothing that the page does not say. Scores are samples and stay out (RU-32). */
export function hotelStructured(
  { site, i18n }: LoadContext,
  path: string,
  { venue }: VenueAnswer,
  hotel: HotelContent,
): string {
  const facts = {
    '@type': 'Hotel',
    name: venue.title.text,
    description: hotel.text,
    image: [venue.picture, ...hotel.pictures].map((key) => `${site.origin}/pictures/${key}/og.jpg`).slice(0, 3),
    address: { '@type': 'PostalAddress', streetAddress: hotel.address },
    geo: { '@type': 'GeoCoordinates', latitude: venue.lat, longitude: venue.lng },
    starRating: { '@type': 'Rating', ratingValue: hotel.stars },
    checkinTime: hotel.checkIn,
    checkoutTime: hotel.checkOut,
    amenityFeature: hotel.facilities.flatMap((code) => {
      const name = facilityName(i18n, code);
      return name === null ? [] : [{ '@type': 'LocationFeatureSpecification', name, value: true }];
    }),
  };
  const trail = [
    { text: i18n._(msg`Home`), href: href(site, 'home') },
    { text: i18n._(msg`Hotels`), href: href(site, 'hotels') },
    { text: venue.title.text },
  ];
  return structuredText(site, path, trail, [facts]);
}
