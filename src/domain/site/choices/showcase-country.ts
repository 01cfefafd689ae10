import { countryNamed, type CountryCode } from '#src/domain/accounts/residences.ts';

/**
 * The cookie in which a showcase stores the country that its visitor simulates. It belongs to the demonstration and not
 * to the site's contract: outside a showcase nothing reads it.
 */
export const showcaseCookie = 'showcase_country';

/** The country that a `Cookie` header names for a showcase; null without one. */
export function showcaseCountryOf(header: string | undefined): CountryCode | null {
  const [, named = ''] = /(?:^|;\s*)showcase_country=([A-Za-z]{2})(?:;|$)/.exec(header ?? '') ?? [];
  return countryNamed(named);
}
