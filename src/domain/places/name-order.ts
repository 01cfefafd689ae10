import type { LanguageCode } from '#src/domain/site/language/languages.ts';
import { formatTag } from '#src/domain/site/language/formatting-locale.ts';

/** The order of names in a language's own alphabet; what has no name comes last. */
export function nameOrder(language: LanguageCode): (one: string | null, other: string | null) => number {
  const { compare } = new Intl.Collator(formatTag(language));
  return (one, other) => {
    if (one === null || other === null) return Number(one === null) - Number(other === null);
    return compare(one, other);
  };
}
