import type { PaymentEvent } from '#src/domain/checkout/payment/payment.ts';
import { isUuid } from '#src/domain/uuid.ts';

/** The attempt that an event of a payment names itself; null where it names none of ours. */
export function attemptIn({ kind, attemptId }: PaymentEvent): string | null {
  return kind === 'payment' && isUuid(attemptId) ? attemptId : null;
}
