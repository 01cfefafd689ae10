import { settleDispute } from '#src/actions/checkout/bookings/settle-dispute.ts';
import { settleRefund } from '#src/actions/checkout/refunds/settle-refund.ts';
import { attemptIn } from '#src/actions/checkout/payment/attempt-in.ts';
import { settlePayment } from '#src/actions/checkout/payment/settle-payment.ts';
import type { Deps } from '#src/actions/deps.ts';
import type { PaymentEvent } from '#src/domain/checkout/payment/payment.ts';
import { isUuid } from '#src/domain/uuid.ts';
import { markApplied } from '#src/store/shared/outbox/inbox.store.ts';
import { attemptByRef } from '#src/store/checkout/payments.store.ts';

/** Applies a stored event by looking up what it points to; the event itself decides nothing. */
export async function applyProviderEvent(deps: Deps, source: string, event: PaymentEvent): Promise<void> {
  if (event.kind === 'payment') {
    const attemptId = attemptIn(event) ?? (await attemptAt(deps, source, event.providerRef));
    if (attemptId !== null) await settlePayment(deps, attemptId, `event ${event.type}`);
  }
  if (event.kind === 'refund' && isUuid(event.refundId)) await settleRefund(deps, event.refundId);
  if (event.kind === 'dispute' && event.disputeRef !== undefined) await settleDispute(deps, event.disputeRef);
  await markApplied(deps.db, source, event.eventId);
}

async function attemptAt(deps: Deps, source: string, providerRef: string | undefined): Promise<string | null> {
  return providerRef === undefined ? null : attemptByRef(deps.db, source, providerRef);
}
