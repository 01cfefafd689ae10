import { challengeSeconds, solvedChallenge } from '#src/adapters/identity/robot-check.altcha.ts';
import { onceHash } from '#src/adapters/identity/sign-in-hashes.ts';
import { robotCheckBearer } from '#src/actions/accounts/codes/robot-check-bearer.ts';
import { codeSecrets } from '#src/actions/shared/signatures/code-secrets.ts';
import type { Caller, Deps } from '#src/actions/deps.ts';
import { fail, ok, type Result } from '#src/domain/failure.ts';
import { useChallenge } from '#src/store/accounts/sign-in-codes.store.ts';

/**
 * Whether the caller's browser has done the work, now and for this call alone: the same solution opens nothing twice,
 * whichever process it reaches. The mark outlives the challenge, so that no solution can be reused after its mark was
 * deleted.
 */
export async function passRobotCheck(deps: Deps, caller: Caller, solution: string): Promise<Result<null>> {
  const signature = await signatureOf(deps, caller, solution);
  if (signature === null) return fail('robot_check_failed', { field: 'captcha' });
  const isFirst = await useChallenge(deps.db, onceHash(signature), challengeSeconds + 60);
  return isFirst ? ok(null) : fail('robot_check_used', { field: 'captcha' });
}

/** A challenge made just before an exchange of `CODE_SECRET` is solved under the former secret. */
async function signatureOf(deps: Deps, caller: Caller, solution: string): Promise<string | null> {
  for (const code of codeSecrets(deps.secrets)) {
    const signature = await solvedChallenge(
      code,
      robotCheckBearer({ secrets: { ...deps.secrets, code } }, caller),
      solution,
    );
    if (signature !== null) return signature;
  }
  return null;
}
