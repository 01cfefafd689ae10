import { checkCode } from '#src/actions/accounts/codes/check-code.ts';
import { finishCodeSignIn } from '#src/actions/accounts/sign-in/finish-code-sign-in.ts';
import { guessLimits } from '#src/actions/accounts/codes/guess-limits.ts';
import type { SignedInAs } from '#src/actions/accounts/sessions/open-session.ts';
import { placeOf } from '#src/actions/accounts/codes/place-of.ts';
import { readCode } from '#src/actions/accounts/codes/read-code.ts';
import type { CodeWay } from '#src/actions/accounts/codes/send-code.ts';
import { waitingStep } from '#src/actions/accounts/sign-in/waiting-step.ts';
import type { Caller, Deps } from '#src/actions/deps.ts';
import { fail, type Result } from '#src/domain/failure.ts';
import { endStep } from '#src/store/accounts/sign-in-steps.store.ts';

/** Completes a sign-in with the second code; a wrong guess is counted in any case. */
export async function signInBySecondCode(
  deps: Deps,
  caller: Caller,
  input: { readonly step: string; readonly channel: CodeWay['channel']; readonly code: string },
): Promise<Result<SignedInAs>> {
  const code = readCode(input.code);
  if (code === null) return fail('code_wrong', { field: 'code' });
  const limited = await guessLimits(deps, caller);
  if (!limited.ok) return limited;
  const step = await waitingStep(deps, caller, input.step);
  if (!step.ok) return step;
  const { hash, phone, email, ...first } = step.value;
  const recipient = input.channel === 'sms' ? phone : email;
  if (recipient === null) return fail('not_found', { field: 'way' });
  return deps.db.transaction(
    async (tx): Promise<Result<SignedInAs>> => {
      const checked = await checkCode(deps, tx, placeOf('second', recipient, caller), code);
      if (!checked.ok) return checked;
      if (!(await endStep(tx, hash))) return fail('sign_in_over');
      return finishCodeSignIn(deps, tx, caller, { ...first, second: input.channel });
    },
    { cause: 'sign-in by second code', onFailure: 'commit' },
  );
}
