import { LRUCache } from 'lru-cache';

import { isSameHash, keyedHash } from '#src/adapters/keyed-hashes.ts';

/**
 * Returns a value with its signature: `value.signature`. `purpose` prevents a signature for one thing from serving
 * another.
 */
export function sign(value: string, purpose: string, key: string): string {
  return `${value}.${signatureOf(value, purpose, key).toString('base64url')}`;
}

/**
 * Returns what was signed, or null when none of the keys signed it for this purpose; takes as long for a near miss as
 * for a far one.
 */
export function unsign(signedValue: string, purpose: string, keys: readonly string[]): string | null {
  const dot = signedValue.lastIndexOf('.');
  if (dot <= 0) return null;
  const value = signedValue.slice(0, dot);
  return keys.some((key) => isProved(signedValue, value, purpose, key)) ? value : null;
}

/**
 * Verified signatures are cached rather than verified for each request; a value that was not ours is never cached.
 * Bytes for each key.
 */
const mostBytes = 4 * 1024 ** 2;
const provedBy = new Map<string, LRUCache<string, true>>();

function isProved(signedValue: string, value: string, purpose: string, key: string): boolean {
  const proved =
    provedBy.get(key) ??
    new LRUCache<string, true>({
      maxSize: mostBytes,
      sizeCalculation: (_true, cacheKey) => 200 + 2 * cacheKey.length,
    });
  provedBy.set(key, proved);
  const cacheKey = `${purpose}\n${signedValue}`;
  if (proved.has(cacheKey)) return true;
  const given = Buffer.from(signedValue.slice(value.length + 1), 'base64url');
  const expected = signatureOf(value, purpose, key);
  if (!isSameHash(given, expected)) return false;
  proved.set(cacheKey, true);
  return true;
}

function signatureOf(value: string, purpose: string, key: string): Buffer {
  return keyedHash('cookie', key, `${purpose}\n${value}`);
}
