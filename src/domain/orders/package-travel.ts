import type { Visit } from '#src/domain/catalogue/offers/offer.ts';
import { europeanArea } from '#src/domain/accounts/privacy/consent.ts';

/**
 * Where a buyer is: the market of the site, and the country of their IP address (ISO 3166-1 alpha-2), null when
 * unknown.
 */
export type BuysFrom = { readonly market: 'global' | 'cn'; readonly ipCountry: string | null };

/**
 * Whether lines that are paid together may make a package of travel services, about which travelers in Europe are
 * informed before they pay: two of carriage, a bed and a car. Visits alone make none. Buyers of unknown country are
 * informed; the China market is not.
 */
export function isPackageTravel(visits: readonly Pick<Visit, 'service'>[], { market, ipCountry }: BuysFrom): boolean {
  if (market === 'cn' || (ipCountry !== null && !europeanArea.has(ipCountry))) return false;
  const kinds = visits.flatMap(({ service }) =>
    (service?.details ?? []).flatMap((detail) => (detail.kind === 'span' ? [detail.as] : [])),
  );
  return new Set(kinds).size > 1;
}
