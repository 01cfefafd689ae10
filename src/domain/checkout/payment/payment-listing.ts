import type { CurrencyCode } from '#src/domain/shared/money/currency.ts';

/** A stretch of the provider's records by when they were made, half open, and where to go on in it. */
export type ListRequest = {
  readonly fromMs: number;
  readonly untilMs: number;
  readonly after: string | null;
  /** Those of one payment at the provider alone. */
  readonly intentRef?: string;
};

/** A page of records; `next` is where the following page begins, null at the end. */
export type ListPage<Listed> = { readonly items: readonly Listed[]; readonly next: string | null };

/** What every record of the provider says. Amounts are ISO minor units. */
type Listed = {
  readonly ref: string;
  readonly intentRef: string | null;
  readonly amountMinor: bigint;
  readonly currency: CurrencyCode;
  readonly createdMs: number;
  /** The shop that made it, where several share an account; null where none is named. */
  readonly shop: string | null;
};

/** A charge that brought money; `attempt` is what we called it, and missing where it is not ours. */
export type ListedCharge = Listed & { readonly attempt: string | null; readonly refundedMinor: bigint };

export type ListedRefund = Listed & {
  readonly refund: string | null;
  readonly state: 'submitted' | 'succeeded' | 'failed';
};

export type ListedDispute = Listed & {
  readonly attempt: string | null;
  readonly state: 'inquiry' | 'open' | 'won' | 'lost';
};

/** Refunds what is left of a charge that belongs to no payment of ours; the same id again gives the same refund. */
export type ChargeRefundRequest = {
  readonly refundId: string;
  readonly intentRef: string;
  readonly amountMinor: bigint;
  readonly currency: CurrencyCode;
};
