import { normalisePhone } from '#src/adapters/identity/phone.ts';
import { checkCode } from '#src/actions/accounts/codes/check-code.ts';
import { enterByCode } from '#src/actions/accounts/sign-in/enter-by-code.ts';
import { guessLimits } from '#src/actions/accounts/codes/guess-limits.ts';
import { isFactorFree } from '#src/actions/accounts/security/is-factor-free.ts';
import type { SignedInAs } from '#src/actions/accounts/sessions/open-session.ts';
import { placeOf } from '#src/actions/accounts/codes/place-of.ts';
import { readCode } from '#src/actions/accounts/codes/read-code.ts';
import type { Caller, Deps } from '#src/actions/deps.ts';
import { fail, type Result } from '#src/domain/failure.ts';
import { memberOf } from '#src/store/accounts/accounts.store.ts';

/**
 * Signs in with a code that was sent to this phone for this device; who comes for the first time gets an account. Code,
 * account, session and cart change together or not at all, a wrong guess is counted in any case.
 */
export async function signInBySms(
  deps: Deps,
  caller: Caller,
  input: { readonly phone: string; readonly code: string },
): Promise<Result<SignedInAs>> {
  const phone = normalisePhone(input.phone);
  if (phone === null) return fail('phone_invalid', { field: 'phone' });
  const code = readCode(input.code);
  if (code === null) return fail('code_wrong', { field: 'code' });
  const limited = await guessLimits(deps, caller);
  if (!limited.ok) return limited;
  return deps.db.transaction(
    async (tx): Promise<Result<SignedInAs>> => {
      const checked = await checkCode(deps, tx, placeOf('sign in', phone, caller), code);
      if (!checked.ok) return checked;
      const isFree = await isFactorFree(deps, tx, caller, phone);
      if (!isFree.ok) return isFree;
      const { language, currency, host } = caller;
      const account = await memberOf(tx, { id: deps.ids.uuid(), phone, language, currency, host });
      return enterByCode(deps, tx, caller, { accountId: account, way: 'sms', recipient: phone });
    },
    { cause: 'sign-in by SMS code', onFailure: 'commit' },
  );
}
