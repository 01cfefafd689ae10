import { keyedHash } from '#src/adapters/keyed-hashes.ts';

/**
 * Returns the keyed hash of a coupon code, in hexadecimal, out of its SHA-256. Codes are short enough for a word list, so
 * that a copy of the table without the key must not reveal them. The key goes around the hash that was stored before there
 * was one: it can be put there without the code.
 */
export function keyedCouponHash(key: string, unkeyed: Uint8Array): string {
  return keyedHash('coupon_code', key, unkeyed).toString('hex');
}
