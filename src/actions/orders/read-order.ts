import { settleOnReturn } from '#src/actions/checkout/payment/settle-on-return.ts';
import type { Caller, Deps } from '#src/actions/deps.ts';
import { takesAnotherDate } from '#src/domain/orders/changes/amendment.ts';
import { isCancellable } from '#src/domain/orders/changes/cancellation.ts';
import type { Contact } from '#src/domain/checkout/contact.ts';
import { lineOfSnapshot, type Line } from '#src/domain/checkout/line.ts';
import type { BookingAnswers } from '#src/domain/orders/traveller-answers.ts';
import { freeUntil, policyStart } from '#src/domain/catalogue/offers/cancellation-policy.ts';
import { orderStatus, type OrderStatus } from '#src/domain/orders/changes/order-status.ts';
import type { Names } from '#src/domain/catalogue/destination.ts';
import { fail, ok, type Result } from '#src/domain/failure.ts';
import type { CurrencyCode } from '#src/domain/shared/money/currency.ts';
import { money, type Money } from '#src/domain/shared/money/money.ts';
import {
  orderOf,
  type BookingReading,
  type OrderReading,
  type RefundReading,
} from '#src/store/orders/orders-reading.store.ts';
import { answersOf } from '#src/store/orders/traveller-answers.store.ts';

export type Booking = {
  readonly reference: string;
  readonly line: Line;
  /** What its travelers answered at the checkout; null where nothing was required, or the answers were deleted. */
  readonly answers: BookingAnswers | null;
  readonly state: string;
  readonly cancellable: boolean;
  /** Date and party can be changed. */
  readonly amendable: boolean;
  /** The date is closed: another can be chosen until `deadline` (ISO 8601 in UTC), or everything is refunded. */
  readonly closure: BookingReading['closure'];
  /** The cardholder's bank is looking at the payment; nothing can be changed meanwhile. */
  readonly disputed: boolean;
  readonly seats: readonly Seat[];
  readonly refund: { readonly amount: Money; readonly state: string } | null;
  readonly refunds: readonly RefundPart[];
  readonly hasVoucher: boolean;
  /** The visit is over, and can be reviewed. */
  readonly reviewable: boolean;
};

/** One unit item of a booking: what was paid for it, and whether it was given up by itself. */
export type Seat = {
  readonly position: number;
  readonly title: string;
  readonly titles?: Names | undefined;
  readonly paid: Money;
  readonly givenUp: boolean;
};

/** What goes back by one instrument, and its steps so far with their instants (ISO 8601 in UTC). */
export type RefundPart = {
  readonly instrument: RefundReading['instrument'];
  readonly amount: Money;
  readonly state: string;
  readonly steps: RefundReading['steps'];
};

export type Order = {
  readonly reference: string;
  readonly status: OrderStatus;
  /** ISO 8601 in UTC. */
  readonly placedAt: string;
  readonly total: Money;
  readonly paid: Money;
  /** What has reached the traveller; what is on its way is shown with its booking. */
  readonly refunded: Money;
  /** What coupons took off when it was bought; `total` is without it, the prices of its bookings are not. */
  readonly savings: readonly { readonly titles: Names; readonly amount: Money }[];
  readonly contact: Contact | null;
  readonly bookings: readonly Booking[];
};

/**
 * An order of the caller's own; another's is not found (T-50). While its payment has no known end, the provider is
 * queried first: returning from the payment page proves nothing by itself (T-45).
 */
export async function readOrder(deps: Deps, caller: Caller, reference: string): Promise<Result<Order>> {
  if (caller.account === null) return fail('sign_in_required');
  await settleOnReturn(deps, caller.account.id, reference);
  const reading = await orderOf(deps.db, reference, caller.account.id);
  if (reading === null) return fail('not_found');
  const hasRequiredFields = reading.bookings.some(
    ({ snapshot }) => snapshot.visit.asks !== null && snapshot.visit.asks !== undefined,
  );
  const answers = hasRequiredFields ? await answersOf(deps.db, reference) : new Map<string, BookingAnswers>();
  const order = orderFrom(reading);
  const bookings = order.bookings.map((one) => ({ ...one, answers: answers.get(one.line.itemId) ?? null }));
  return ok({ ...order, bookings });
}

function orderFrom(reading: OrderReading): Order {
  const { reference, placedAt, currency, contact, items, payments } = reading;
  const place = new Map(items.map((itemId, index) => [itemId, index]));
  const bookings = reading.bookings.toSorted(
    (a, b) => (place.get(a.snapshot.itemId) ?? 0) - (place.get(b.snapshot.itemId) ?? 0),
  );
  return {
    reference,
    status: orderStatus({ bookings: bookings.map((one) => one.state), payments, captured: reading.capturedMinor > 0n }),
    placedAt,
    total: money(reading.amountMinor, currency),
    paid: money(reading.capturedMinor, currency),
    refunded: money(reading.refundedMinor, currency),
    // What has no title is a code that was none.
    savings: reading.coupons.flatMap(({ titles, discountMinor, refusal }) =>
      refusal === null && titles !== null ? [{ titles, amount: money(BigInt(discountMinor), currency) }] : [],
    ),
    contact,
    bookings: bookings.map((one) => bookingFrom(one, currency)),
  };
}

function bookingFrom(
  { reference, state, snapshot, ahead, now, closure, disputed, hasVoucher, seats, refunds }: BookingReading,
  currency: CurrencyCode,
): Booking {
  const takesAnother = takesAnotherDate(snapshot.visit, seats);
  const amount = refunds.reduce((sum, one) => sum + BigInt(one.amountMinor), 0n);
  return {
    reference,
    line: lineOfSnapshot(snapshot),
    answers: null,
    state,
    cancellable: isCancellable(state, ahead) && !disputed,
    amendable:
      isCancellable(state, ahead) &&
      !disputed &&
      takesAnother &&
      (closure !== null || freeUntil(snapshot.visit.policy, policyStart(snapshot.visit), Date.parse(now)) !== null),
    closure: takesAnother ? closure : null,
    disputed,
    seats: seats.map(({ position, unitId, title, netMinor, givenUp }) => ({
      position,
      title,
      titles: snapshot.units.find((unit) => unit.unitId === unitId)?.titles,
      paid: money(BigInt(netMinor), currency),
      givenUp,
    })),
    refund:
      refunds.length === 0
        ? null
        : { amount: money(amount, currency), state: leastAdvanced(refunds.map((one) => one.state)) },
    refunds: refunds.map(({ amountMinor, ...one }) => ({ ...one, amount: money(BigInt(amountMinor), currency) })),
    hasVoucher: hasVoucher && snapshot.visit.gift === undefined,
    reviewable: isReviewable(state, snapshot.visit, now),
  };
}

/**
 * Reviews are of products: packs, gift cards and what verticals sell have none. Of visits, those that were used or are
 * over.
 */
function isReviewable(
  state: string,
  { pack, gift, service, endsAt }: BookingReading['snapshot']['visit'],
  now: string,
): boolean {
  const over = state === 'redeemed' || (state === 'confirmed' && Date.parse(endsAt) < Date.parse(now));
  return over && pack === undefined && gift === undefined && service === undefined;
}

/** Money that is paid back in parts is back when its last part is. */
function leastAdvanced(states: readonly string[]): string {
  return (
    states.find((state) => state === 'failed' || state === 'manual') ??
    states.find((state) => state !== 'succeeded') ??
    'succeeded'
  );
}
