import { get, post, postOnce } from '#src/contract/endpoint.ts';

/** For suppliers' scanners, which show a token of their own; it stands in the body and in no address. */
export const gateEndpoints = {
  /** The public keys that codes of vouchers are signed with. */
  voucherKeys: get<Record<never, never>, VoucherKeys>('/v1/ordersrv/voucher_keys'),
  scanner: post<{ token: string }, ScannerAnswer>('/v1/ordersrv/scanner'),
  redeem: postOnce<{ token: string; code: string; scannedAt: string }, RedeemAnswer>('/v1/ordersrv/redeem'),
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
