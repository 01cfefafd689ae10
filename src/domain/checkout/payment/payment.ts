import type {
  ChargeRefundRequest,
  ListedCharge,
  ListedDispute,
  ListedRefund,
  ListPage,
  ListRequest,
} from '#src/domain/checkout/payment/payment-listing.ts';
import type { Breaker } from '#src/domain/checkout/payment/payment-breaker.ts';
import type { MethodId } from '#src/domain/checkout/payment/payment-methods.ts';
import type { CurrencyCode } from '#src/domain/shared/money/currency.ts';
import type { Money } from '#src/domain/shared/money/money.ts';

/**
 * The payment port: what Meander requires of a payment provider. A card is entered on a page of the
 * provider's own origin; our servers see references and amounts, never a card number (threat model D-16).
 */
export type PaymentProvider = {
  /** The name stored with an attempt (`psp`), equal to its key in the register. */
  readonly name: string;
  /** What this shop is called in the provider's records, so that several can share an account. */
  readonly shop?: string;
  /** The smallest step, in ISO minor units, in which the provider charges a currency: 1 nearly always, 10 for fils and baisa. */
  chargeStep(currency: CurrencyCode): bigint;
  /** Returns whether the provider's account accepts this payment method. */
  accepts(method: MethodId): boolean;
  /** Returns whether calls are paused after repeated failures, and for how many milliseconds. */
  availability(): { readonly state: Breaker['state']; readonly retryAfterMs: number };
  /** Checks that the provider answers, without changing anything: any answer but `retryable` and `unknown` means that it does. */
  probe(): Promise<Answer<null>>;
  /** Opens one hosted page for one attempt. A repeated attempt returns the same page; the same id with different data is `final`. */
  begin(request: BeginPayment): Promise<Answer<BegunPayment>>;
  /** Reads the present state of an attempt from the provider: the only evidence that money was received. */
  read(providerRef: string): Promise<Answer<PaymentReading>>;
  /** Expires the hosted page so that it cannot be paid. A reading of `succeeded` or `processing` means that this was too late. */
  cancel(providerRef: string): Promise<Answer<PaymentReading>>;
  /** Refunds a part or the whole. A repeated request returns the same refund. */
  refund(request: RefundRequest): Promise<Answer<RefundReading>>;
  /** Reads the present state of a refund from the provider. */
  readRefund(refundRef: string): Promise<Answer<RefundReading>>;
  /** Reads the present state of a dispute from the provider. */
  readDispute(disputeRef: string): Promise<Answer<DisputeReading>>;
  /** Lists successful charges, a page at a time, by creation time. */
  listCharges(request: ListRequest): Promise<Answer<ListPage<ListedCharge>>>;
  listRefunds(request: ListRequest): Promise<Answer<ListPage<ListedRefund>>>;
  listDisputes(request: ListRequest): Promise<Answer<ListPage<ListedDispute>>>;
  /** Refunds a charge that belongs to no payment of this shop. */
  refundCharge(request: ChargeRefundRequest): Promise<Answer<RefundReading>>;
  /** Verifies a webhook on its raw bytes; `nowMs` is the receiver's clock (milliseconds since the epoch). */
  verifyWebhook(rawBody: Uint8Array, signatureHeader: string | undefined, nowMs: number): EventVerdict;
};

/**
 * How a call ended (threat model §4.4, rule 9).
 * - `done`: the provider did it and said so.
 * - `retryable`: it was certainly not done; the same call may be made later.
 * - `final`: it was refused; the same call will be refused again.
 * - `unknown`: it may have been done. Never treated as failed: call again with the same id, or read.
 */
export type Answer<Value> =
  | { readonly kind: 'done'; readonly value: Value }
  | { readonly kind: 'retryable' | 'final' | 'unknown'; readonly code: PaymentFault; readonly detail: string };

export type PaymentFault = (typeof paymentFaults)[number];

/** The closed list of reasons; `detail` beside it is for the log and never for a traveller. */
export const paymentFaults = [
  'amount_not_chargeable',
  'already_refunded',
  'answer_unreadable',
  'credentials_refused',
  'idempotency_conflict',
  'no_answer',
  'not_refundable',
  'provider_fault',
  'rate_limited',
  'reference_unknown',
  'refund_exceeds_charge',
  'rejected',
  'resting',
  'unreachable',
] as const;

/** One attempt to pay on a hosted page. All facts come from the stored attempt, so that a repeated call is the same call. */
export type BeginPayment = {
  /** The attempt's id: the idempotency key, committed before the call (threat model §4.4, rule 7). */
  readonly attemptId: string;
  readonly orderReference: string;
  readonly amount: Money;
  /** The one method that the page takes. */
  readonly method: MethodId;
  /** What is bought, in the traveller's language. */
  readonly description: string;
  /** The site's language tag, for instance "ja" or "ar-SA". */
  readonly locale: string;
  readonly successUrl: string;
  readonly cancelUrl: string;
  readonly email?: string;
  /** When the page closes by itself (milliseconds since the epoch): 30 minutes to a day after the call, with a minute to spare. */
  readonly expiresAtMs?: number;
};

export type BegunPayment = { readonly redirectUrl: string; readonly providerRef: string };

/** The states of the payment machine (threat model §4.1). */
export type PaymentState =
  | 'requires_payment_method'
  | 'requires_action'
  | 'processing'
  | 'requires_capture'
  | 'succeeded'
  | 'canceled';

/** Returns whether money was received or a payment is in progress: the provider has a payment method. */
export function isPaidOrPending(state: PaymentState): boolean {
  return state !== 'requires_payment_method' && state !== 'canceled';
}

/** Whether an attempt may still bring money. A new attempt exists only after the last one is known `failed`. */
export type AttemptOutcome = 'unknown' | 'succeeded' | 'failed';

export type PaymentReading = {
  readonly providerRef: string;
  readonly state: PaymentState;
  readonly outcome: AttemptOutcome;
  /** The amount requested, in ISO minor units of `currency`. */
  readonly amountMinor: bigint;
  readonly currency: CurrencyCode;
  /** The amount received so far, before refunds, in ISO minor units. */
  readonly capturedMinor: bigint;
  /** The attempt's id as stored at the provider; absent if the attempt is not ours. */
  readonly attemptId?: string;
  readonly intentRef?: string;
  /** The provider's fingerprint of the card that paid: the same for the same card, and no part of its number. */
  readonly cardMark?: string;
  /** Why the last card was refused, while no other has succeeded. */
  readonly declineCode?: DeclineCode;
  /** The address of the hosted page while it is open. */
  readonly redirectUrl?: string;
};

export type DeclineCode = (typeof declineCodes)[number];

/** Refusals a traveller can act on; all others are `declined`. */
export const declineCodes = [
  'declined',
  'insufficient_funds',
  'expired_card',
  'incorrect_cvc',
  'incorrect_number',
  'processing_error',
  'authentication_failed',
] as const;

export type RefundRequest = {
  /** The refund's id, which the provider stores with its record. */
  readonly refundId: string;
  /** The idempotency key: the refund's id unless an earlier try has failed. */
  readonly key?: string;
  readonly providerRef: string;
  readonly amount: Money;
};

/**
 * The state of a dispute: the cardholder's bank took the money back (`open`), returned it to us (`won`) or kept it (`lost`).
 * An `inquiry` moves no money.
 */
export type DisputeReading = {
  readonly disputeRef: string;
  readonly state: 'inquiry' | 'open' | 'won' | 'lost';
  readonly amountMinor: bigint;
  readonly currency: CurrencyCode;
  readonly reason: string;
  /** The attempt that is disputed; absent if it is not ours. */
  readonly attemptId?: string;
};

export type RefundReading = {
  readonly refundRef: string;
  readonly state: 'submitted' | 'succeeded' | 'failed';
  readonly amountMinor: bigint;
  readonly currency: CurrencyCode;
  readonly refundId?: string;
};

/**
 * A verified event. It says which object changed, never its state: for money the present state is read from the provider
 * (threat model §4.5). `eventId` is the inbox's key; a duplicate carries the same one.
 */
export type PaymentEvent = {
  readonly eventId: string;
  readonly kind: 'payment' | 'refund' | 'dispute' | 'other';
  /** The provider's own name of the event, for the log. */
  readonly type: string;
  readonly providerRef?: string;
  readonly intentRef?: string;
  readonly attemptId?: string;
  readonly refundRef?: string;
  readonly refundId?: string;
  readonly disputeRef?: string;
};

export type EventRefusal = 'signature_missing' | 'signature_wrong' | 'signature_stale' | 'body_malformed';

export type EventVerdict =
  | { readonly accepted: true; readonly event: PaymentEvent }
  | { readonly accepted: false; readonly refusal: EventRefusal };

/** Returns whether the provider's amount and currency are those of the stored attempt; if not, the payment is frozen (threat model §4.4, rule 11). */
export function agreesWith(reading: PaymentReading, expected: Money): boolean {
  if (reading.currency !== expected.currency || reading.amountMinor !== expected.minor) return false;
  return reading.state !== 'succeeded' || reading.capturedMinor === expected.minor;
}

/** Returns whether the amount can be charged exactly: above zero and a multiple of the provider's charge step. */
export function isChargeable(amount: Money, provider: Pick<PaymentProvider, 'chargeStep'>): boolean {
  return amount.minor > 0n && amount.minor % provider.chargeStep(amount.currency) === 0n;
}

const waitsMs = [1_500, 5_000, 15_000, 60_000, 300_000, 900_000];

/**
 * Returns the milliseconds until an unresolved call is checked again (threat model §4.4, rule 8): 1.5 s, 5 s, 15 s, 60 s, then
 * 5 and 15 min. `check` counts from 0; `jitter` in 0…1 spreads the delay over 80–120 %.
 */
export function nextCheckDelayMs(check: number, jitter: number): number {
  const wait = waitsMs[Math.min(check, waitsMs.length - 1)] ?? 900_000;
  return Math.round(wait * (0.8 + 0.4 * jitter));
}
