import { firstReached } from '#src/adapters/limits.ts';
import { offeredWays, type WayIn } from '#src/actions/accounts/sign-in/offered-ways.ts';
import type { Caller, Deps } from '#src/actions/deps.ts';
import { fail, ok, type Result } from '#src/domain/failure.ts';

/**
 * Which sign-in methods are available for a given number or address. It is never looked up: the answer is the same
 * for all, in the same time, and details go to the owner alone, by message (T-30).
 */
export async function signInMethods(deps: Deps, { device, network }: Caller): Promise<Result<readonly WayIn[]>> {
  const reached = await firstReached(deps.db, [
    { name: 'ways-device', key: device, points: 20, seconds: 3600 },
    { name: 'ways-network', key: network, points: 100, seconds: 3600 },
  ]);
  if (reached !== null) return fail('too_many_requests', { facts: { seconds: reached.seconds } });
  return ok(offeredWays(deps));
}
