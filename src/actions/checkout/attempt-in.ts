import type { PaymentEvent } from '#src/domain/payment.ts';

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The attempt that an event of a payment names itself; null where it names none of ours. */
export function attemptIn({ kind, attemptId }: PaymentEvent): string | null {
  return kind === 'payment' && attemptId !== undefined && uuid.test(attemptId) ? attemptId : null;
}
