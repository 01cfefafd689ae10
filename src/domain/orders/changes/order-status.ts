/** The status of an order that a traveler sees; derived from bookings and payments, never stored. */
export type OrderStatus =
  | 'awaiting_payment'
  | 'processing'
  | 'confirmed'
  | 'partly_cancelled'
  | 'cancelled'
  | 'expired'
  | 'refunded_late';

export type OrderFacts = {
  /** States of its bookings, without those that were bought again under a new line. */
  readonly bookings: readonly string[];
  /** States of its payments. */
  readonly payments: readonly string[];
  /** Money was taken, whatever became of it. */
  readonly captured: boolean;
};

/** Money is on its way and its arrival is still uncertain. */
const underWay = new Set(['processing', 'requires_capture']);
const unpaid = new Set(['held', 'pending_payment']);
const gone = new Set(['cancelled', 'rejected', 'released']);

/** The one word for an order. Total: any mixture of states that the life-cycles allow has its word. */
export function orderStatus({ bookings, payments, captured }: OrderFacts): OrderStatus {
  const waiting = !captured && payments.some((state) => underWay.has(state));
  if (bookings.every((state) => state === 'released')) {
    if (captured) return 'refunded_late';
    return waiting ? 'processing' : 'expired';
  }
  if (bookings.some((state) => unpaid.has(state))) return waiting ? 'processing' : 'awaiting_payment';
  const lost = bookings.filter((state) => gone.has(state)).length;
  if (lost === bookings.length) return 'cancelled';
  return lost === 0 ? 'confirmed' : 'partly_cancelled';
}
