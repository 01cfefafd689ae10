import { settlePayment } from '#src/actions/checkout/payment/settle-payment.ts';
import type { Deps } from '#src/actions/deps.ts';
import { takeForReturn } from '#src/store/checkout/payments.store.ts';

/**
 * When a traveller reads an order whose payment has no known end, it is looked up first, at most every two seconds; the
 * browser's own word counts for nothing (threat T-45).
 */
export async function settleOnReturn(deps: Deps, accountId: string, reference: string): Promise<void> {
  // While the provider does not answer, the stored state is returned at once; the worker looks again.
  if (deps.payments.availability().retryAfterMs > 0) return;
  const attemptId = await takeForReturn(deps.db, reference, accountId);
  if (attemptId !== null) await settlePayment(deps, attemptId, 'browser return');
}
