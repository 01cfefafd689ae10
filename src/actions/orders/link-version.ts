import { underEachSecret } from '#src/actions/orders/under-each-secret.ts';
import { voucherMac } from '#src/actions/orders/voucher-mac.ts';
import type { Caller, Deps } from '#src/actions/deps.ts';
import { firstReached } from '#src/adapters/limits.ts';
import { dayOf, readLinkKey, type LinkClaim } from '#src/domain/booking/link-key.ts';
import { fail, ok, type Result } from '#src/domain/failure.ts';

/** Wrong keys from one network in an hour before it is told to wait: links are followed, not guessed (T-50). */
const wrongKeys = { points: 60, seconds: 3600 };

/**
 * The version that a link's key was signed for; null when there is no key, or one that we did not sign, or that is
 * over. Wrong ones are counted by network, and too many refused. Whether the version is still the order's is for the
 * query that reads it.
 */
export async function linkVersion(
  deps: Deps,
  { network }: Pick<Caller, 'network'>,
  about: Pick<LinkClaim, 'kind' | 'reference'>,
  key: string | undefined,
): Promise<Result<number | null>> {
  if (key === undefined) return ok(null);
  const claims = underEachSecret(deps).map(({ secrets }) => readLinkKey(key, about, voucherMac(secrets.voucher)));
  const claim = claims.find((one) => one !== null);
  if (claim !== undefined && claim.untilDay >= dayOf(deps.clock())) return ok(claim.version);
  const reached = await firstReached(deps.db, [{ name: 'voucher-key', key: network, ...wrongKeys }]);
  return reached === null ? ok(null) : fail('too_many_requests', { facts: { seconds: reached.seconds } });
}
