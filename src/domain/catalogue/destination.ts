import type { PictureRef } from '#src/domain/catalogue/media/picture.ts';
import type { PlaceWords } from '#src/domain/catalogue/translated-texts.ts';
import type { CurrencyCode } from '#src/domain/shared/money/currency.ts';
import { tagsFor } from '#src/domain/catalogue/tags-for.ts';
import { englishName } from '#src/domain/shared/english/english-text.ts';
import type { TaxOverride } from '#src/domain/catalogue/tax/tax.ts';

/** A place that travellers go to. Names are facts and are given per language; texts are English until translated. */
export type Destination = {
  readonly id: number;
  /** One slug per id, from the English name, the same in all languages (RU-15). */
  readonly slug: string;
  /** Names by BCP 47 tag; `en` is always there. */
  readonly names: Names;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  readonly lat: number;
  readonly lng: number;
  /** IANA zone; written by hand because coordinate tables merge equal zones. */
  readonly timeZone: string;
  readonly currency: CurrencyCode;
  /** IATA codes, the main one first. */
  readonly airports: readonly string[];
  /** BCP 47 tag of the language most spoken. */
  readonly firstLanguage: string;
  /** 1 (low) to 5 (high). */
  readonly priceLevel: number;
  /** Months 1..12. */
  readonly bestMonths: readonly number[];
  readonly districts: readonly string[];
  readonly stations: readonly { readonly name: string; readonly lat: number; readonly lng: number }[];
  /** One sentence. */
  readonly summary: string;
  /** 60 to 120 words. */
  readonly text: string;
  readonly picture: PictureRef;
  /** Names of its districts and stations, by the English one. */
  readonly areaNames?: Readonly<Record<string, Names>>;
  /** Names and addresses of the hotels and rental desks there, by the English ones. */
  readonly meetingPoints?: Readonly<Record<string, Names>>;
  /** Summary and text in further languages, by BCP 47 tag. */
  readonly words?: Readonly<Record<string, PlaceWords>>;
  /** Where its region has a separate tax, or none. */
  readonly tax?: TaxOverride;
};

export type Names = { readonly en: string } & Readonly<Record<string, string>>;

/**
 * The name in the wanted language, else its nearest or its base language, else English; with the tag of what was found.
 * English is in the spelling of the wanted variant; proper names stay.
 */
export function nameIn(names: Names, language: string): { readonly text: string; readonly lang: string } {
  const tag = tagIn(names, language);
  const text = tag === null ? undefined : names[tag];
  if (tag === null || text === undefined) return { text: names.en, lang: 'en' };
  return { text: englishName(text, language), lang: tag };
}

/**
 * Which of the languages that something is said in is read: the wanted one, its nearest, its base; null for none of
 * them.
 */
export function tagIn(said: Readonly<Record<string, unknown>>, language: string): string | null {
  return tagsFor(language).find((tag) => said[tag] !== undefined) ?? null;
}
