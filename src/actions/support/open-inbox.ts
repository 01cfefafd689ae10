import { operatorTokenHash } from '#src/actions/support/operator-token-hash.ts';
import { firstReached } from '#src/adapters/limits.ts';
import type { Caller, Deps } from '#src/actions/deps.ts';
import { fail, ok, type Result } from '#src/domain/failure.ts';
import { operatorOf } from '#src/store/staff/operator-tokens.store.ts';

/** Wrong tokens from one network in an hour before it must wait. */
const wrongTokens = { points: 30, seconds: 3600 };

/** Who of the shop shows a token; any other text is forbidden, and soon too often. */
export async function openInbox(
  deps: Deps,
  { network }: Pick<Caller, 'network'>,
  token: string,
): Promise<Result<string>> {
  const name = await operatorOf(deps.db, operatorTokenHash(token));
  if (name !== null) return ok(name);
  const reached = await firstReached(deps.db, [{ name: 'operator-token', key: network, ...wrongTokens }]);
  return reached === null ? fail('forbidden') : fail('too_many_requests', { facts: { seconds: reached.seconds } });
}
