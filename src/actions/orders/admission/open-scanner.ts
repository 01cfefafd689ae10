import { scannerTokenHash } from '#src/actions/orders/admission/scanner-token-hash.ts';
import { firstReached } from '#src/adapters/limits.ts';
import type { Caller, Deps } from '#src/actions/deps.ts';
import { fail, ok, type Result } from '#src/domain/failure.ts';
import { scannerOf, type Scanner } from '#src/store/checkout/redemptions.store.ts';

/** Wrong tokens from one network in an hour before it must wait. */
const wrongTokens = { points: 30, seconds: 3600 };

/** The scanner that a token belongs to; any other text is forbidden, and soon too often. */
export async function openScanner(
  deps: Deps,
  { network }: Pick<Caller, 'network'>,
  token: string,
): Promise<Result<Scanner>> {
  const scanner = await scannerOf(deps.db, scannerTokenHash(token));
  if (scanner !== null) return ok(scanner);
  const reached = await firstReached(deps.db, [{ name: 'scanner-token', key: network, ...wrongTokens }]);
  return reached === null ? fail('forbidden') : fail('too_many_requests', { facts: { seconds: reached.seconds } });
}
