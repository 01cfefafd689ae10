import type { Stripe } from 'stripe';
import type { DisputeReading } from '#src/domain/checkout/payment/payment.ts';
import { fromWire } from '#src/adapters/payments/stripe-amounts.ts';

/** Returns the reading of a dispute whose intent was expanded; null when amount or currency cannot be ours. */
export function disputeReading(dispute: Stripe.Dispute): DisputeReading | null {
  const amount = fromWire(dispute.amount, dispute.currency);
  if (amount === null) return null;
  const intent = dispute.payment_intent;
  const attemptId = intent === null || typeof intent === 'string' ? undefined : intent.metadata['attempt'];
  return {
    disputeRef: dispute.id,
    state: stateOf(dispute.status),
    amountMinor: amount.minor,
    currency: amount.currency,
    reason: dispute.reason,
    ...(attemptId === undefined ? {} : { attemptId }),
  };
}

function stateOf(status: string): DisputeReading['state'] {
  if (status === 'won' || status === 'lost') return status;
  return status.startsWith('warning') || status === 'prevented' ? 'inquiry' : 'open';
}
