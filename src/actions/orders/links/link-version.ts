import { linkClaim } from '#src/actions/orders/links/link-claim.ts';
import type { Caller, Deps } from '#src/actions/deps.ts';
import { firstReached } from '#src/adapters/limits.ts';
import type { LinkClaim } from '#src/domain/orders/vouchers/link-key.ts';
import { fail, ok, type Result } from '#src/domain/failure.ts';
import { passFor } from '#src/domain/shared/tokens/link-pass.ts';

/** Wrong keys from one network in an hour before it must wait: links are followed, not guessed (T-50). */
const wrongKeys = { points: 60, seconds: 3600 };

/**
 * The version that a link's key was signed for, or that of the pass which the browser got for such a key; null when
 * there is neither, or the key is none of ours or over. Wrong keys are counted by network, and too many refused.
 * Whether the version is still the order's is for the query that reads it.
 */
export async function linkVersion(
  deps: Deps,
  { network, passes }: Pick<Caller, 'network' | 'passes'>,
  about: Pick<LinkClaim, 'kind' | 'reference'>,
  key: string | undefined,
): Promise<Result<number | null>> {
  if (key === undefined) return ok(passFor(passes, about.kind, about.reference)?.version ?? null);
  const claim = linkClaim(deps, about, key);
  if (claim !== null) return ok(claim.version);
  const reached = await firstReached(deps.db, [{ name: 'voucher-key', key: network, ...wrongKeys }]);
  return reached === null ? ok(null) : fail('too_many_requests', { facts: { seconds: reached.seconds } });
}
