import type { DayPlan } from '#src/domain/shared/time/schedule.ts';
import type { Names } from '#src/domain/catalogue/destination.ts';
import type { PictureRef } from '#src/domain/catalogue/media/picture.ts';
import type { Category } from '#src/domain/catalogue/product.ts';
import { tagsFor } from '#src/domain/catalogue/tags-for.ts';

/**
 * What an attraction is, a closed list; `heritage` and `sight` are what imported ones are when nothing more is known.
 */
export const poiKinds = [
  'landmark',
  'viewpoint',
  'sacred',
  'museum',
  'castle',
  'park',
  'zoo',
  'theme-park',
  'market',
  'quarter',
  'nature',
  'beach',
  'heritage',
  'sight',
] as const;
export type PoiKind = (typeof poiKinds)[number];

/** Where a place is known from: our own catalogue, or a list that was imported. */
export const placeSources = ['own', 'unesco', 'wikidata', 'natural-earth'] as const;
export type PlaceSource = (typeof placeSources)[number];

/**
 * Places have one space of ids: destinations are below 1000, our own attractions below a million, what was imported
 * from there on, and cities of a synthetic catalogue above two milliards. So `/destination/p…/` can be requested for
 * any of them (spec §2).
 */
export const firstPoiId = 1_000;
export const firstImportedId = 1_000_000;

/** Names by BCP 47 tag. An imported place may have no English name; one there always is. */
export type PlaceNames = Readonly<Record<string, string>>;

/** When an attraction can be entered, in its own local time; doors that open at 00:00 until 00:00 never close. */
export type PlaceHours = {
  readonly week: readonly DayPlan[];
  /** Days of the year ("MM-DD") or dates ("YYYY-MM-DD"). */
  readonly closed: readonly string[];
};

/** An attraction as our catalogue writes it. */
export type OwnPoi = {
  readonly id: number;
  /** From the English name, the same in all languages (RU-15). */
  readonly slug: string;
  readonly kind: PoiKind;
  readonly names: Names;
  /** Its local name, in the destination's first language, when no name above is that. */
  readonly localName?: string;
  readonly lat: number;
  readonly lng: number;
  /** How well known it is, 1 to 100; orders lists. */
  readonly popularity: number;
  /** Null where we do not know them, or where they change too often to be published. */
  readonly hours: PlaceHours | null;
  /** 40 to 80 words of our own, in English. */
  readonly text: string;
  /** Products that visit it, the best first. */
  readonly products: readonly number[];
  readonly picture: PictureRef;
};

/** The attractions of a destination, as one file. */
export type PlacesFile = { readonly destinationId: number; readonly attractions: readonly OwnPoi[] };

/** What a list of each category says above itself, in one language. */
export type CategoryTexts = Readonly<Record<Category, string>>;

/** The same in English, and in the languages that have words of their own for it. */
export type CategoryWords = Readonly<Record<string, CategoryTexts>> & { readonly en: CategoryTexts };

/** What the catalogue's folder says of places. */
export type OwnPlaces = { readonly files: readonly PlacesFile[]; readonly categoryTexts: CategoryWords | null };

/** An attraction, our own or imported, as pages read it. */
export type Poi = {
  readonly id: number;
  /** Null where there is no name in Latin letters. */
  readonly slug: string | null;
  readonly kind: PoiKind;
  readonly destinationId: number | null;
  /** ISO 3166-1 alpha-2; empty where the source names none. */
  readonly countries: readonly string[];
  readonly names: PlaceNames;
  readonly localName: string | null;
  readonly lat: number;
  readonly lng: number;
  readonly popularity: number;
  readonly hours: PlaceHours | null;
  readonly text: string | null;
  readonly picture: PictureRef | null;
  readonly source: PlaceSource;
  /** Products that visit it, the best first; some may be off sale. */
  readonly productIds: readonly number[];
};

/** A town that was imported: a place to look around from, though we may sell nothing there. */
export type Town = {
  readonly id: number;
  readonly slug: string | null;
  readonly names: PlaceNames;
  /** ISO 3166-1 alpha-2; null where the source has none. */
  readonly country: string | null;
  readonly region: string | null;
  readonly lat: number;
  readonly lng: number;
  readonly timeZone: string | null;
  readonly population: number;
  /** The destination of ours that it is, or null. */
  readonly destinationId: number | null;
  readonly source: PlaceSource;
};

/**
 * The name in the wanted language or its nearest, else in English, else the first there is; with the tag of what was
 * found.
 */
export function placeNameIn(names: PlaceNames, language: string): { readonly text: string; readonly lang: string } {
  for (const tag of [...tagsFor(language), 'en', ...Object.keys(names)]) {
    const text = names[tag];
    if (text !== undefined) return { text, lang: tag };
  }
  return { text: '', lang: 'en' };
}
