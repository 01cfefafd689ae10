import { msg } from '@lingui/core/macro';

import type { BookingView, OrderAnswer } from '#src/contract/endpoints/orders.ts';
import { formatInstant } from '#src/domain/site/formats.ts';
import { href } from '#src/web/href.ts';
import { lineWords, moneyWords, type LineWords } from '#src/web/parts/line-view.ts';
import type { LoadContext } from '#src/web/screen.ts';

export type BookingWords = LineWords & {
  readonly reference: string;
  readonly state: string;
  readonly tone: 'good' | 'warn' | 'bad' | 'info';
  readonly cancellable: boolean;
  readonly refund: string | null;
  readonly voucherHref: string | null;
};

export type OrderWords = {
  readonly reference: string;
  readonly status: OrderAnswer['status'];
  /** Paid, and an operator has yet to say yes. */
  readonly unconfirmed: boolean;
  readonly placed: string;
  readonly total: string;
  readonly refunded: string | null;
  readonly email: string;
  readonly orderHref: string;
  readonly bookings: readonly BookingWords[];
};

type Voice = Pick<LoadContext, 'site' | 'i18n'>;

/** An order in the visitor's words. */
export function orderWords(context: Voice, order: OrderAnswer): OrderWords {
  const { site } = context;
  return {
    reference: order.reference,
    status: order.status,
    unconfirmed: order.bookings.some((booking) => booking.state === 'paid' || booking.state === 'confirming'),
    placed: formatInstant(order.placedAt, 'UTC', site.language),
    total: moneyWords(order.total, site.language),
    refunded: order.refunded.minor === 0 ? null : moneyWords(order.refunded, site.language),
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
    reference: booking.reference,
    state,
    tone,
    cancellable: booking.cancellable,
    refund: booking.refund === null ? null : refundWords(context, booking.refund),
    voucherHref: booking.hasVoucher ? href(site, 'voucher', { reference: booking.reference }) : null,
  };
}

function refundWords({ i18n, site }: Voice, refund: NonNullable<BookingView['refund']>): string {
  const amount = moneyWords(refund.amount, site.language);
  if (refund.state === 'succeeded') return i18n._(msg`${amount} is back on your card.`);
  if (refund.state === 'failed' || refund.state === 'manual')
    return i18n._(msg`${amount} could not be sent back at once; a person is looking after it.`);
  return i18n._(msg`${amount} is on its way back to your card.`);
}

function stateWords({ i18n }: Voice, state: string): [string, BookingWords['tone']] {
  switch (state) {
    case 'confirmed':
      return [i18n._(msg`Confirmed`), 'good'];
    case 'redeemed':
      return [i18n._(msg`Used`), 'info'];
    case 'paid':
    case 'confirming':
      return [i18n._(msg`Paid, waiting for the operator’s yes`), 'warn'];
    case 'cancelled':
      return [i18n._(msg`Cancelled`), 'bad'];
    case 'rejected':
      return [i18n._(msg`The operator could not confirm; everything comes back`), 'bad'];
    case 'released':
      return [i18n._(msg`Not paid in time; the places went back on sale`), 'bad'];
    default:
      return [i18n._(msg`Waiting for payment`), 'warn'];
  }
}
