import { msg } from '@lingui/core/macro';

import type { BookingView, OrderAnswer } from '#src/contract/orders/orders.ts';
import { deadlineWords, ownTimeWords } from '#src/web/shared/moments/moment-labels.ts';
import { linePayAtPropertyFees, type PayAtPropertyLabels } from '#src/web/shared/prices/pay-at-property-view.ts';
import { href } from '#src/web/shared/page/href.ts';
import { lineWords, moneyWords, type LineWords } from '#src/web/shared/prices/line-view.ts';
import { refundTimelines, refundWords, type RefundWords } from '#src/web/shared/orders/refund-view.ts';
import { serviceHref } from '#src/web/shared/labels/service-labels.ts';
import { taxWords, type TaxWords } from '#src/web/shared/prices/tax-view.ts';
import { givenAnswersText, type GivenAnswersText } from '#src/web/shared/orders/given-answers-view.ts';
import type { LoadContext } from '#src/web/shared/page/page-definition.ts';

export type BookingWords = LineWords & {
  readonly reference: string;
  readonly state: string;
  readonly tone: 'good' | 'warn' | 'bad' | 'info';
  readonly cancellable: boolean;
  readonly refund: string | null;
  readonly refunds: readonly RefundWords[];
  readonly seats: readonly SeatWords[];
  /** Can be cancelled only as a whole: a value pack, a car rental. */
  readonly isWhole: boolean;
  /** Where the same is booked again, since nothing of it can be changed: a ride, a stay, a hire; null for all else. */
  readonly rebookHref: string | null;
  /** Date and party can be changed: of which option, from which start and party. */
  readonly change: ChangeFrom | null;
  /** What to do about a date that is closed. */
  readonly closure: string | null;
  readonly disputed: boolean;
  readonly givenAnswers: GivenAnswersText;
  readonly voucherHref: string | null;
  /** The form for its review, once the visit is over. */
  readonly reviewHref: string | null;
};

/** One person or thing of a booking. */
export type SeatWords = {
  readonly position: number;
  readonly unit: string;
  readonly unitLang: string;
  readonly paid: string;
  readonly givenUp: boolean;
};

export type ChangeFrom = {
  readonly productId: number;
  readonly optionId: string;
  readonly slotId: string;
  readonly date: string;
  readonly counts: Readonly<Record<string, number>>;
};

export type OrderWords = {
  readonly reference: string;
  readonly status: OrderAnswer['status'];
  /** Paid, and an operator has yet to say yes. */
  readonly unconfirmed: boolean;
  readonly placed: string;
  readonly total: string;
  readonly taxes: readonly TaxWords[];
  /** What coupons took off the prices of its bookings: "−US$50". */
  readonly savings: readonly SavingWords[];
  /** The pay-at-property fees of its active bookings. */
  readonly payAtProperty: PayAtPropertyLabels;
  readonly refunded: string | null;
  readonly email: string;
  readonly orderHref: string;
  readonly bookings: readonly BookingWords[];
};

/** A coupon by its name, and what it took off. */
export type SavingWords = { readonly label: string; readonly lang: string; readonly amount: string };

type Voice = Pick<LoadContext, 'site' | 'i18n' | 'visitorZone'>;

/** An order in the visitor's words. */
export function orderWords(context: Voice, order: OrderAnswer): OrderWords {
  const { site } = context;
  return {
    reference: order.reference,
    status: order.status,
    unconfirmed: order.bookings.some((booking) => booking.state === 'paid' || booking.state === 'confirming'),
    placed: ownTimeWords(context, order.placedAt),
    total: moneyWords(order.total, site.writing),
    taxes: taxWords(context, order.taxes),
    savings: order.savings.map(({ title, amount }) => ({
      label: title.text,
      lang: title.lang,
      amount: moneyWords({ ...amount, minor: -amount.minor }, site.writing),
    })),
    payAtProperty: linePayAtPropertyFees(
      context,
      order.bookings.filter((booking) => !isOff(booking)),
    ),
    refunded: order.refunded.minor === 0 ? null : moneyWords(order.refunded, site.writing),
    email: order.contact?.email ?? '',
    orderHref: href(site, 'user-order', { reference: order.reference }),
    bookings: order.bookings.map((booking) => bookingWords(context, booking)),
  };
}

function bookingWords(context: Voice, booking: BookingView): BookingWords {
  const { site } = context;
  const [state, tone] = stateWords(context, booking.state);
  return {
    ...lineWords(context, booking),
    ...(isOff(booking) ? { besides: null } : {}),
    reference: booking.reference,
    state,
    tone,
    cancellable: booking.cancellable,
    refund: refundWords(context, booking),
    refunds: refundTimelines(context, booking.refunds),
    seats: booking.seats.map(({ position, unit, paid, givenUp }) => ({
      position,
      unit: unit.text,
      unitLang: unit.lang,
      paid: moneyWords(paid, site.writing),
      givenUp,
    })),
    isWhole: booking.pack !== null || isHire(booking),
    rebookHref: booking.service !== null && booking.cancellable ? serviceHref(site, booking, booking.service) : null,
    change: booking.amendable ? changeFrom(booking) : null,
    closure: closureWords(context, booking),
    disputed: booking.disputed,
    givenAnswers: givenAnswersText(context, booking.asked, booking.answers),
    voucherHref: booking.hasVoucher ? href(site, 'voucher', { reference: booking.reference }) : null,
    reviewHref: booking.reviewable ? href(site, 'review', { reference: booking.reference }) : null,
  };
}

/** Nobody goes there any more. */
function isOff({ state }: BookingView): boolean {
  return state === 'cancelled' || state === 'rejected' || state === 'released';
}

function isHire({ service }: BookingView): boolean {
  return service?.details.some((detail) => detail.kind === 'span' && detail.as === 'hire') === true;
}

function changeFrom({ productId, optionId, slotId, localDate, units }: BookingView): ChangeFrom {
  const counts = Object.fromEntries(units.map((unit) => [unit.unitId, unit.quantity]));
  return { productId, optionId, slotId, date: localDate, counts };
}

function closureWords(voice: Voice, { closure, timeZone, destination }: BookingView): string | null {
  if (closure === null) return null;
  const { i18n } = voice;
  const until = deadlineWords(voice, closure.deadline, { timeZone, place: destination.text });
  return closure.reason === 'weather'
    ? i18n._(
        msg`This visit can’t take place because of the weather. By ${until}, choose another date at no extra cost or request a full refund. If we don’t hear from you, we’ll refund you automatically.`,
      )
    : i18n._(
        msg`The operator is closed on this date. By ${until}, choose another date at no extra cost or request a full refund. If we don’t hear from you, we’ll refund you automatically.`,
      );
}

/** Returns the label of a booking's state, and its tone. */
export function stateWords({ i18n }: Voice, state: string): [string, BookingWords['tone']] {
  switch (state) {
    case 'confirmed':
      return [i18n._(msg`Confirmed`), 'good'];
    case 'unused':
      return [i18n._(msg`Not used`), 'info'];
    case 'cancel_requested':
      return [i18n._(msg`Cancellation requested`), 'warn'];
    case 'redeemed':
      return [i18n._(msg`Used`), 'info'];
    case 'paid':
    case 'confirming':
      return [i18n._(msg`Pending confirmation`), 'warn'];
    case 'cancelled':
      return [i18n._(msg`Canceled`), 'bad'];
    case 'rejected':
      return [i18n._(msg`The operator couldn’t confirm, so you’ll get a full refund`), 'bad'];
    case 'released':
      return [i18n._(msg`Not paid in time, so the spots were released`), 'bad'];
    default:
      return [i18n._(msg`Waiting for payment`), 'warn'];
  }
}
