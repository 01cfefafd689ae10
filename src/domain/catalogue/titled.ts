import { englishTexts } from '#src/domain/shared/english/english-text.ts';
import { nameIn, tagIn, type Names } from '#src/domain/catalogue/destination.ts';

/**
 * What has an English title and, where they are known, titles in further languages; older bookings have English alone.
 */
export type Titled = { readonly title: string; readonly titles?: Names | undefined };

/** The title in the wanted language, else in English; with the tag of what was found. */
export function titleIn({ title, titles }: Titled, language: string): { readonly text: string; readonly lang: string } {
  return nameIn(titles ?? { en: title }, language);
}

/** A visit as it was sold, or what a vertical sold in its place. */
type Sold = {
  readonly optionTitle: string;
  readonly optionTitles?: Names | undefined;
  readonly service?: { readonly optionTitles: Names } | undefined;
};

/** The title of the package that was sold. */
export function optionTitleIn(
  { optionTitle: title, optionTitles, service }: Sold,
  language: string,
): { readonly text: string; readonly lang: string } {
  return titleIn({ title, titles: service?.optionTitles ?? optionTitles }, language);
}

/** Lines that say the same in several languages, by BCP 47 tag. */
export type LinesByLanguage = Readonly<Record<string, readonly string[]>>;

/** What is good to know of what was sold, in the wanted language, else in English; with the tag of what was found. */
export function goodToKnowIn(
  {
    goodToKnow,
    goodToKnowWords = {},
  }: { readonly goodToKnow: readonly string[]; readonly goodToKnowWords?: LinesByLanguage },
  language: string,
): { readonly lang: string; readonly items: readonly string[] } {
  const tag = tagIn(goodToKnowWords, language);
  const items = tag === null ? undefined : goodToKnowWords[tag];
  // A translation that does not match the current English is not reliable on the day itself.
  return tag === null || items?.length !== goodToKnow.length
    ? { lang: 'en', items: englishTexts(goodToKnow, language) }
    : { lang: tag, items };
}
