import { verify } from 'node:crypto';

import { underEachSecret } from '#src/actions/shared/signatures/under-each-secret.ts';
import { voucherMac } from '#src/actions/shared/signatures/voucher-mac.ts';
import { voucherSigner } from '#src/actions/shared/signatures/voucher-signer.ts';
import type { Deps } from '#src/actions/deps.ts';
import { readSignedCode } from '#src/domain/orders/vouchers/signed-code.ts';
import { verifyVoucherCode, type VoucherClaim } from '#src/domain/orders/vouchers/voucher-code.ts';

/** What a code claims, scanned or typed, or null when it is not of our making (threat T-51). */
export function claimOfCode(deps: Pick<Deps, 'secrets'>, code: string): VoucherClaim | null {
  const accepted = underEachSecret(deps).map(({ secrets }) => secrets.voucher);
  const signed = readSignedCode(code);
  if (signed === null) {
    const claims = accepted.map((secret) => verifyVoucherCode(code, voucherMac(secret)));
    return claims.find((claim) => claim !== null) ?? null;
  }
  const text = Buffer.from(signed.text);
  return accepted.some((secret) => verify(null, text, voucherSigner(secret).key, signed.signature))
    ? signed.claim
    : null;
}
