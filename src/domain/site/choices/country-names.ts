import { countryCodes } from '#src/domain/accounts/residences.ts';
import { nameOf } from '#src/domain/site/language/formats.ts';
import type { LanguageCode } from '#src/domain/site/language/languages.ts';
import { formatTag } from '#src/domain/site/language/formatting-locale.ts';

/** Every country with its name in the page's language, in that language's order. */
export function countryChoices(language: LanguageCode): readonly { readonly code: string; readonly name: string }[] {
  const order = new Intl.Collator(formatTag(language));
  return countryCodes
    .map((code) => ({ code, name: nameOf('region', code, language) }))
    .toSorted((one, other) => order.compare(one.name, other.name));
}
