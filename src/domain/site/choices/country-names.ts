import { regionName } from '#src/domain/site/names/region-name.ts';
import { countryCodes } from '#src/domain/accounts/residences.ts';
import type { Market } from '#src/domain/site/hosts.ts';
import type { LanguageCode } from '#src/domain/site/language/languages.ts';
import { nameOrder } from '#src/domain/site/names/name-order.ts';

/** Every country with its name in the page's language, in that language's order. */
export function countryChoices(
  language: LanguageCode,
  market: Market,
): readonly { readonly code: string; readonly name: string }[] {
  const order = nameOrder(language);
  return countryCodes
    .map((code) => ({ code, name: regionName(code, language, market) }))
    .toSorted((one, other) => order(one.name, other.name));
}
