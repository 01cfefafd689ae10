import { finishCodeSignIn } from '#src/actions/accounts/sign-in/finish-code-sign-in.ts';
import { guessLimits } from '#src/actions/accounts/codes/guess-limits.ts';
import type { SignedInAs } from '#src/actions/accounts/sessions/open-session.ts';
import { verifyPasskey } from '#src/actions/accounts/passkeys/verify-passkey.ts';
import { waitingStep } from '#src/actions/accounts/sign-in/waiting-step.ts';
import type { Caller, Deps } from '#src/actions/deps.ts';
import { fail, type Result } from '#src/domain/failure.ts';
import { usePasskey } from '#src/store/accounts/passkeys.store.ts';
import { endStep } from '#src/store/accounts/sign-in-steps.store.ts';

/** Completes a sign-in by code with a passkey of the same account. */
export async function signInBySecondPasskey(
  deps: Deps,
  caller: Caller,
  input: { readonly step: string; readonly credential: string },
): Promise<Result<SignedInAs>> {
  const limited = await guessLimits(deps, caller);
  if (!limited.ok) return limited;
  const step = await waitingStep(deps, caller, input.step);
  if (!step.ok) return step;
  const verified = await verifyPasskey(deps, caller, input.credential);
  if (!verified.ok) return verified;
  const { id, accountId, count } = verified.value;
  if (accountId !== step.value.accountId) return fail('passkey_refused', { field: 'credential' });
  return deps.db.transaction(
    async (tx): Promise<Result<SignedInAs>> => {
      if (!(await usePasskey(tx, id, count))) return fail('passkey_refused', { field: 'credential' });
      if (!(await endStep(tx, step.value.hash))) return fail('sign_in_over');
      return finishCodeSignIn(deps, tx, caller, { ...step.value, second: 'passkey', passkey: id });
    },
    { cause: 'sign-in by second passkey' },
  );
}
