import { isPaidOrPending } from '#src/domain/checkout/payment/payment.ts';
import type { LockedOrder } from '#src/store/checkout/order-locks.store.ts';

const unpaid = new Set(['held', 'pending_payment', 'released']);

/** Whether a locked order is paid, with or without a payment, or has a payment that the provider has a card for. */
export function isPaidOrPaying({ payments, bookings }: LockedOrder): boolean {
  return payments.some(({ state }) => isPaidOrPending(state)) || bookings.some(({ state }) => !unpaid.has(state));
}
