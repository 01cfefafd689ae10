import { eachAlone } from '#src/actions/shared/batches/each-alone.ts';
import { settlePayment } from '#src/actions/checkout/payment/settle-payment.ts';
import type { Deps } from '#src/actions/deps.ts';
import { refundedSecondSuccesses, unfreezeSecondSuccess } from '#src/store/operations/second-successes.store.ts';

/**
 * Ends attempts whose second success has been refunded: each is read again, which records it as failed and leaves its
 * payment unfrozen. An attempt with another charge that is not refunded freezes its payment again.
 */
export async function endSecondSuccesses(deps: Deps): Promise<void> {
  const attempts = await refundedSecondSuccesses(deps.db, deps.payments.name);
  await eachAlone(deps, 'ending a second success', attempts, async (attemptId) => {
    await unfreezeSecondSuccess(deps.db, attemptId);
    await settlePayment(deps, attemptId, 'second success refunded');
  });
}
