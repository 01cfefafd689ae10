import { segmentsHash } from '#src/actions/shared/translations/segments-hash.ts';
import type { LeasedTranslation } from '#src/store/content/translations/machine-translations.store.ts';

/** Returns whether segments are what a row was leased to translate. */
export function isSourceOf(
  { hash }: Pick<LeasedTranslation, 'hash'>,
  segments: readonly string[] | null,
): segments is readonly string[] {
  return segments !== null && segmentsHash(segments) === hash;
}
