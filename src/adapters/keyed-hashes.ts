import { createHash, createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';

/**
 * Everything that is hashed or signed under a secret, and the text that prevents one purpose from serving another. This
 * is the only module that may call `createHmac` or `hkdfSync` (`tests/architecture/secrets.test.ts`): what can be
 * guessed, such as a code, an address or a number, is never hashed without a key. An empty label belongs to a purpose
 * whose callers begin the text with their own name.
 */
const labels = {
  /** Sign-in codes, bound to purpose, recipient and device. */
  sign_in_code: '',
  /** Numbers, addresses, devices and cards as keys of limits and of referral rules. */
  limit: 'limit\n',
  /** Email addresses as tracking may know them (D-13). */
  tracking_email: 'email\n',
  /** Sessions as logs may name them (D-3). */
  session_name: 'sid\n',
  /** Email addresses in the lists of bounces and of message preferences. */
  mail_address: 'mail address\n',
  /** Coupon codes: short enough for a word list. */
  coupon_code: 'coupon code\n',
  /** Fingerprints of a customer of a limited coupon: email, phone, device, card. */
  coupon_bearer: 'coupon bearer\n',
  /** Networks in orders. */
  network: 'network\n',
  /** Fingerprints of calls that are stored under an idempotency key. */
  call: 'call\n',
  /** The codes of gift cards that were bought, derived from the card's id. */
  gift_code: 'gift card\n',
  /** Cookies, CSRF tokens and preview links: the text begins with the name of the purpose. */
  cookie: '',
  /** Voucher codes and links: the text begins with the kind of the code (`domain/booking`). */
  voucher: '',
  /** The seed of the key pair that signs scannable codes. */
  voucher_key: 'voucher signing key',
  unsubscribe: 'unsubscribe\n',
  account_event: 'account event\n',
  order_form: 'order form\n',
  account_form: 'account form\n',
  support_form: 'support form\n',
  data_export: 'data export\n',
  /** Events of a mail service: the text is its time, a dot and the body. */
  mail_event: '',
} as const;

export type KeyedPurpose = keyof typeof labels;

/** Returns HMAC-SHA-256 of `text` for one purpose. */
export function keyedHash(purpose: KeyedPurpose, key: string, text: string | Uint8Array): Buffer {
  return createHmac('sha256', key).update(labels[purpose]).update(text).digest();
}

/** Returns the hashes of `text` under each key, the one that is written first. */
export function keyedHashes(purpose: KeyedPurpose, keys: readonly string[], text: string | Uint8Array): Buffer[] {
  return keys.map((key) => keyedHash(purpose, key, text));
}

/** Compares in a time that says nothing about how near a guess was. */
export function isSameHash(one: Uint8Array, other: Uint8Array): boolean {
  return one.length === other.length && timingSafeEqual(one, other);
}

/** What is stored of something random: at least 128 bits that no list holds, so that a hash without a key is enough. */
const tokenLabels = {
  session: '',
  once: 'once\n',
  scanner: 'scanner\n',
  operator: 'operator\n',
  /** Twenty random letters and digits, and the token of a result page: stored as they always were. */
  gift_card: '',
  result_page: '',
  personal_coupon: '',
} as const;

/** Returns SHA-256 of a random token. Never use it for anything that a person chose or that a list could hold. */
export function tokenHash(kind: keyof typeof tokenLabels, token: string): Buffer {
  return createHash('sha256').update(tokenLabels[kind]).update(token).digest();
}

/** Returns the hash that coupon codes had before they were keyed; `keyCouponCodes` puts the key around it. */
export function unkeyedCouponHash(code: string): Buffer {
  return createHash('sha256').update(code).digest();
}

/** Returns a separate key for one purpose (HKDF), 32 bytes as base64url. */
export function derivedKey(secret: string, info: 'meander voucher' | 'meander identity'): string {
  return Buffer.from(hkdfSync('sha256', secret, '', info, 32)).toString('base64url');
}
