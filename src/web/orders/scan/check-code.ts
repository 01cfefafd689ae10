import type { VoucherKeys } from '#src/contract/orders/admission.ts';
import { readSignedCode, type SignedClaim } from '#src/domain/orders/vouchers/signed-code.ts';

/** What can be said of a code without a connection. `unsure`: typed, by a newer key, or this browser cannot check. */
export type OfflineCheck = { readonly verdict: 'true' | 'false' | 'unsure'; readonly claim: SignedClaim | null };

/** Checks a code's signature (Ed25519, RFC 8032) by the public keys that were fetched when there was a connection. */
export async function checkCode(code: string, keys: VoucherKeys['keys']): Promise<OfflineCheck> {
  const read = readSignedCode(code);
  if (read === null) return { verdict: /^1[0-9A-Z]{35}$/.test(code) ? 'unsure' : 'false', claim: null };
  const { claim, text, signature } = read;
  const known = keys.find((one) => one.id === claim.keyId);
  if (known === undefined) return { verdict: 'unsure', claim };
  try {
    const jwk = { kty: 'OKP', crv: 'Ed25519', x: known.x };
    const key = await crypto.subtle.importKey('jwk', jwk, 'Ed25519', false, ['verify']);
    const isTrue = await crypto.subtle.verify('Ed25519', key, signature, new TextEncoder().encode(text));
    return { verdict: isTrue ? 'true' : 'false', claim };
  } catch {
    return { verdict: 'unsure', claim };
  }
}

/** Normalizes typed or pasted text to the form of codes: capital letters and digits without spaces. */
export function tidyCode(text: string): string {
  return text.replaceAll(/[\s-]/g, '').toUpperCase();
}
