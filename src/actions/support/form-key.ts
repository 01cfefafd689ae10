import type { Deps } from '#src/actions/deps.ts';
import { keyedHash } from '#src/adapters/keyed-hashes.ts';

/** What a plain form about an order carries (D-5): nobody gets it but by reading a page of this account. */
export function formKey({ secrets }: Pick<Deps, 'secrets'>, accountId: string, reference: string): string {
  const signature = keyedHash('support_form', secrets.voucher, `${accountId}\n${reference}`).subarray(0, 24);
  return signature.toString('base64url');
}
