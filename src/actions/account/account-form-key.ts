import { voucherMac } from '#src/actions/orders/voucher-mac.ts';
import type { Caller, Deps } from '#src/actions/deps.ts';
import { fail, ok, type Result } from '#src/domain/failure.ts';

/** What the plain forms of an account carry (D-5): nobody gets it but by reading a page of this account. */
export function accountFormKey(
  { secrets }: Pick<Deps, 'secrets'>,
  { account }: Pick<Caller, 'account'>,
): Result<string> {
  if (account === null) return fail('sign_in_required');
  const signature = voucherMac(secrets.voucher)(`account form\n${account.id}`).subarray(0, 24);
  return ok(Buffer.from(signature).toString('base64url'));
}
