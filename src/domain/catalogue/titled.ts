import type { Visit } from '#src/domain/booking/offer.ts';
import { nameIn, type Names } from '#src/domain/catalogue/destination.ts';

/** What has an English title and, where they are known, titles in further languages; older bookings have English alone. */
export type Titled = { readonly title: string; readonly titles?: Names | undefined };

/** The title in the wanted language, else in English; with the tag of what was found. */
export function titleIn({ title, titles }: Titled, language: string): { readonly text: string; readonly lang: string } {
  return nameIn(titles ?? { en: title }, language);
}

/** The package's title of a visit as it was sold, or of what a vertical sold in its place. */
export function optionTitleIn(
  { optionTitle: title, optionTitles, service }: Pick<Visit, 'optionTitle' | 'optionTitles' | 'service'>,
  language: string,
): { readonly text: string; readonly lang: string } {
  return titleIn({ title, titles: service?.optionTitles ?? optionTitles }, language);
}
