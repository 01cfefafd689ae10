import { changeAccount } from '#src/actions/accounts/security/change-account.ts';
import type { Caller, Deps } from '#src/actions/deps.ts';
import { fail, ok, type Result } from '#src/domain/failure.ts';
import { hasTwoFactors } from '#src/domain/accounts/identity-provider.ts';
import { hasSettledProof } from '#src/store/accounts/sessions.store.ts';
import { setSecondFactor } from '#src/store/accounts/sign-in-steps.store.ts';

/**
 * Turns two-step sign-in on or off; on only where the account has two factors. Turning it on confirms the factors that the
 * account has then, since no notice undoes them any more (decision 0063): it needs a proof that is newer than the newest
 * of them, by one that the account has had for a week. The session alone is not enough.
 */
export function requireSecondFactor(
  deps: Deps,
  caller: Caller,
  isOn: boolean,
): Promise<Result<{ readonly secondFactor: boolean }>> {
  return changeAccount(
    deps,
    caller,
    { cause: 'second factor', endsOthers: isOn },
    async (tx, { id, ways, sessionHash }): Promise<Result<{ readonly secondFactor: boolean }>> => {
      if (isOn && !hasTwoFactors(ways)) return fail('second_factor_missing');
      if (isOn && !ways.secondFactor && !(await hasSettledProof(tx, sessionHash))) return fail('confirm_by_older');
      await setSecondFactor(tx, id, isOn);
      return ok({ secondFactor: isOn });
    },
  );
}
