import { underEachSecret } from '#src/actions/shared/signatures/under-each-secret.ts';
import { voucherMac } from '#src/actions/shared/signatures/voucher-mac.ts';
import type { Deps } from '#src/actions/deps.ts';
import { utcDayAt } from '#src/domain/shared/time/day-number.ts';
import { readLinkKey, type LinkClaim } from '#src/domain/orders/vouchers/link-key.ts';

/** What a link's key claims about this voucher or order; null for one that we did not sign, or that is over. */
export function linkClaim(
  deps: Pick<Deps, 'secrets' | 'clock'>,
  about: Pick<LinkClaim, 'kind' | 'reference'>,
  key: string,
): LinkClaim | null {
  const claims = underEachSecret(deps).map(({ secrets }) => readLinkKey(key, about, voucherMac(secrets.voucher)));
  return claims.find((one) => one !== null && one.untilDay >= utcDayAt(deps.clock())) ?? null;
}
