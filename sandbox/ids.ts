import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

const letters = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** Returns a random id in the provider's spelling: a prefix and letters and digits, 5.9 bits each. */
export function newId(prefix: string, length = 24): string {
  let id = '';
  // Bytes above the last whole multiple of 62 would favour the first letters.
  while (id.length < length)
    for (const byte of randomBytes(length)) if (byte < 248 && id.length < length) id += letters[byte % 62];
  return `${prefix}_${id}`;
}

/** SHA-256 in hexadecimal. */
export function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

/**
 * Returns what is stored of a card number beside its last four digits: it identifies the same card again, and reveals
 * nothing without the key.
 */
export function fingerprint(cardNumber: string, key: string): string {
  return createHmac('sha256', `fingerprint:${key}`).update(cardNumber).digest('base64url').slice(0, 16);
}

/** Returns the `stripe-signature` header of a body sent at `seconds` since the epoch. */
export function signatureHeader(body: string, secret: string, seconds: number): string {
  return `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`;
}

/** Compares two secrets in a time that does not depend on where they differ. */
export function isSame(given: string, expected: string): boolean {
  return timingSafeEqual(createHash('sha256').update(given).digest(), createHash('sha256').update(expected).digest());
}
