import { normalisePhone } from '#src/adapters/identity/phone.ts';
import { changeByCode } from '#src/actions/accounts/security/change-by-code.ts';
import type { Caller, Deps } from '#src/actions/deps.ts';
import { fail, ok, type Result } from '#src/domain/failure.ts';
import { reservation } from '#src/store/accounts/account-events.store.ts';
import { changePhone } from '#src/store/accounts/account-ways.store.ts';

/** Makes a number the account's, with the code that went to it. That it is another's learns only who can read its messages. */
export async function takePhone(
  deps: Deps,
  caller: Caller,
  input: { readonly phone: string; readonly code: string; readonly keepsSessions: boolean },
): Promise<Result<{ readonly changed: true }>> {
  const phone = normalisePhone(input.phone);
  if (phone === null) return fail('phone_invalid', { field: 'phone' });
  return changeByCode(deps, caller, { ...input, recipient: phone }, async (tx, accountId) => {
    if ((await reservation(tx, phone, accountId)) !== null) return fail('phone_taken', { field: 'phone' });
    if (!(await changePhone(tx, accountId, phone))) return fail('phone_taken', { field: 'phone' });
    return ok({ changed: true });
  });
}
