import { firstReached } from '#src/adapters/limits.ts';
import type { Caller, Deps } from '#src/actions/deps.ts';
import { fail, ok, type Result } from '#src/domain/failure.ts';

/**
 * Tries beyond what a person makes, of one device and one network: a code has its own five, and these limits prevent
 * many guesses from costing one transaction each (T-32).
 */
export async function guessLimits(deps: Deps, { device, network }: Caller): Promise<Result<null>> {
  const reached = await firstReached(deps.db, [
    { name: 'guess-device', key: device, points: 60, seconds: 3600 },
    { name: 'guess-network', key: network, points: 600, seconds: 3600 },
  ]);
  return reached === null ? ok(null) : fail('too_many_requests', { facts: { seconds: reached.seconds } });
}
