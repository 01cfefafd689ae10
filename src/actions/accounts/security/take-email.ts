import { changeByCode } from '#src/actions/accounts/security/change-by-code.ts';
import type { Caller, Deps } from '#src/actions/deps.ts';
import { fail, ok, type Result } from '#src/domain/failure.ts';
import { isEmail } from '#src/domain/shared/text/email.ts';
import { reservation } from '#src/store/accounts/account-events.store.ts';
import { proveEmail, takeOverGuests } from '#src/store/accounts/account-ways.store.ts';

/** Makes an address the account's proved one; what guests of the address have bought comes along (T-34). */
export async function takeEmail(
  deps: Deps,
  caller: Caller,
  input: { readonly email: string; readonly code: string; readonly keepsSessions: boolean },
): Promise<Result<{ readonly orders: number }>> {
  const email = input.email.trim();
  if (!isEmail(email)) return fail('email_invalid', { field: 'email' });
  return changeByCode(deps, caller, { ...input, recipient: email }, async (tx, accountId) => {
    if ((await reservation(tx, email, accountId)) !== null) return fail('email_taken', { field: 'email' });
    if (!(await proveEmail(tx, accountId, email))) return fail('email_taken', { field: 'email' });
    return ok({ orders: await takeOverGuests(tx, email, accountId) });
  });
}
