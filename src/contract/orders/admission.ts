import * as z from 'zod/mini';

import type { OutputOf } from '#src/contract/call.ts';
import { defineEndpoint } from '#src/contract/endpoint.ts';
import { instant } from '#src/contract/wire.schema.ts';

const token = z.string().check(z.minLength(1), z.maxLength(100), z.describe('The scanner’s access token.'));

const redeemInput = z.strictObject({
  token,
  code: z.string().check(z.minLength(1), z.maxLength(300), z.describe('The scanned voucher code.')),
  scannedAt: z.iso
    .datetime()
    .check(z.describe('The time of the scan (UTC, ISO 8601); in the past when the scanner was offline.')),
});

const keys = z.array(
  z.strictObject({
    id: z.string(),
    x: z.string().check(z.describe('The 32 bytes of an Ed25519 public key in base64url (RFC 8037).')),
  }),
);

const scanner = z.strictObject({
  keys,
  supplier: z.string(),
  supplierMark: z.string().check(z.describe('The supplier’s mark in the voucher codes that this scanner admits.')),
  place: z.string(),
});

const redeemed = z.strictObject({
  outcome: z.enum(['admitted', 'used', 'void', 'wrong_day', 'other_supplier', 'unknown']),
  reference: z.string(),
  title: z.string(),
  date: z.string(),
  tickets: z.int(),
  before: z
    .nullable(z.strictObject({ at: instant, place: z.string() }))
    .check(z.describe('The time and place of an earlier admission; null when there is none.')),
});

/** For suppliers' scanners, which present their own token; it is in the body and in no address. */
export const admissionEndpoints = {
  /** The public keys that codes of vouchers are signed with. */
  voucherKeys: defineEndpoint({
    method: 'GET',
    path: '/v1/ordersrv/voucher_keys',
    summary: 'Returns the public keys for checking voucher codes offline.',
    auth: 'everyone',
    input: z.object({}),
    output: z.strictObject({ keys }),
  }),
  scanner: defineEndpoint({
    method: 'POST',
    path: '/v1/ordersrv/scanner',
    summary: 'Returns the supplier and location of a scanner, with the public keys for voucher codes.',
    example: { token: 'a-token-that-the-shop-has-handed-over' },
    auth: 'bearer',
    input: z.strictObject({ token }),
    output: scanner,
  }),
  redeem: defineEndpoint({
    method: 'POST',
    path: '/v1/ordersrv/redeem',
    summary: 'Redeems a voucher code once, or returns when and where it was already used.',
    example: {
      token: 'a-token-that-the-shop-has-handed-over',
      code: '1K7QX2M9DPA000ABCDEF0123456789ABCDEF',
      scannedAt: '2026-12-24T02:00:00.000Z',
    },
    auth: 'bearer',
    limits: { connections: 'checkout' },
    idempotent: true,
    input: redeemInput,
    output: redeemed,
  }),
} as const;

export type VoucherKeys = OutputOf<typeof admissionEndpoints.voucherKeys>;
export type ScannerAnswer = OutputOf<typeof admissionEndpoints.scanner>;
export type RedeemAnswer = OutputOf<typeof admissionEndpoints.redeem>;
