import { regionName } from '#src/domain/site/names/region-name.ts';
import { inEnglish } from '#src/api/catalogue/cards.ts';
import type { OpeningHours, PlaceLink, PlaceView, PoiCard } from '#src/contract/places/places.ts';
import type { WireText } from '#src/contract/wire.ts';
import type { Caller } from '#src/actions/deps.ts';
import type { PoiView } from '#src/actions/places/read-poi.ts';
import { nameIn, tagIn, type Destination } from '#src/domain/catalogue/destination.ts';
import { placeSaid } from '#src/domain/catalogue/shown-texts.ts';
import { pictureKey } from '#src/domain/catalogue/media/picture.ts';
import { placeNameIn, type Poi, type Town } from '#src/domain/places/place.ts';
import type { PoiCardView } from '#src/domain/places/poi-card.ts';
import type { SoughtPlace } from '#src/domain/places/sought-place.ts';
import type { LanguageCode } from '#src/domain/site/language/languages.ts';

export type Reader = Pick<Caller, 'language' | 'market'>;

/** Returns an attraction's card for the wire. */
export function poiCard({ poi, destination, products, metres }: PoiCardView, language: LanguageCode): PoiCard {
  return {
    ...placeLink(poi, language),
    kind: poi.kind,
    destination: destination === null ? null : destinationLink(destination, language),
    countries: poi.countries,
    lat: poi.lat,
    lng: poi.lng,
    picture: poi.picture === null ? null : pictureKey(poi.picture),
    products,
    metres,
    source: poi.source,
  };
}

/** Returns an attraction or a town in a line. */
export function placeLink(
  { id, slug, names }: Pick<Poi | Town, 'id' | 'slug' | 'names'>,
  language: LanguageCode,
): PlaceLink {
  return { id, slug, name: placeNameIn(names, language) };
}

function destinationLink({ id, slug, names }: Destination, language: LanguageCode): PlaceLink {
  return { id, slug, name: nameIn(names, language) };
}

/** Returns the local name of an attraction, when that is known apart from its names. */
export function localNameOf({ poi, destination }: Pick<PoiCardView, 'poi' | 'destination'>): WireText | null {
  if (destination === null) return null;
  const lang = destination.firstLanguage;
  const tag = tagIn(poi.names, lang);
  const text = tag === null ? undefined : poi.names[tag];
  if (poi.localName !== null) return { text: poi.localName, lang };
  return tag === null || text === undefined ? null : { text, lang: tag };
}

/** Opening hours for the wire. */
export function openingHours(opening: NonNullable<PoiView['opening']>): OpeningHours {
  const { now, ...rest } = opening;
  switch (now.state) {
    case 'open':
      return { ...rest, now: { state: 'open', until: now.until, at: now.atMs === null ? null : instant(now.atMs) } };
    case 'opens':
      return { ...rest, now: { state: 'opens', date: now.date, from: now.from, at: instant(now.atMs) } };
    case 'closed':
      return { ...rest, now };
  }
}

function instant(atMs: number): string {
  return new Date(atMs).toISOString();
}

/** Returns the place of a destination page for the wire. */
export function placeView(place: SoughtPlace, reader: Reader): PlaceView {
  const { language } = reader;
  const destination = place.destination === null ? null : destinationLink(place.destination, language);
  const base = { id: place.id, lat: place.point.lat, lng: place.point.lng, destination };
  if (place.type === 'town') {
    const { town } = place;
    const facts = { country: countryOf(town.country, reader), timeZone: town.timeZone };
    return {
      ...base,
      ...placeLink(town, language),
      ...facts,
      type: 'town',
      localName: null,
      text: null,
      original: null,
      translation: null,
      picture: null,
    };
  }
  if (place.type === 'poi') return { ...base, ...poiFacts(place.poi, place.destination, reader) };
  const { slug, names, country, picture, timeZone, firstLanguage } = place.destination;
  const said = placeSaid(place.destination, language);
  return {
    ...base,
    type: 'destination',
    slug,
    name: nameIn(names, language),
    country: countryOf(country, reader),
    localName: nameIn(names, firstLanguage),
    text: { text: said.words.text, lang: said.lang },
    original: said.original?.text ?? null,
    translation: said.translation,
    picture: pictureKey(picture),
    timeZone,
  };
}

function poiFacts(
  poi: Poi,
  destination: Destination | null,
  reader: Reader,
): Omit<PlaceView, 'id' | 'lat' | 'lng' | 'destination'> {
  const { language } = reader;
  return {
    type: 'poi',
    slug: poi.slug,
    name: placeNameIn(poi.names, language),
    country: countryOf(poi.countries[0] ?? null, reader),
    localName: localNameOf({ poi, destination }),
    text: poi.text === null ? null : inEnglish(poi.text, language),
    original: null,
    translation: null,
    picture: poi.picture === null ? null : pictureKey(poi.picture),
    timeZone: destination?.timeZone ?? null,
  };
}

function countryOf(code: string | null, { language, market }: Reader): PlaceView['country'] {
  return code === null ? null : { code, name: regionName(code, language, market) };
}
