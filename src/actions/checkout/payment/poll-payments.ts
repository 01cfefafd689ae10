import { eachAlone } from '#src/actions/shared/batches/each-alone.ts';
import { settlePayment } from '#src/actions/checkout/payment/settle-payment.ts';
import type { Deps } from '#src/actions/deps.ts';
import { scheduleCheck, takeDuePayments } from '#src/store/checkout/payments.store.ts';

const batchSize = 20;

/** Checks payments that are due, so that each reaches a known end even if no buyer returns and no event arrives. */
export async function pollPayments(deps: Deps): Promise<void> {
  // What is due stays due until the provider is back.
  if (deps.payments.availability().state !== 'closed') return;
  const due = new Map((await takeDuePayments(deps.db, batchSize)).map((one) => [one.paymentId, one.attemptId]));
  await eachAlone(deps, 'looking at a payment', [...due.keys()], async (paymentId) => {
    const attemptId = due.get(paymentId) ?? null;
    if (attemptId === null) await scheduleCheck(deps.db, paymentId, null);
    else await settlePayment(deps, attemptId, 'worker');
  });
}
