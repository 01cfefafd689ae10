import type { Destination } from '#src/domain/catalogue/destination.ts';
import { syntheticPicture } from '#src/demo/synthetic/synthetic-picture.ts';
import { syntheticSlug } from '#src/demo/synthetic/synthetic-slug.ts';
import type { SyntheticCity } from '#src/demo/synthetic/synthetic-cities.ts';

/** The best months of a year by latitude: dry ones near the equator, mild ones elsewhere. */
const months = { north: [5, 6, 9], south: [3, 4, 11], tropics: [1, 2, 12] } as const;
const tropicDegrees = 23.4;

/** A real city as the destination of synthetic listings: its facts are real, its text says that it is a demo. */
export function syntheticDestination(city: SyntheticCity): Destination {
  const name = city.names['en'] ?? city.name;
  const side = city.lat > 0 ? 'north' : 'south';
  return {
    id: city.id,
    slug: syntheticSlug(name),
    names: { ...city.names, en: name },
    country: city.country,
    lat: city.lat,
    lng: city.lng,
    timeZone: city.tz,
    currency: city.currency,
    airports: [],
    firstLanguage: new Intl.Locale(`und-${city.country}`).maximize().language,
    priceLevel: Math.max(1, Math.min(5, Math.round(city.priceLevel * 4))),
    bestMonths: months[Math.abs(city.lat) < tropicDegrees ? 'tropics' : side],
    districts: [],
    stations: [],
    summary: `${name} is real. What is offered here is made up, to try this shop at size.`,
    text: `${name} lies where the map shows it, keeps its own clock and its own money. Everything offered here belongs to a synthetic catalogue: it can be looked for, compared and booked like anything else in a demonstration, and nobody will be waiting at the door.`,
    picture: syntheticPicture(city.id),
  };
}
