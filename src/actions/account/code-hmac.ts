import { createHmac, timingSafeEqual } from 'node:crypto';

import type { CodePlace } from '#src/store/sign-in-codes.store.ts';

/**
 * What is kept of a sign-in code: it is bound to its purpose, number and device, and a key that the database does not
 * hold stands between the million possible codes and whoever reads the table.
 */
export function codeHmac(secret: string, { phone, device }: CodePlace, code: string): Buffer {
  return createHmac('sha256', secret).update(`sign in\n${phone}\n${device}\n${code}`).digest();
}

/** Compares in a time that says nothing about how near a guess was. */
export function sameHmac(one: Uint8Array, other: Uint8Array): boolean {
  return one.length === other.length && timingSafeEqual(one, other);
}

/** A number as the key of a limit: counts are kept without telling whose they are. */
export function limitKey(secret: string, text: string): string {
  return createHmac('sha256', secret).update(`limit\n${text}`).digest('base64url');
}
