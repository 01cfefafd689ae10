import { createHmac, timingSafeEqual } from 'node:crypto';

/** A value with its signature: `value.signature`. `purpose` keeps a signature for one thing from serving another. */
export function sign(value: string, purpose: string, key: string): string {
  return `${value}.${signatureOf(value, purpose, key).toString('base64url')}`;
}

/** What was signed, or null when none of the keys signed it for this purpose; takes as long for a near miss as for a far one. */
export function unsign(signedValue: string, purpose: string, keys: readonly string[]): string | null {
  const dot = signedValue.lastIndexOf('.');
  if (dot <= 0) return null;
  const value = signedValue.slice(0, dot);
  const given = Buffer.from(signedValue.slice(dot + 1), 'base64url');
  const fits = keys.some((key) => {
    const expected = signatureOf(value, purpose, key);
    return given.length === expected.length && timingSafeEqual(given, expected);
  });
  return fits ? value : null;
}

function signatureOf(value: string, purpose: string, key: string): Buffer {
  return createHmac('sha256', key).update(`${purpose}\n${value}`).digest();
}
