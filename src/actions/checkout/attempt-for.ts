import type { Deps } from '#src/actions/deps.ts';
import type { MethodId } from '#src/domain/payment-methods.ts';
import { extendHolds, moveBookings } from '#src/store/bookings.store.ts';
import type { Queryable } from '#src/store/db.ts';
import type { LockedOrder } from '#src/store/order-locks.store.ts';
import type { OrderRow } from '#src/store/orders.store.ts';
import { attemptsOf, checkSoon, insertAttempt, insertPayment, type AttemptRow } from '#src/store/payments.store.ts';

/** Milliseconds until the worker looks after a payment whose page was just opened, should nobody come back. */
const firstCheckMs = 15_000;

type Wanted = {
  readonly order: OrderRow;
  readonly rest: LockedOrder;
  readonly owedMinor: bigint;
  readonly method: MethodId;
  readonly email: string;
};

/**
 * The attempt to pay with, in a locked order: the one that is open, whatever its method, or a new one where the last is
 * known to have failed (threat model §4.4, rule 7). The places wait with it, a little longer if need be.
 */
export async function attemptFor(
  tx: Queryable,
  deps: Deps,
  { order, rest, owedMinor, method, email }: Wanted,
): Promise<Pick<AttemptRow, 'id' | 'method' | 'redirectUrl'>> {
  const { payments, bookings } = rest;
  let paymentId = payments.find((one) => one.state !== 'canceled')?.id;
  if (paymentId === undefined) {
    paymentId = deps.ids.uuid();
    const payment = {
      id: paymentId,
      orderId: order.id,
      purpose: rest.purpose,
      currency: order.currency,
      amountMinor: owedMinor,
    };
    await insertPayment(tx, payment, firstCheckMs);
  }
  const held = bookings.filter((one) => one.state === 'held').map((one) => one.id);
  await moveBookings(tx, held, 'pending_payment');
  await extendHolds(tx, order.id);
  const open = (await attemptsOf(tx, paymentId)).find((one) => one.outcome === 'unknown');
  if (open !== undefined) return open;
  const id = deps.ids.uuid();
  const psp = deps.payments.name;
  await insertAttempt(tx, { id, paymentId, psp, method, email, amountMinor: owedMinor });
  await checkSoon(tx, paymentId, firstCheckMs);
  return { id, method, redirectUrl: null };
}
