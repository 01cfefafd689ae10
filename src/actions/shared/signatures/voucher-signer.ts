import { createPrivateKey, createPublicKey, sign, type KeyObject } from 'node:crypto';

import { keyedHash } from '#src/adapters/keyed-hashes.ts';
import { keyIdOf, type Sign } from '#src/domain/orders/vouchers/signed-code.ts';

/** Signs codes; `publicKey` (32 bytes) is for everybody, and checks them anywhere. */
export type VoucherSigner = {
  readonly keyId: string;
  readonly publicKey: Buffer;
  readonly key: KeyObject;
  readonly sign: Sign;
};

/** What is before the 32 bytes of an Ed25519 key in PKCS #8 (RFC 8410). */
const pkcs8Head = Buffer.from('302e020100300506032b657004220420', 'hex');
/** What is before them in the form of public keys. */
const spkiLength = 12;
const made = new Map<string, VoucherSigner>();

/** The signer of this installation, made from its voucher secret: all processes have the same. */
export function voucherSigner(secret: string): VoucherSigner {
  const known = made.get(secret);
  if (known !== undefined) return known;
  const seed = keyedHash('voucher_key', secret, '');
  const key = createPrivateKey({ key: Buffer.concat([pkcs8Head, seed]), format: 'der', type: 'pkcs8' });
  const signer = signerOf(key);
  made.set(secret, signer);
  return signer;
}

function signerOf(secretKey: KeyObject): VoucherSigner {
  const key = createPublicKey(secretKey);
  const publicKey = key.export({ format: 'der', type: 'spki' }).subarray(spkiLength);
  return { keyId: keyIdOf(publicKey), publicKey, key, sign: (text) => sign(null, Buffer.from(text), secretKey) };
}
