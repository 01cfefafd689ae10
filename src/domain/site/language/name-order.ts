import type { LanguageCode } from '#src/domain/site/language/languages.ts';
import { formatTag } from '#src/domain/site/language/formatting-locale.ts';

/** The order of names in a language, for lists that people look something up in. */
export function nameOrder(language: LanguageCode): (one: string, other: string) => number {
  const order = new Intl.Collator(formatTag(language));
  return (one, other) => order.compare(one, other);
}
