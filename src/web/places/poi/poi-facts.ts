import type { PoiAnswer } from '#src/contract/places/places.ts';
import type { SitePart } from '#src/domain/site/site-part.ts';

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** The sight as a `TouristAttraction` of schema.org: only what we know, so an unknown week is left out. */
export function attractionFacts(
  { origin }: Pick<SitePart, 'origin'>,
  { card, localName, text, opening }: PoiAnswer,
): object {
  const [country] = card.countries;
  return {
    '@type': 'TouristAttraction',
    name: card.name.text,
    ...(localName === null ? {} : { alternateName: localName.text }),
    ...(text === null ? {} : { description: text.text }),
    ...(card.picture === null ? {} : { image: `${origin}/pictures/${card.picture}/og.jpg` }),
    geo: { '@type': 'GeoCoordinates', latitude: card.lat, longitude: card.lng },
    address: {
      '@type': 'PostalAddress',
      ...(card.destination === null ? {} : { addressLocality: card.destination.name.text }),
      ...(country === undefined ? {} : { addressCountry: country }),
    },
    ...(opening === null ? {} : { openingHoursSpecification: opening.days.flatMap(dayFacts) }),
  };
}

type Day = NonNullable<PoiAnswer['opening']>['days'][number];

function dayFacts({ date, hours }: Day): object[] {
  if (hours === null) return [];
  const wholeDay = hours.from === hours.to;
  return [
    {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: `https://schema.org/${weekdays[new Date(`${date}T00:00:00Z`).getUTCDay()] ?? ''}`,
      opens: wholeDay ? '00:00' : hours.from,
      closes: wholeDay ? '23:59' : hours.to,
    },
  ];
}
