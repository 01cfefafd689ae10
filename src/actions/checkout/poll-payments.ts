import { settlePayment } from '#src/actions/checkout/settle-payment.ts';
import type { Deps } from '#src/actions/deps.ts';
import { scheduleCheck, takeDuePayments } from '#src/store/payments.store.ts';

const atOnce = 20;

/** Looks at payments that are due, so that each has a known end though nobody comes back and no event arrives. */
export async function pollPayments(deps: Deps): Promise<void> {
  for (const { paymentId, attemptId } of await takeDuePayments(deps.db, atOnce)) {
    if (attemptId === null) await scheduleCheck(deps.db, paymentId, null);
    else await settlePayment(deps, attemptId, 'worker');
  }
}
