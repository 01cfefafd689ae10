import { defineEndpoint } from '#src/contract/endpoint.ts';
import { gateSchemas } from '#src/contract/orders/admission.schema.ts';
import { gateAnswers } from '#src/contract/orders/admission-answers.schema.ts';

/** For suppliers' scanners, which show a token of their own; it stands in the body and in no address. */
export const gateEndpoints = {
  /** The public keys that codes of vouchers are signed with. */
  voucherKeys: defineEndpoint({
    method: 'GET',
    path: '/v1/ordersrv/voucher_keys',
    summary: 'The public keys by which a voucher’s code is checked without a connection.',
    auth: 'everyone',
    input: gateSchemas.voucherKeys,
    output: gateAnswers.voucherKeys,
  }),
  scanner: defineEndpoint({
    method: 'POST',
    path: '/v1/ordersrv/scanner',
    summary: 'Whose scanner a token is, and where it stands.',
    example: { token: 'a-token-that-the-shop-has-handed-over' },
    auth: 'bearer',
    input: gateSchemas.scanner,
    output: gateAnswers.scanner,
  }),
  redeem: defineEndpoint({
    method: 'POST',
    path: '/v1/ordersrv/redeem',
    summary: 'Admits the holder of a code, once; reports when and where it was used before.',
    example: {
      token: 'a-token-that-the-shop-has-handed-over',
      code: '1K7QX2M9DPA000ABCDEF0123456789ABCDEF',
      scannedAt: '2026-12-24T02:00:00.000Z',
    },
    auth: 'bearer',
    limits: { connections: 'checkout' },
    idempotent: true,
    input: gateSchemas.redeem,
    output: gateAnswers.redeem,
  }),
} as const;

export type VoucherKeys = {
  /** `x`: the 32 bytes of an Ed25519 key in base64url (RFC 8037). */
  readonly keys: readonly { readonly id: string; readonly x: string }[];
};

export type ScannerAnswer = VoucherKeys & {
  readonly supplier: string;
  /** As it stands in the codes that this scanner lets in. */
  readonly supplierMark: string;
  readonly place: string;
};

export type RedeemAnswer = {
  readonly outcome: 'admitted' | 'used' | 'void' | 'wrong_day' | 'other_supplier' | 'unknown';
  readonly reference: string;
  readonly title: string;
  readonly date: string;
  readonly tickets: number;
  readonly before: { readonly at: string; readonly place: string } | null;
};
