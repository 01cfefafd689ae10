import { challengeSeconds, robotChallenge } from '#src/adapters/identity/robot-check.altcha.ts';
import { robotCheckBearer } from '#src/actions/accounts/codes/robot-check-bearer.ts';
import type { Caller, Deps } from '#src/actions/deps.ts';

/** A challenge for the caller's browser, as base64 of JSON; it says of its device only a keyed hash. */
export async function createRobotCheck(
  deps: Deps,
  caller: Caller,
): Promise<{ readonly challenge: string; readonly seconds: number }> {
  const challenge = await robotChallenge(deps.secrets.code, robotCheckBearer(deps, caller), {
    nowMs: deps.clock(),
    chance: Number(`0.${deps.ids.digits(9)}`),
  });
  return { challenge: Buffer.from(JSON.stringify(challenge)).toString('base64'), seconds: challengeSeconds };
}
