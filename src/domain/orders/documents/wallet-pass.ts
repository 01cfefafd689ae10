import type { VoucherDocument } from '#src/domain/orders/documents/voucher-document.ts';

/** A voucher for the wallet of a phone: its words, and what phones do with them. */
export type WalletPass = {
  /** The booking's reference: a pass with the same takes the former's place in a wallet. */
  readonly serial: string;
  readonly paper: VoucherDocument;
  /** One for each ticket where travelers show their own, else one: what scanners read, what is read aloud, and whose it is. */
  readonly codes: readonly { readonly scan: string; readonly text: string; readonly unit: string }[];
  /** ISO 8601 in UTC. */
  readonly startsAt: string;
  readonly endsAt: string;
  readonly place: { readonly lat: number; readonly lng: number };
  /** It opens no door any more. */
  readonly voided: boolean;
};

/** A file for wallets; several passes travel in one bundle. */
export type PassFile = { readonly bytes: Uint8Array; readonly type: string; readonly ending: 'pkpass' | 'pkpasses' };

export type DrawPass = (pass: WalletPass) => Promise<PassFile>;
