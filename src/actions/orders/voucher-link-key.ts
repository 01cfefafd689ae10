import { voucherMac } from '#src/actions/orders/voucher-mac.ts';

/** What opens a voucher without signing in: 128 bits in the link of the mail, made from the booking's reference. */
export function voucherLinkKey(secret: string, reference: string): string {
  return Buffer.from(voucherMac(secret)(`voucher link\n${reference}`).subarray(0, 16)).toString('base64url');
}
