import { openScanner } from '#src/actions/orders/admission/open-scanner.ts';
import { redeemVoucher } from '#src/actions/orders/admission/redeem-voucher.ts';
import { underEachSecret } from '#src/actions/shared/signatures/under-each-secret.ts';
import { voucherSigner } from '#src/actions/shared/signatures/voucher-signer.ts';
import type { Deps } from '#src/actions/deps.ts';
import { route, type Route } from '#src/api/route.ts';
import { admissionEndpoints, type VoucherKeys } from '#src/contract/orders/admission.ts';
import { supplierMark } from '#src/domain/orders/vouchers/signed-code.ts';
import { ok } from '#src/domain/failure.ts';

/** Letting people in: the keys to check codes with, and the scans. */
export const admissionRoutes: readonly Route[] = [
  route(admissionEndpoints.voucherKeys, async (deps) => ok({ keys: keysOf(deps) })),
  route(admissionEndpoints.scanner, async (deps, { caller, input }) => {
    const scanner = await openScanner(deps, caller, input.token);
    if (!scanner.ok) return scanner;
    const { supplierId, supplier, place } = scanner.value;
    return ok({ supplier, supplierMark: supplierMark(supplierId), place, keys: keysOf(deps) });
  }),
  route(admissionEndpoints.redeem, (deps, { caller, input, idempotencyKey }) => {
    const { token, code, scannedAt } = input;
    return redeemVoucher(deps, caller, idempotencyKey, { token, code, scannedAtMs: Date.parse(scannedAt) });
  }),
];

function keysOf(deps: Deps): VoucherKeys['keys'] {
  return underEachSecret(deps).map(({ secrets }) => {
    const { keyId, publicKey } = voucherSigner(secrets.voucher);
    return { id: keyId, x: publicKey.toString('base64url') };
  });
}
