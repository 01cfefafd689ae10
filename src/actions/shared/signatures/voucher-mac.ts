import { keyedHash } from '#src/adapters/keyed-hashes.ts';
import type { Mac } from '#src/domain/orders/vouchers/voucher-code.ts';

/** The keyed hash under which voucher codes and links are made: HMAC-SHA-256 by the voucher secret. */
export function voucherMac(secret: string): Mac {
  return (text) => keyedHash('voucher', secret, text);
}
