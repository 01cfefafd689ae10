import { accountFormKey } from '#src/actions/accounts/profile/account-form-key.ts';
import { isSignedUnderAny } from '#src/actions/shared/signatures/is-signed-under-any.ts';
import type { Caller, Deps } from '#src/actions/deps.ts';

/** Whether a plain form was shown to its sender. */
export function isAccountForm(deps: Pick<Deps, 'secrets'>, caller: Pick<Caller, 'account'>, given: string): boolean {
  if (caller.account === null) return false;
  return isSignedUnderAny(deps, given, (keyed) => {
    const right = accountFormKey(keyed, caller);
    return right.ok ? right.value : '';
  });
}
