import type { Partner, ThemeName } from '#src/domain/site/partner.ts';
import type { HostRow } from '#src/domain/site/hosts.ts';

export type PartnerHints = {
  readonly host: Pick<HostRow, 'isGuest' | 'partner'>;
  /** Without language prefix and trailing slash. */
  readonly path: string;
  /** Query `airline_id`. */
  readonly airlineId: string | null;
  /** Query `util`: a partner's name or id. */
  readonly requested: string | null;
  /** The cookie `util`, its signature proved. */
  readonly stored: string | null;
  /** The affiliate id in force, from query or cookie. */
  readonly affiliateId: string | null;
  /** The partner that the site configuration names for this affiliate. */
  readonly agreed: ThemeName | null;
};

/**
 * Spec §4 "utility style", in this order: a guest site is guest checkout; a partner's host is the partner's; an airline
 * id or a partner's path forces its style; then `util` of the query, the cookie, and the affiliate id. What links and
 * cookies choose is a look, on our own hosts alone (D-11); guest checkout is never among it (spec §5). `keep` says
 * that the cookie does not hold what was chosen and is to be set for ten days.
 */
export function choosePartner(
  hints: PartnerHints,
  partners: readonly Partner[],
): { readonly theme: ThemeName; readonly keep: boolean } {
  if (hints.host.isGuest) return { theme: 'guest_checkout', keep: false };
  if (hints.host.partner !== null) return { theme: hints.host.partner, keep: false };
  const offered = partners.filter(({ name }) => name !== 'guest_checkout');
  const chosen =
    offered.find(({ match }) => isAirline(match.airlineIds, hints.airlineId) || liesBelow(match.paths, hints.path)) ??
    offered.find((partner) => partner.match.chosenByQuery && isNamed(partner, hints.requested)) ??
    offered.find(({ name }) => name === hints.stored) ??
    offered.find(({ name }) => name === hints.agreed) ??
    offered.find(({ match }) => hints.affiliateId !== null && match.affiliateIds.includes(hints.affiliateId));
  if (chosen === undefined) return { theme: 'meander', keep: false };
  return { theme: chosen.name, keep: hints.stored !== chosen.name };
}

function isAirline(airlineIds: readonly string[], requested: string | null): boolean {
  return requested !== null && airlineIds.includes(requested.toUpperCase());
}

function liesBelow(paths: readonly string[], path: string): boolean {
  return paths.some((own) => path === own || path.startsWith(`${own}/`));
}

function isNamed({ name, id }: Partner, requested: string | null): boolean {
  return requested === name || requested === String(id);
}
