import { maskPhone } from '#src/adapters/identity/phone.ts';
import { onceHash } from '#src/adapters/identity/sign-in-hashes.ts';
import { finishCodeSignIn } from '#src/actions/accounts/sign-in/finish-code-sign-in.ts';
import type { SignedInAs } from '#src/actions/accounts/sessions/open-session.ts';
import type { Caller, Deps } from '#src/actions/deps.ts';
import { fail, type Result } from '#src/domain/failure.ts';
import { maskEmail } from '#src/domain/accounts/privacy/mask.ts';
import type { Queryable } from '#src/store/shared/database/db.ts';
import { insertStep, needsSecondFactor, stepOf, type FirstStep } from '#src/store/accounts/sign-in-steps.store.ts';

const stepSeconds = 600;

/**
 * Goes on after a right code: signs in, or fails with `second_factor_needed` where the owner requires more. Its facts say
 * what the second factor may be, masked, and carry the token of the step.
 */
export async function enterByCode(
  deps: Deps,
  tx: Queryable,
  caller: Caller,
  first: FirstStep,
): Promise<Result<SignedInAs>> {
  if (!(await needsSecondFactor(tx, first))) return finishCodeSignIn(deps, tx, caller, { ...first, second: null });
  const step = deps.ids.token(32);
  const hash = onceHash(step);
  await insertStep(tx, { ...first, hash, device: caller.device, seconds: stepSeconds });
  const waiting = await stepOf(tx, hash, caller.device);
  const [email, phone] = [waiting?.email ?? null, waiting?.phone ?? null];
  return fail('second_factor_needed', {
    facts: {
      step,
      ...(email === null ? {} : { email: maskEmail(email) }),
      ...(phone === null ? {} : { phone: maskPhone(phone) }),
      ...(waiting?.hasPasskey === true ? { passkey: 'yes' } : {}),
    },
  });
}
