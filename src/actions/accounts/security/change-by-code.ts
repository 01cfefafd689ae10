import { changeAccount } from '#src/actions/accounts/security/change-account.ts';
import { checkCode } from '#src/actions/accounts/codes/check-code.ts';
import { guessLimits } from '#src/actions/accounts/codes/guess-limits.ts';
import { personKey } from '#src/actions/accounts/codes/person-key.ts';
import { placeOf } from '#src/actions/accounts/codes/place-of.ts';
import { provedMember } from '#src/actions/accounts/security/proved-member.ts';
import { readCode } from '#src/actions/accounts/codes/read-code.ts';
import type { Caller, Deps } from '#src/actions/deps.ts';
import { fail, type Result } from '#src/domain/failure.ts';
import type { Queryable } from '#src/store/shared/database/db.ts';
import { knowDevice } from '#src/store/accounts/sign-in-codes.store.ts';

/**
 * Changes a way in with the code that went there. A wrong guess is counted and a right one used up, whatever becomes of
 * the change.
 */
export async function changeByCode<Value>(
  deps: Deps,
  caller: Caller,
  input: { readonly recipient: string; readonly code: string; readonly keepsSessions: boolean },
  change: (tx: Queryable, accountId: string) => Promise<Result<Value>>,
): Promise<Result<Value>> {
  const code = readCode(input.code);
  if (code === null) return fail('code_wrong', { field: 'code' });
  const member = await provedMember(deps, caller);
  if (!member.ok) return member;
  const limited = await guessLimits(deps, caller);
  if (!limited.ok) return limited;
  const { recipient } = input;
  return changeAccount(
    deps,
    caller,
    { cause: 'way in changed by code', onFailure: 'commit', endsOthers: !input.keepsSessions },
    async (tx, { id }): Promise<Result<Value>> => {
      const checked = await checkCode(deps, tx, placeOf('change', recipient, caller), code);
      if (!checked.ok) return checked;
      await knowDevice(tx, [personKey(deps, recipient)], caller.device);
      return change(tx, id);
    },
  );
}
