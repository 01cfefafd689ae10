import { keyedHash, tokenHash } from '#src/adapters/keyed-hashes.ts';

/**
 * Returns what is stored of a code: it is bound to its purpose, its recipient and the device or account it was
 * requested for, and a key that the database does not hold prevents a reader of the table from trying the million
 * possible codes.
 */
export function codeHmac(
  secret: string,
  place: { readonly purpose: string; readonly recipient: string; readonly device: string },
  code: string,
): Buffer {
  const { purpose, recipient, device } = place;
  return keyedHash('sign_in_code', secret, `${purpose}\n${recipient}\n${device}\n${code}`);
}

/** Returns a number or an address as the key of a limit: counts are stored without revealing their owner. */
export function limitKey(secret: string, text: string): string {
  return keyedHash('limit', secret, text).toString('base64url');
}

/**
 * Returns an e-mail address as tracking may know it (D-13): keyed, so that no list of addresses turns it back, and for
 * one recipient, so that two cannot compare theirs.
 */
export function emailHash(secret: string, recipient: string, email: string): string {
  return keyedHash('tracking_email', secret, `${recipient}\n${email.toLowerCase()}`).toString('base64url');
}

/** Returns the name of a session in a log: useless to an attacker (D-3). */
export function sessionName(secret: string, webSession: string): string {
  return keyedHash('session_name', secret, webSession).toString('base64url').slice(0, 22);
}

/** Bytes of a session's token: 256 random bits. */
export const sessionTokenBytes = 32;

/** Returns what is stored of a session's token: SHA-256 in hex. A reader of the table can open no session with it. */
export function sessionHashOf(token: string): string {
  return tokenHash('session', token).toString('hex');
}

/** Returns what is stored of a single-use value: a state, a challenge. */
export function onceHash(text: string): Buffer {
  return tokenHash('once', text);
}
