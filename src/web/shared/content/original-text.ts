import type { TranslationNotice } from '#src/domain/shared/text/provenance.ts';

/** An English text, and what the page says about the translation that it shows instead. */
export type OriginalText<Words = string> = { readonly text: Words; readonly notice: TranslationNotice };

/** Returns the original of a text; null where the page says nothing about its translation. */
export function originalText<Words>(
  text: Words | null,
  translation: { readonly notice: TranslationNotice | null } | null,
): OriginalText<Words> | null {
  const notice = translation?.notice ?? null;
  return text === null || notice === null ? null : { text, notice };
}
