import { voucherMac } from '#src/actions/orders/voucher-mac.ts';
import type { Deps } from '#src/actions/deps.ts';

/** What a plain form about an order carries (D-5): nobody gets it but by reading a page of this account. */
export function formKey({ secrets }: Pick<Deps, 'secrets'>, accountId: string, reference: string): string {
  const signature = voucherMac(secrets.voucher)(`support form\n${accountId}\n${reference}`).subarray(0, 24);
  return Buffer.from(signature).toString('base64url');
}
