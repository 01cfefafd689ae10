import { confirmBookings } from '#src/actions/checkout/bookings/confirm-bookings.ts';
import { cardMarks } from '#src/actions/checkout/instruments/card-marks.ts';
import { proveBearer } from '#src/actions/checkout/instruments/prove-bearer.ts';
import { releaseInstruments } from '#src/actions/checkout/instruments/release-instruments.ts';
import { releaseOrder } from '#src/actions/checkout/bookings/release-order.ts';
import { takePlaceOf } from '#src/actions/checkout/bookings/take-place-of.ts';
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

/** How an attempt stands after it was looked at; `unknown` may still bring money. */
export type Settled = { readonly outcome: AttemptOutcome };

type Applying = {
  readonly tx: Queryable;
  readonly deps: Deps;
  readonly facts: AttemptFacts;
  readonly reading: PaymentReading;
};
type Locked = LockedOrder & { readonly order: OrderRow; readonly payment: PaymentRow };

/**
 * Applies a reading of an attempt under the locks of its order, payments and bookings. What is terminal stays: an older
 * reading changes nothing. A reading that speaks of other money freezes the payment (threat model §4.4, rule 11).
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
  // Somebody else settled it while we asked; only a success may follow what was taken for a failure.
  if (attempt === undefined) return { outcome: reading.outcome };
  if (attempt.outcome === 'succeeded') return { outcome: 'succeeded' };
  if (attempt.outcome === 'failed' && reading.outcome !== 'succeeded') return { outcome: 'failed' };
  if (!speaksOfOurs(facts, reading)) return freeze(now, payment.id, 'amount_or_currency_differs');
  switch (reading.outcome) {
    case 'succeeded':
      return succeed(now, locked);
    case 'failed':
      return endAttempt(now, locked);
    case 'unknown':
      return wait(now, locked);
  }
}

function speaksOfOurs(facts: AttemptFacts, reading: PaymentReading): boolean {
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
  const taking = await paymentThatTakes(now, locked);
  if (taking === null) {
    const isRefunded = await wasRefundedAsStray(tx, facts.psp, reading.intentRef ?? null);
    return isRefunded ? endSecondSuccess(now, locked) : freeze(now, locked.payment.id, 'second_success');
  }
  const paymentId = taking.id;
  const captured = money(reading.capturedMinor, facts.currency);
  const paid = [
    ...taking.steps.map((step) => movePayment(tx, paymentId, step)),
    succeedPayment(tx, paymentId, facts.id, { capturedMinor: captured.minor, cardKey: cardKey(deps, reading) }),
    writeLedger(tx, deps.ids.uuid(), capturedEntries(facts.psp, captured)),
  ];
  const waiting = locked.bookings.filter((one) => one.state === 'pending_payment');
  const seen = cardMarks(deps, reading);
  if (locked.purpose === 'order' && waiting.length > 0 && locked.order.limited) {
    await Promise.all(paid);
    const bookingIds = waiting.map((one) => one.id);
    if (!(await proveBearer(tx, deps, { order: locked.order, bookingIds, seen })))
      return giveAllBack(now, locked, paymentId, 'coupon_reused');
    await confirmBookings(tx, deps, locked.order, waiting);
    return { outcome: 'succeeded' };
  }
  if (locked.purpose === 'order' && waiting.length > 0) {
    // What follows waits for nothing of it, and goes out with it.
    await Promise.all([...paid, confirmBookings(tx, deps, locked.order, waiting)]);
    return { outcome: 'succeeded' };
  }
  await Promise.all(paid);
  if (locked.purpose !== 'order') {
    const [line] = waiting;
    if (line !== undefined && (await takePlaceOf(tx, deps, line))) return { outcome: 'succeeded' };
    return giveAllBack(now, locked, paymentId);
  }
  const released = locked.bookings.filter((one) => one.state === 'released');
  if (await reacquireBookings(tx, deps, locked.order, released, seen)) return { outcome: 'succeeded' };
  return giveAllBack(now, locked, paymentId);
}

/**
 * Money that came for nothing any more: places gone, the booking that was to be changed is no longer there, or the card
 * shows that the same person has used the coupon before (decision 65).
 */
async function giveAllBack(
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

/** The order had been paid, and nothing is left of this charge: the attempt brings no money any more. */
async function endSecondSuccess({ tx, facts }: Applying, { payment }: Locked): Promise<Settled> {
  await saveOutcome(tx, facts.id, 'failed', null);
  await scheduleCheck(tx, payment.id, null);
  return { outcome: 'failed' };
}

/** A payment that may succeed, and the steps before the last. */
type Taking = { readonly id: string; readonly steps: readonly string[] };

/**
 * The payment that the money belongs to. Money for a canceled payment is a payment of its own, since what is canceled
 * stays canceled. Null when the order has been paid already.
 */
async function paymentThatTakes(
  { tx, deps, facts }: Applying,
  { order, payment, payments }: Locked,
): Promise<Taking | null> {
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

/** No money will come from this attempt: the payment stays payable, or ends with an order that nobody waits for. */
async function endAttempt({ tx, facts, reading }: Applying, { payment, bookings }: Locked): Promise<Settled> {
  await saveOutcome(tx, facts.id, 'failed', reading.declineCode ?? null);
  const wanted = bookings.some((one) => one.state === 'held' || one.state === 'pending_payment');
  const state = await walk(tx, payment, 'requires_payment_method');
  if (!wanted) await walk(tx, { ...payment, state }, 'canceled');
  await scheduleCheck(tx, payment.id, null);
  return { outcome: 'failed' };
}

async function wait({ tx, deps, facts, reading }: Applying, { payment }: Locked): Promise<Settled> {
  await saveOutcome(tx, facts.id, 'unknown', reading.declineCode ?? null);
  await walk(tx, payment, reading.state);
  await scheduleCheck(tx, payment.id, nextCheckMs(deps.ids, payment.checks));
  return { outcome: 'unknown' };
}

/** Goes by legal steps as far as there is a way, and says where it stands then. */
async function walk(
  tx: Queryable,
  { id, state }: { readonly id: string; readonly state: PaymentState },
  to: PaymentState,
): Promise<PaymentState> {
  const path = pathBetween('payment', state, to);
  for (const step of path ?? []) await movePayment(tx, id, step);
  return path === null ? state : to;
}
