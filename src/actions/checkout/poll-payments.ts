import { settleRefund } from '#src/actions/booking/settle-refund.ts';
import { applyProviderEvent } from '#src/actions/checkout/receive-provider-event.ts';
import { settlePayment } from '#src/actions/checkout/settle-payment.ts';
import type { Deps } from '#src/actions/deps.ts';
import { leftEvents } from '#src/store/inbox.store.ts';
import { scheduleCheck, takeDuePayments } from '#src/store/payments.store.ts';
import { takeDueRefunds } from '#src/store/refunds.store.ts';

const atOnce = 20;

/** Looks at payments that are due, so that each has a known end though nobody comes back and no event arrives. */
export async function pollPayments(deps: Deps): Promise<void> {
  for (const { paymentId, attemptId } of await takeDuePayments(deps.db, atOnce)) {
    if (attemptId === null) await scheduleCheck(deps.db, paymentId, null);
    else await settlePayment(deps, attemptId, 'worker');
  }
}

/** Submits approved refunds and reads submitted ones. */
export async function pollRefunds(deps: Deps): Promise<void> {
  for (const refundId of await takeDueRefunds(deps.db, atOnce)) await settleRefund(deps, refundId);
}

/** Applies kept events whose taker did not come through. */
export async function applyLeftEvents(deps: Deps): Promise<void> {
  for (const { source, event } of await leftEvents(deps.db, atOnce)) await applyProviderEvent(deps, source, event);
}
