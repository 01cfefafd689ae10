import { checkCode } from '#src/actions/accounts/codes/check-code.ts';
import { enterByCode } from '#src/actions/accounts/sign-in/enter-by-code.ts';
import { guessLimits } from '#src/actions/accounts/codes/guess-limits.ts';
import { isFactorFree } from '#src/actions/accounts/security/is-factor-free.ts';
import type { SignedInAs } from '#src/actions/accounts/sessions/open-session.ts';
import { placeOf } from '#src/actions/accounts/codes/place-of.ts';
import { readCode } from '#src/actions/accounts/codes/read-code.ts';
import type { Caller, Deps } from '#src/actions/deps.ts';
import { fail, type Result } from '#src/domain/failure.ts';
import { isEmail } from '#src/domain/shared/text/email.ts';
import { memberByEmail } from '#src/store/accounts/account-ways.store.ts';

/**
 * Signs in with a code that was sent to this address for this device. An account that merely names the address, without
 * proof, is never opened by it (T-33): who proves it gets the one that proved it before, or a new one. What guests of the
 * address have bought comes along now, and not before (T-34).
 */
export async function signInByEmail(
  deps: Deps,
  caller: Caller,
  input: { readonly email: string; readonly code: string },
): Promise<Result<SignedInAs>> {
  const email = input.email.trim();
  if (!isEmail(email)) return fail('email_invalid', { field: 'email' });
  const code = readCode(input.code);
  if (code === null) return fail('code_wrong', { field: 'code' });
  const limited = await guessLimits(deps, caller);
  if (!limited.ok) return limited;
  return deps.db.transaction(
    async (tx): Promise<Result<SignedInAs>> => {
      const checked = await checkCode(deps, tx, placeOf('sign in', email, caller), code);
      if (!checked.ok) return checked;
      const isFree = await isFactorFree(deps, tx, caller, email);
      if (!isFree.ok) return isFree;
      const { language, currency, host } = caller;
      const account = await memberByEmail(tx, { id: deps.ids.uuid(), email, language, currency, host });
      return enterByCode(deps, tx, caller, { accountId: account, way: 'email', recipient: email });
    },
    { cause: 'sign-in by mailed code', onFailure: 'commit' },
  );
}
