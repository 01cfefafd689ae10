import { changeAccount } from '#src/actions/account/change-account.ts';
import type { Caller, Deps } from '#src/actions/deps.ts';
import { fail, ok, type Result } from '#src/domain/failure.ts';
import { hasTwoFactors } from '#src/domain/people/identity-provider.ts';
import { setSecondFactor } from '#src/store/sign-in-steps.store.ts';

/** Has sign-in by code ask for a second factor, or no more; possible where the account has one. */
export function requireSecondFactor(
  deps: Deps,
  caller: Caller,
  isOn: boolean,
): Promise<Result<{ readonly secondFactor: boolean }>> {
  return changeAccount(
    deps,
    caller,
    { cause: 'second factor', endsOthers: isOn },
    async (tx, { id, ways }): Promise<Result<{ readonly secondFactor: boolean }>> => {
      if (isOn && !hasTwoFactors(ways)) return fail('second_factor_missing');
      await setSecondFactor(tx, id, isOn);
      return ok({ secondFactor: isOn });
    },
  );
}
