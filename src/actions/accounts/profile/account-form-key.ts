import type { Caller, Deps } from '#src/actions/deps.ts';
import { keyedHash } from '#src/adapters/keyed-hashes.ts';
import { fail, ok, type Result } from '#src/domain/failure.ts';

/** Returns the key in the plain forms of an account (D-5): it can only be had by reading a page of this account. */
export function accountFormKey(
  { secrets }: Pick<Deps, 'secrets'>,
  { account }: Pick<Caller, 'account'>,
): Result<string> {
  if (account === null) return fail('sign_in_required');
  const signature = keyedHash('account_form', secrets.voucher, account.id).subarray(0, 24);
  return ok(signature.toString('base64url'));
}
