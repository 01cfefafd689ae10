import { defineEndpoint } from '#src/contract/endpoint.ts';
import { placesSchemas } from '#src/contract/places/places.schema.ts';
import { placesAnswers } from '#src/contract/places/places-answers.schema.ts';
import type { DestinationCard, ProductCard } from '#src/contract/catalogue/catalogue.ts';
import type { WireText } from '#src/contract/wire.ts';
import type { Category } from '#src/domain/catalogue/product.ts';
import type { PlaceSource, PoiKind } from '#src/domain/places/place.ts';
import type { RegionName } from '#src/domain/places/regions.ts';

/**
 * Places (spec §2, paths by RU-17). A place is a destination, a town or an attraction (POI): all have one space of ids.
 * Lists come in pages of ten, numbered from 1; a page beyond the end is empty.
 */
export const placesEndpoints = {
  poi: defineEndpoint({
    method: 'GET',
    path: '/v1/usrcsrv/poi/:id',
    summary: 'An attraction with its hours, what visits it and what lies around.',
    example: { id: '2001' },
    auth: 'everyone',
    input: placesSchemas.poi,
    output: placesAnswers.poi,
  }),
  poiList: defineEndpoint({
    method: 'GET',
    path: '/v2/usrcsrv/poi/list',
    summary: 'A page of attractions or activities: at a place, near it, or by their names.',
    example: { type: 'poiList', place_id: '2' },
    auth: 'everyone',
    input: placesSchemas.poiList,
    output: placesAnswers.poiList,
  }),
  topPois: defineEndpoint({
    method: 'GET',
    path: '/v2/usrcsrv/poi/top',
    summary: 'The best-known attractions, of all or of one destination.',
    example: { place_id: '11' },
    auth: 'everyone',
    input: placesSchemas.topPois,
    output: placesAnswers.topPois,
  }),
  /** Around a position, which the client rounds to two decimals before it sends it. */
  nearby: defineEndpoint({
    method: 'GET',
    path: '/v2/usrcsrv/nearby/all',
    summary: 'What lies around a position, the nearest first.',
    example: { lat: '22.29', lng: '114.17' },
    auth: 'everyone',
    input: placesSchemas.nearby,
    output: placesAnswers.nearby,
  }),
  destination: defineEndpoint({
    method: 'GET',
    path: '/v2/usrcsrv/destination/:id',
    summary: 'What can be done at a place, by category, with its attractions.',
    example: { id: '2' },
    auth: 'everyone',
    input: placesSchemas.destination,
    output: placesAnswers.destination,
  }),
  destinationList: defineEndpoint({
    method: 'GET',
    path: '/v2/usrcsrv/destinations',
    summary: 'Every destination by region and country.',
    auth: 'everyone',
    input: placesSchemas.nothing,
    output: placesAnswers.destinationList,
  }),
  popularAll: defineEndpoint({
    method: 'GET',
    path: '/v2/usrcsrv/popular/all',
    summary: 'The best-known destinations, attractions and activities.',
    auth: 'everyone',
    input: placesSchemas.nothing,
    output: placesAnswers.popularAll,
  }),
  popularActivities: defineEndpoint({
    method: 'GET',
    path: '/v2/usrcsrv/popular/activities',
    summary: 'A page of all activities, the best known first.',
    example: { page_num: '1' },
    auth: 'everyone',
    vertical: 'activities',
    input: placesSchemas.popularActivities,
    output: placesAnswers.popularActivities,
  }),
} as const;

/** A place in a line: where links to it lead and what it is called. */
export type PlaceLink = {
  readonly id: number;
  /** Null where the place has no name in Latin letters. */
  readonly slug: string | null;
  readonly name: WireText;
};

export type PoiCard = PlaceLink & {
  readonly kind: PoiKind;
  readonly destination: PlaceLink | null;
  /** ISO 3166-1 alpha-2; empty where nobody told. */
  readonly countries: readonly string[];
  readonly lat: number;
  readonly lng: number;
  /** Null for imported ones, which have no picture. */
  readonly picture: string | null;
  /** Products on sale that visit it. */
  readonly products: number;
  /** From where one asked; null where no place or position was given. */
  readonly metres: number | null;
  readonly source: PlaceSource;
};

/** Local times "HH:MM" and dates of the place; `at` is an instant in UTC. */
export type OpeningState =
  | { readonly state: 'open'; readonly until: string | null; readonly at: string | null }
  | { readonly state: 'opens'; readonly date: string; readonly from: string; readonly at: string }
  /** Nothing opens within the next fortnight. */
  | { readonly state: 'closed' };

export type OpeningHours = {
  readonly timeZone: string;
  /** Today at the place. */
  readonly today: string;
  readonly now: OpeningState;
  /** The seven days from today; `hours` is null on a day off. 00:00 until 00:00 is the whole day. */
  readonly days: readonly {
    readonly date: string;
    readonly hours: { readonly from: string; readonly to: string; readonly lastEntry: string | null } | null;
  }[];
  /** Days off that return every year ("12-25") or come once ("2026-12-08"). */
  readonly closed: readonly string[];
};

export type PoiAnswer = {
  readonly card: PoiCard;
  readonly localName: WireText | null;
  /** Our own words; null for an imported attraction. */
  readonly text: WireText | null;
  /** Null where we do not know them. */
  readonly opening: OpeningHours | null;
  /** What visits it. */
  readonly products: readonly ProductCard[];
  /** The nearest other attractions, at most eight within 25 km. */
  readonly nearby: readonly PoiCard[];
};

/**
 * `activityList`: activities at the place. `nearbyList`: attractions and activities around the place or position, by
 * distance. `poiList`: attractions of the place, or all, the best known first. `searchList`: those whose name holds the
 * words.
 */
export type PoiListType = 'activityList' | 'nearbyList' | 'poiList' | 'searchList';

export type PoiListInput = {
  type: PoiListType;
  place_id?: number;
  lat?: number;
  lng?: number;
  query?: string;
  kind?: PoiKind;
  page_num?: number;
};

export type PoiListAnswer = {
  readonly type: PoiListType;
  /** The place that was asked for. */
  readonly place: PlaceView | null;
  readonly pois: readonly PoiCard[];
  readonly products: readonly NearProduct[];
  /** Of a search: the largest towns whose names hold the words, at most ten, on its first page. */
  readonly towns: readonly PlaceLink[];
  /** How many attractions and activities there are in all pages together. */
  readonly total: { readonly pois: number; readonly products: number };
  readonly page_num: number;
  readonly page_size: number;
};

/** `metres` is null where no place or position was given. */
export type NearProduct = { readonly product: ProductCard; readonly metres: number | null };

export type NearbyAnswer = {
  /** The nearest first, at most three, whatever their distance. */
  readonly destinations: readonly { readonly destination: DestinationCard; readonly metres: number }[];
  /** At most twenty within 50 km. */
  readonly pois: readonly PoiCard[];
  /** At most twenty within 50 km. */
  readonly products: readonly NearProduct[];
};

/** The place that a destination page is about. */
export type PlaceView = PlaceLink & {
  readonly type: 'destination' | 'town' | 'poi';
  /** ISO 3166-1 alpha-2 and its name in the caller's language; null where nobody told. */
  readonly country: { readonly code: string; readonly name: string } | null;
  readonly localName: WireText | null;
  readonly text: WireText | null;
  /** The English of a `text` that is a translation which nobody has compared with it; else null. */
  readonly original: string | null;
  readonly picture: string | null;
  readonly lat: number;
  readonly lng: number;
  readonly timeZone: string | null;
  /** The destination of ours that it is or lies in. */
  readonly destination: PlaceLink | null;
};

/** `id` is what the address of a category page names; `category` is its slug there. */
export type PlaceCategory = { readonly id: number; readonly category: Category; readonly count: number };

export type DestinationAnswer = {
  readonly place: PlaceView;
  /** Those that something is offered in, in the order of menus. */
  readonly categories: readonly PlaceCategory[];
  /** The category asked for, with our own words about it. */
  readonly category: (PlaceCategory & { readonly text: WireText }) | null;
  readonly products: readonly ProductCard[];
  readonly total: number;
  readonly page_num: number;
  readonly page_size: number;
  /** The best known attractions there, at most twelve. */
  readonly pois: readonly PoiCard[];
};

export type DestinationListAnswer = {
  readonly regions: readonly {
    readonly region: RegionName;
    /** In the caller's language; null for places whose country nobody told. */
    readonly name: string | null;
    readonly countries: readonly {
      readonly code: string | null;
      readonly name: string | null;
      readonly destinations: readonly DestinationCard[];
      /** Other towns we know, the largest first, at most twelve. */
      readonly towns: readonly PlaceLink[];
      readonly townTotal: number;
    }[];
  }[];
};

export type PopularActivitiesAnswer = {
  readonly categories: readonly PlaceCategory[];
  readonly products: readonly ProductCard[];
  readonly total: number;
  readonly page_num: number;
  readonly page_size: number;
};
