import { meetingPointView } from '#src/api/shared/meeting-points/meeting-point-view.ts';
import { amendBooking } from '#src/actions/orders/changes/amend-booking.ts';
import { cancelBooking } from '#src/actions/orders/changes/cancel-booking.ts';
import { signFormAction } from '#src/actions/orders/changes/sign-form-action.ts';
import { quoteAmendment } from '#src/actions/orders/changes/quote-amendment.ts';
import { quoteCancellation } from '#src/actions/orders/changes/quote-cancellation.ts';
import { readOrder, type Booking, type Order } from '#src/actions/orders/read-order.ts';
import { readVoucher, type Voucher } from '#src/actions/orders/read-voucher.ts';
import { answersView, requiredFieldsView } from '#src/api/checkout/required-fields-view.ts';
import { lineView } from '#src/api/cart/line-view.ts';
import { route, type Route } from '#src/api/route.ts';
import { taxView } from '#src/api/checkout/tax-view.ts';
import {
  orderEndpoints,
  type BookingView,
  type CancelQuoteAnswer,
  type OrderAnswer,
  type VoucherAnswer,
} from '#src/contract/orders/orders.ts';
import { fileUrl } from '#src/contract/site/file-paths.ts';
import { toWire } from '#src/contract/wire.ts';
import type { CancellationQuote } from '#src/domain/orders/changes/cancellation.ts';
import { taxTotals } from '#src/domain/orders/documents/order-taxes.ts';
import { unitCountsIn } from '#src/domain/catalogue/offers/party.ts';
import { goodToKnowIn, titleIn } from '#src/domain/catalogue/titled.ts';
import { nameIn } from '#src/domain/catalogue/destination.ts';
import { ok } from '#src/domain/failure.ts';
import type { LanguageCode } from '#src/domain/site/language/languages.ts';

/** After buying: orders, cancelling, vouchers; each for its owner alone. */
export const orderRoutes: readonly Route[] = [
  route(orderEndpoints.order, async (deps, { caller, input }) => {
    const order = await readOrder(deps, caller, input.reference);
    return order.ok ? ok(orderAnswer(order.value, caller.language)) : order;
  }),
  route(orderEndpoints.cancelQuote, async (deps, { caller, input: { reference, positions } }) => {
    const seats = positions?.split(',').map(Number) ?? null;
    const quote = await quoteCancellation(deps, caller, reference, seats);
    if (!quote.ok) return quote;
    const refundMinor = Number(quote.value.refund.minor);
    const action = signFormAction(deps, caller, { kind: 'cancel', reference, positions: seats, refundMinor });
    return ok({ ...quoteAnswer(quote.value), action });
  }),
  route(orderEndpoints.cancelBooking, async (deps, { caller, input, idempotencyKey }) => {
    const cancelled = await cancelBooking(deps, caller, idempotencyKey, input);
    return cancelled.ok ? ok(quoteAnswer(cancelled.value)) : cancelled;
  }),
  route(orderEndpoints.amendQuote, async (deps, { caller, input: { reference, slotId, units } }) => {
    const choice = { slotId, units: unitCountsIn(units) };
    const quote = await quoteAmendment(deps, caller, reference, choice);
    if (!quote.ok) return quote;
    const { extra, back, hadBack } = quote.value;
    const differenceMinor = Number(extra.minor - back.minor);
    const action = signFormAction(deps, caller, { kind: 'change', reference, ...choice, differenceMinor });
    const line = lineView(quote.value.line, caller.language);
    return ok({ reference, line, extra: toWire(extra), back: toWire(back), hadBack: toWire(hadBack), action });
  }),
  route(orderEndpoints.amendBooking, (deps, { caller, input, idempotencyKey }) =>
    amendBooking(deps, caller, idempotencyKey, input),
  ),
  route(orderEndpoints.voucher, async (deps, { caller, input }) => {
    const voucher = await readVoucher(deps, caller, input);
    if (!voucher.ok) return voucher;
    const files = filesOf(input, caller.language, deps.drawPass !== undefined);
    return ok(voucherAnswer(voucher.value, caller.language, files));
  }),
];

/** Returns an order as it travels. */
export function orderAnswer(
  { total, paid, refunded, savings, contact, bookings, ...order }: Order,
  language: LanguageCode,
): OrderAnswer {
  return {
    ...order,
    total: toWire(total),
    taxes: taxTotals(bookings.map((booking) => booking.line)).map(taxView),
    paid: toWire(paid),
    refunded: toWire(refunded),
    savings: savings.map(({ titles, amount }) => ({ title: nameIn(titles, language), amount: toWire(amount) })),
    contact: contact === null ? null : { name: contact.name, email: contact.email, phone: contact.phone },
    bookings: bookings.map((booking) => bookingView(booking, language)),
  };
}

function bookingView(
  { line, answers, seats, refund, refunds, ...booking }: Booking,
  language: LanguageCode,
): BookingView {
  return {
    ...lineView(line, language),
    ...booking,
    asked: requiredFieldsView(line, language),
    answers: answersView(answers),
    seats: seats.map(({ title, titles, paid, ...seat }) => ({
      ...seat,
      unit: titleIn({ title, titles }, language),
      paid: toWire(paid),
    })),
    refunds: refunds.map(({ amount, ...part }) => ({ ...part, amount: toWire(amount) })),
    refund: refund === null ? null : { amount: toWire(refund.amount), state: refund.state },
  };
}

function quoteAnswer({ reference, paid, refund, steps }: CancellationQuote): Omit<CancelQuoteAnswer, 'action'> {
  const dated = steps.map(({ untilMs, refundPercent }) => ({ until: new Date(untilMs).toISOString(), refundPercent }));
  return { reference, paid: toWire(paid), refund: toWire(refund), steps: dated };
}

function voucherAnswer(
  { line, answers, linkKey: _linkKey, entry: _entry, scan: _scan, ...voucher }: Voucher,
  language: LanguageCode,
  files: VoucherAnswer['files'],
): VoucherAnswer {
  const { meetingPoint, supplier } = line.visit;
  const notes = goodToKnowIn(line.visit, language);
  return {
    ...voucher,
    tickets: voucher.tickets.map(({ scan: _ticketScan, unit, ...ticket }) => ({
      ...ticket,
      unit: titleIn(unit, language).text,
    })),
    line: lineView(line, language),
    asked: { ...requiredFieldsView(line, language), travellers: [] },
    answers: answers === null ? null : { booking: answers, travellers: [] },
    meetingPoint: meetingPointView(meetingPoint, language),
    goodToKnow: notes.items,
    goodToKnowLang: notes.lang,
    supplier,
    files,
  };
}

/**
 * Returns the addresses of the files, in the page's language; a reader who came by the signed link continues with it.
 */
function filesOf(
  { reference, key }: { readonly reference: string; readonly key?: string | undefined },
  language: LanguageCode,
  hasPass: boolean,
): VoucherAnswer['files'] {
  const at = (file: 'voucherPdf' | 'voucherCalendar' | 'voucherPass'): string =>
    fileUrl(file, { reference }, { k_lang: language, key });
  return { pdf: at('voucherPdf'), ics: at('voucherCalendar'), pass: hasPass ? at('voucherPass') : null };
}
