import { limitKey, onceHash } from '#src/adapters/sign-in-hashes.ts';
import { challengeSeconds, robotChallenge, solvedChallenge } from '#src/adapters/robot-check.altcha.ts';
import type { Caller, Deps } from '#src/actions/deps.ts';
import { fail, ok, type Result } from '#src/domain/failure.ts';
import { useChallenge } from '#src/store/sign-in-codes.store.ts';

/** A challenge for the caller's browser, as base64 of JSON; it says of its device only a keyed hash. */
export async function askRobotCheck(
  deps: Deps,
  caller: Caller,
): Promise<{ readonly challenge: string; readonly seconds: number }> {
  const challenge = await robotChallenge(deps.secrets.code, bearerOf(deps, caller), deps.clock());
  return { challenge: Buffer.from(JSON.stringify(challenge)).toString('base64'), seconds: challengeSeconds };
}

/**
 * Whether the caller's browser has done the work, now and for this call alone: the same solution opens nothing twice,
 * whichever process it reaches. The mark outlives the challenge, so that none comes back after it was forgotten.
 */
export async function passRobotCheck(deps: Deps, caller: Caller, solution: string): Promise<Result<null>> {
  const signature = await solvedChallenge(deps.secrets.code, bearerOf(deps, caller), solution);
  if (signature === null) return fail('robot_check_failed', { field: 'captcha' });
  const isFirst = await useChallenge(deps.db, onceHash(signature), challengeSeconds + 60);
  return isFirst ? ok(null) : fail('robot_check_used', { field: 'captcha' });
}

function bearerOf({ secrets }: Deps, { device }: Caller): string {
  return limitKey(secrets.code, `robot check ${device}`);
}
