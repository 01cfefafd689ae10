import { confirmBookings } from '#src/actions/checkout/bookings/confirm-bookings.ts';
import { cardFingerprints } from '#src/actions/checkout/instruments/card-fingerprints.ts';
import { claimCouponUses } from '#src/actions/checkout/instruments/claim-coupon-uses.ts';
import { releaseInstruments } from '#src/actions/checkout/instruments/release-instruments.ts';
import { releaseOrder } from '#src/actions/checkout/bookings/release-order.ts';
import { replaceBooking } from '#src/actions/checkout/bookings/replace-booking.ts';
import { lockWholeOrder } from '#src/store/checkout/order-locks.store.ts';
import { reacquireBookings } from '#src/actions/checkout/bookings/reacquire-bookings.ts';
import type { LockedOrder } from '#src/store/checkout/order-locks.store.ts';
import { cardKey } from '#src/actions/checkout/payment/card-key.ts';
import { nextCheckMs } from '#src/actions/checkout/refunds/next-check-ms.ts';
import type { Deps } from '#src/actions/deps.ts';
import { capturedEntries, refundOwedEntries } from '#src/domain/settlement/ledger.ts';
import { pathBetween } from '#src/domain/orders/changes/life-cycle.ts';
import {
  agreesWith,
  type AttemptOutcome,
  type PaymentReading,
  type PaymentState,
} from '#src/domain/checkout/payment/payment.ts';
import { money } from '#src/domain/shared/money/money.ts';
import type { Queryable } from '#src/store/shared/database/db.ts';
import { writeLedger } from '#src/store/settlement/ledger.store.ts';
import type { OrderRow } from '#src/store/orders/orders.store.ts';
import {
  freezePayment,
  insertPayment,
  movePayment,
  reassignAttempt,
  saveOutcome,
  scheduleCheck,
  succeedPayment,
  type AttemptFacts,
  type PaymentRow,
} from '#src/store/checkout/payments.store.ts';
import { wasRefundedAsStray } from '#src/store/operations/second-successes.store.ts';
import { insertApprovedRefund } from '#src/store/checkout/refunds.store.ts';

/** The outcome of an attempt after a reading was applied; `unknown` may still succeed. */
export type Settled = { readonly outcome: AttemptOutcome };

type Applying = {
  readonly tx: Queryable;
  readonly deps: Deps;
  readonly facts: AttemptFacts;
  readonly reading: PaymentReading;
};
type Locked = LockedOrder & { readonly order: OrderRow; readonly payment: PaymentRow };

/**
 * Applies a reading of an attempt under the locks of its order, payments and bookings. A terminal outcome is final, so an older
 * reading changes nothing. A reading of another amount or currency freezes the payment (threat model §4.4, rule 11).
 */
export async function applyReading(
  tx: Queryable,
  deps: Deps,
  facts: AttemptFacts,
  reading: PaymentReading,
): Promise<Settled> {
  const whole = await lockWholeOrder(tx, facts.orderId, facts.purpose);
  const payment = whole?.payments.find((one) => one.id === facts.paymentId);
  if (whole === null || payment === undefined || payment.frozen) return { outcome: facts.outcome };
  const attempt = whole.attempts.find((one) => one.id === facts.id && one.paymentId === payment.id);
  const now = { tx, deps, facts, reading };
  const locked = { ...whole, payment };
  // Another process may have settled the attempt meanwhile. Only a success may follow a failure.
  if (attempt === undefined) return { outcome: reading.outcome };
  if (attempt.outcome === 'succeeded') return { outcome: 'succeeded' };
  if (attempt.outcome === 'failed' && reading.outcome !== 'succeeded') return { outcome: 'failed' };
  if (!matchesAttempt(facts, reading)) return freeze(now, payment.id, 'amount_or_currency_differs');
  switch (reading.outcome) {
    case 'succeeded':
      return succeed(now, locked);
    case 'failed':
      return endAttempt(now, locked);
    case 'unknown':
      return wait(now, locked);
  }
}

function matchesAttempt(facts: AttemptFacts, reading: PaymentReading): boolean {
  const ours = reading.attemptId === undefined || reading.attemptId === facts.id;
  return ours && agreesWith(reading, money(facts.amountMinor, facts.currency));
}

async function freeze({ tx, deps, facts, reading }: Applying, paymentId: string, reason: string): Promise<Settled> {
  const { amountMinor, currency, state } = reading;
  deps.log.error(
    { attempt: facts.id, reason, state, minor: amountMinor.toString(), currency },
    'payment frozen: needs manual review',
  );
  await freezePayment(tx, paymentId, reason);
  return { outcome: facts.outcome };
}

async function succeed(now: Applying, locked: Locked): Promise<Settled> {
  const { tx, deps, facts, reading } = now;
  const receiving = await receivingPayment(now, locked);
  if (receiving === null) {
    const isRefunded = await wasRefundedAsStray(tx, facts.psp, reading.intentRef ?? null);
    return isRefunded ? endSecondSuccess(now, locked) : freeze(now, locked.payment.id, 'second_success');
  }
  const paymentId = receiving.id;
  const captured = money(reading.capturedMinor, facts.currency);
  const paid = [
    ...receiving.steps.map((step) => movePayment(tx, paymentId, step)),
    succeedPayment(tx, paymentId, facts.id, { capturedMinor: captured.minor, cardKey: cardKey(deps, reading) }),
    writeLedger(tx, deps.ids.uuid(), capturedEntries(facts.psp, captured)),
  ];
  const waiting = locked.bookings.filter((one) => one.state === 'pending_payment');
  if (locked.purpose === 'order' && waiting.length > 0 && locked.order.hasPerPersonCoupon) {
    await Promise.all(paid);
    const bookingIds = waiting.map((one) => one.id);
    if (
      !(await claimCouponUses(tx, deps, { order: locked.order, bookingIds, observed: cardFingerprints(deps, reading) }))
    )
      return refundInFull(now, locked, paymentId, 'coupon_reused');
    await confirmBookings(tx, deps, locked.order, waiting);
    return { outcome: 'succeeded' };
  }
  if (locked.purpose === 'order' && waiting.length > 0) {
    // The confirmation depends on none of these statements, so all of them are sent together.
    await Promise.all([...paid, confirmBookings(tx, deps, locked.order, waiting)]);
    return { outcome: 'succeeded' };
  }
  await Promise.all(paid);
  if (locked.purpose !== 'order') {
    const [line] = waiting;
    if (line !== undefined && (await replaceBooking(tx, deps, line))) return { outcome: 'succeeded' };
    return refundInFull(now, locked, paymentId);
  }
  const released = locked.bookings.filter((one) => one.state === 'released');
  const retaken = await reacquireBookings(tx, deps, locked.order, released, cardFingerprints(deps, reading));
  if (retaken === 'confirmed') return { outcome: 'succeeded' };
  return refundInFull(now, locked, paymentId, retaken === 'coupon_reused' ? 'coupon_reused' : 'late_success');
}

/**
 * Refunds a payment in full that nothing can be delivered for: the places are sold, the booking to be changed has changed, or
 * the card shows that the same person has used the coupon before (decision 65).
 */
async function refundInFull(
  now: Applying,
  locked: Locked,
  paymentId: string,
  reason: 'late_success' | 'coupon_reused' = 'late_success',
): Promise<Settled> {
  const { tx, deps, facts, reading } = now;
  const captured = money(reading.capturedMinor, facts.currency);
  const waiting = locked.bookings.some((one) => one.state === 'held' || one.state === 'pending_payment');
  if (waiting) await releaseOrder(tx, { ...locked, payments: [] }, 'released');
  if (waiting && locked.purpose === 'order') await releaseInstruments(tx, deps, locked.order.id);
  const refund = await insertApprovedRefund(tx, {
    id: deps.ids.uuid(),
    paymentId,
    bookingId: null,
    amountMinor: captured.minor,
    reason,
  });
  if (refund === null) {
    await freeze(now, paymentId, 'refund_exceeds_captured');
    return { outcome: 'succeeded' };
  }
  await writeLedger(tx, deps.ids.uuid(), refundOwedEntries(captured));
  return { outcome: 'succeeded' };
}

/** Ends an attempt that succeeded after its order had been paid and whose charge has been refunded already. */
async function endSecondSuccess({ tx, facts }: Applying, { payment }: Locked): Promise<Settled> {
  await saveOutcome(tx, facts.id, 'failed', null);
  await scheduleCheck(tx, payment.id, null);
  return { outcome: 'failed' };
}

/** A payment that can succeed, and the states that it passes through before. */
type Receiving = { readonly id: string; readonly steps: readonly string[] };

/**
 * Returns the payment that the money belongs to, or null if the order has been paid already. A canceled payment remains
 * canceled, so money for it becomes a new payment.
 */
async function receivingPayment(
  { tx, deps, facts }: Applying,
  { order, payment, payments }: Locked,
): Promise<Receiving | null> {
  let { id, state }: Pick<PaymentRow, 'id' | 'state'> = payment;
  if (state === 'canceled') {
    if (payments.some((one) => one.state !== 'canceled')) return null;
    id = deps.ids.uuid();
    state = 'requires_payment_method';
    const { currency, amountMinor, purpose } = facts;
    await insertPayment(tx, { id, orderId: order.id, purpose, currency, amountMinor }, 0);
    await reassignAttempt(tx, facts.id, id);
  }
  if (state === 'succeeded') return null;
  const steps = pathBetween('payment', state, 'succeeded') ?? [];
  return { id, steps: steps.filter((step) => step !== 'succeeded') };
}

/** Ends a failed attempt. The payment can be tried again, or is canceled if its bookings are no longer held. */
async function endAttempt({ tx, facts, reading }: Applying, { payment, bookings }: Locked): Promise<Settled> {
  await saveOutcome(tx, facts.id, 'failed', reading.declineCode ?? null);
  const isOpen = bookings.some((one) => one.state === 'held' || one.state === 'pending_payment');
  const state = await moveAlong(tx, payment, 'requires_payment_method');
  if (!isOpen) await moveAlong(tx, { ...payment, state }, 'canceled');
  await scheduleCheck(tx, payment.id, null);
  return { outcome: 'failed' };
}

async function wait({ tx, deps, facts, reading }: Applying, { payment }: Locked): Promise<Settled> {
  await saveOutcome(tx, facts.id, 'unknown', reading.declineCode ?? null);
  await moveAlong(tx, payment, reading.state);
  await scheduleCheck(tx, payment.id, nextCheckMs(deps.ids, payment.checks));
  return { outcome: 'unknown' };
}

/** Moves a payment by legal transitions if there is a path, and returns its state. */
async function moveAlong(
  tx: Queryable,
  { id, state }: { readonly id: string; readonly state: PaymentState },
  to: PaymentState,
): Promise<PaymentState> {
  const path = pathBetween('payment', state, to);
  for (const step of path ?? []) await movePayment(tx, id, step);
  return path === null ? state : to;
}
