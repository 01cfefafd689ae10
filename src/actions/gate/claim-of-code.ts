import { verify } from 'node:crypto';

import { voucherMac } from '#src/actions/orders/voucher-mac.ts';
import { voucherSigner } from '#src/actions/orders/voucher-signer.ts';
import type { Deps } from '#src/actions/deps.ts';
import { readSignedCode } from '#src/domain/booking/signed-code.ts';
import { verifyVoucherCode, type VoucherClaim } from '#src/domain/booking/voucher-code.ts';

/** What a code claims, scanned or typed, or null when it is not of our making (threat T-51). */
export function claimOfCode({ secrets }: Pick<Deps, 'secrets'>, code: string): VoucherClaim | null {
  const signed = readSignedCode(code);
  if (signed === null) return verifyVoucherCode(code, voucherMac(secrets.voucher));
  const { key } = voucherSigner(secrets.voucher);
  return verify(null, Buffer.from(signed.text), key, signed.signature) ? signed.claim : null;
}
