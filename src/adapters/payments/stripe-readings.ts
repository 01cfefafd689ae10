import type { Stripe } from 'stripe';
import type {
  AttemptOutcome,
  DeclineCode,
  PaymentReading,
  PaymentState,
  RefundReading,
} from '#src/domain/checkout/payment/payment.ts';
import { fromWire } from '#src/adapters/payments/stripe-amounts.ts';

/** Returns the reading of a page whose intent was expanded; null when amount or currency cannot be ours. */
export function paymentReading(session: Stripe.Checkout.Session): PaymentReading | null {
  const charged = fromWire(session.amount_total ?? 0, session.currency ?? '');
  if (charged === null) return null;
  const intent = expandedIntent(session);
  const captured =
    intent === null ? { minor: 0n, currency: charged.currency } : fromWire(intent.amount_received, intent.currency);
  if (captured === null || captured.currency !== charged.currency) return null;
  const state = stateOf(session, intent);
  const decline = state === 'requires_payment_method' ? declineOf(intent?.last_payment_error ?? null) : null;
  const attemptId = session.metadata?.['attempt'];
  return {
    providerRef: session.id,
    state,
    outcome: outcomeOf(session, state),
    amountMinor: charged.minor,
    currency: charged.currency,
    capturedMinor: captured.minor,
    ...(attemptId === undefined ? {} : { attemptId }),
    ...(intent === null ? {} : { intentRef: intent.id }),
    ...cardOf(intent),
    ...(decline === null ? {} : { declineCode: decline }),
    ...(session.status === 'open' && session.url !== null ? { redirectUrl: session.url } : {}),
  };
}

/** Returns the reading of a refund; null when amount or currency cannot be ours. */
export function refundReading(refund: Stripe.Refund): RefundReading | null {
  const amount = fromWire(refund.amount, refund.currency);
  if (amount === null) return null;
  const refundId = refund.metadata?.['refund'];
  return {
    refundRef: refund.id,
    state: refundState(refund.status),
    amountMinor: amount.minor,
    currency: amount.currency,
    ...(refundId === undefined ? {} : { refundId }),
  };
}

/**
 * Returns the mark of the card that was charged; nothing of a wallet or a bank, or where the charge was not expanded.
 */
function cardOf(intent: Stripe.PaymentIntent | null): Pick<PaymentReading, 'cardMark'> {
  const charge = intent?.latest_charge ?? null;
  const cardMark = typeof charge === 'object' ? charge?.payment_method_details?.card?.fingerprint : null;
  return typeof cardMark === 'string' ? { cardMark } : {};
}

/** Returns the id of the intent behind a page, expanded or not; null before the traveller has tried a card. */
export function intentOf(session: Stripe.Checkout.Session): string | null {
  return idOf(session.payment_intent);
}

/** Returns the id of a record that may have come whole. */
export function idOf(expanded: string | { readonly id: string } | null): string | null {
  return typeof expanded === 'string' || expanded === null ? expanded : expanded.id;
}

function expandedIntent(session: Stripe.Checkout.Session): Stripe.PaymentIntent | null {
  return typeof session.payment_intent === 'string' ? null : session.payment_intent;
}

function stateOf(session: Stripe.Checkout.Session, intent: Stripe.PaymentIntent | null): PaymentState {
  if (intent !== null && moneyIsMoving(intent.status)) return stateOfIntent(intent.status);
  if (session.status === 'expired') return 'canceled';
  return intent === null ? 'requires_payment_method' : stateOfIntent(intent.status);
}

function moneyIsMoving(status: Stripe.PaymentIntent.Status): boolean {
  return status === 'succeeded' || status === 'processing' || status === 'requires_capture';
}

const states: ReadonlyMap<string, PaymentState> = new Map(
  (['requires_action', 'processing', 'requires_capture', 'succeeded', 'canceled'] as const).map((state) => [
    state,
    state,
  ]),
);

function stateOfIntent(status: Stripe.PaymentIntent.Status): PaymentState {
  return states.get(status) ?? 'requires_payment_method';
}

/** A page that is no longer open and took no money will never take any: only then has the attempt failed. */
function outcomeOf(session: Stripe.Checkout.Session, state: PaymentState): AttemptOutcome {
  if (state === 'succeeded') return 'succeeded';
  if (state === 'canceled') return 'failed';
  return session.status === 'complete' && state === 'requires_payment_method' ? 'failed' : 'unknown';
}

const declines: ReadonlyMap<string, DeclineCode> = new Map([
  ['insufficient_funds', 'insufficient_funds'],
  ['expired_card', 'expired_card'],
  ['incorrect_cvc', 'incorrect_cvc'],
  ['invalid_cvc', 'incorrect_cvc'],
  ['incorrect_number', 'incorrect_number'],
  ['invalid_number', 'incorrect_number'],
  ['processing_error', 'processing_error'],
  ['authentication_required', 'authentication_failed'],
  ['payment_intent_authentication_failure', 'authentication_failed'],
]);

function declineOf(error: Stripe.PaymentIntent.LastPaymentError | null): DeclineCode | null {
  if (error === null) return null;
  return declines.get(error.decline_code ?? '') ?? declines.get(error.code ?? '') ?? 'declined';
}

function refundState(status: string | null): RefundReading['state'] {
  if (status === 'succeeded') return 'succeeded';
  return status === 'failed' || status === 'canceled' ? 'failed' : 'submitted';
}
