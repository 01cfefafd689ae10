import { segmentsHash } from '#src/actions/shared/translations/segments-hash.ts';
import { segmentsOf, withTranslations, type Writer } from '#src/domain/content/translation/segments.ts';
import { readerLanguage } from '#src/domain/content/translation/translation-languages.ts';
import type { LanguageCode } from '#src/domain/site/language/languages.ts';
import { findReviewTranslations } from '#src/store/reviews/review-translations.store.ts';
import type { Queryable } from '#src/store/shared/database/db.ts';

type Shown = { readonly id: string | null; readonly text: string };

/** Returns the translations of reviews that a reader has requested before, by id; none of a review that has changed since. */
export async function reviewTranslations(
  on: Queryable,
  reviews: readonly Shown[],
  reader: LanguageCode,
): Promise<Readonly<Record<string, string>>> {
  const texts = new Map(reviews.flatMap(({ id, text }) => (id === null ? [] : [[id, text] as const])));
  const found = await findReviewTranslations(on, [...texts.keys()], readerLanguage(reader));
  return Object.fromEntries(
    found.flatMap(({ id, hash, texts: translated }) => {
      const write: Writer<string> = (say) => say(texts.get(id) ?? '');
      const segments = segmentsOf(write);
      return segmentsHash(segments) === hash ? [[id, withTranslations(write, segments, translated ?? [])]] : [];
    }),
  );
}
