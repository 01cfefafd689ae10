import { msg } from '@lingui/core/macro';

import { catalogueCalls } from '#src/contract/catalogue/catalogue.calls.ts';
import type { OptionView, SlotView } from '#src/contract/catalogue/catalogue.ts';
import { orderCalls } from '#src/contract/orders/orders.calls.ts';
import type { AmendQuoteAnswer, BookingView, OrderAnswer } from '#src/contract/orders/orders.ts';
import { failureWords } from '#src/web/shared/labels/error-messages.ts';
import { moneyWords } from '#src/web/shared/prices/line-view.ts';
import { ageWords, slotNote, slotTimeWords } from '#src/web/shared/labels/slot-labels.ts';
import type { LoadContext } from '#src/web/shared/page/page-definition.ts';
import { unitsText } from '#src/web/orders/user-order/forms/units-text.ts';

/** A form action read from the address alone, for browsers without script: cancelling or changing a booking. */
export type PlainFormAction = PlainCancel | PlainChange;

export type PlainCancel = {
  readonly kind: 'cancel';
  readonly reference: string;
  /** The seats to cancel. */
  readonly chosen: readonly number[];
  readonly quote: { readonly refund: string; readonly isNothing: boolean; readonly action: string } | null;
  readonly refusal: string | null;
};

export type PlainChange = {
  readonly kind: 'change';
  readonly reference: string;
  readonly today: string;
  readonly date: string;
  readonly slots: readonly {
    readonly slotId: string;
    readonly time: string;
    readonly note: string | null;
    readonly status: SlotView['status'];
  }[];
  readonly slotId: string | null;
  readonly units: readonly {
    readonly id: string;
    readonly title: string;
    readonly hint: string;
    readonly max: number;
    readonly count: number;
  }[];
  readonly quote: (Pick<AmendQuoteAnswer, 'extra' | 'back' | 'hadBack'> & { readonly action: string }) | null;
  readonly refusal: string | null;
};

/** The action that the address names, quoted; null when it names none, or one that is not to be done any more. */
export async function loadFormAction(context: LoadContext, order: OrderAnswer): Promise<PlainFormAction | null> {
  const { query } = context;
  const [cancel, change] = [query.get('cancel'), query.get('change')];
  const given = order.bookings.find((one) => one.reference === cancel && one.cancellable);
  if (given !== undefined) return loadCancel(context, given);
  const changing = order.bookings.find((one) => one.reference === change && one.amendable);
  return changing === undefined ? null : loadChange(context, changing);
}

async function loadCancel({ api, i18n, site, query }: LoadContext, booking: BookingView): Promise<PlainCancel> {
  const { reference } = booking;
  const standing = booking.seats.filter((seat) => !seat.givenUp).map((seat) => seat.position);
  const requested = new Set(query.getAll('seat').map(Number));
  const chosen = query.has('some') ? standing.filter((position) => requested.has(position)) : standing;
  const none = { kind: 'cancel', reference, chosen, quote: null } as const;
  if (chosen.length === 0) return { ...none, refusal: i18n._(msg`Please choose a traveler.`) };
  const positions = chosen.length === standing.length ? {} : { positions: chosen.join(',') };
  const answer = await api.call(orderCalls.cancelQuote, { reference, ...positions });
  if (!answer.ok) return { ...none, refusal: failureWords(i18n, answer.error) };
  const { refund, action } = answer.value;
  return {
    ...none,
    quote: { refund: moneyWords(refund, site.writing), isNothing: refund.minor === 0, action },
    refusal: null,
  };
}

async function loadChange(context: LoadContext, booking: BookingView): Promise<PlainChange | null> {
  const { api, query } = context;
  const { reference, productId: id, optionId } = booking;
  const activity = await api.call(catalogueCalls.activity, { id });
  const option = activity.ok ? activity.value.options.find((one) => one.id === optionId) : undefined;
  if (!activity.ok || option === undefined) return null;
  const named = query.get('date') ?? '';
  const date = /^\d{4}-\d\d-\d\d$/.test(named) ? named : booking.localDate;
  const answer = await api.call(catalogueCalls.activitySlots, { id, option: optionId, date });
  const slots = answer.ok ? answer.value.slots : [];
  const units = requestedUnits(context, booking, option);
  const slotId = requestedSlot(slots, query.get('slot') ?? booking.slotId);
  const selection = { slotId, units: unitsText(Object.fromEntries(units.map((unit) => [unit.id, unit.count]))) };
  return {
    kind: 'change',
    reference,
    today: activity.value.today,
    date,
    slots: slots.map((slot) => ({
      slotId: slot.slotId,
      time: slotTimeWords(context, slot),
      note: slotNote(context, slot),
      status: slot.status,
    })),
    slotId,
    units,
    ...(await quoteChange(context, booking, selection)),
  };
}

function requestedUnits(context: LoadContext, booking: BookingView, option: OptionView): PlainChange['units'] {
  return option.units.map((unit) => {
    const max = Math.min(unit.maxQuantity ?? option.maxParty, option.maxParty);
    const booked = booking.units.find((one) => one.unitId === unit.id)?.quantity ?? 0;
    const requested = Number(context.query.get(`unit-${unit.id}`) ?? booked);
    const count = Number.isInteger(requested) ? Math.min(Math.max(requested, 0), max) : booked;
    return { id: unit.id, title: unit.title.text, hint: ageWords(context, unit), max, count };
  });
}

/** Returns the requested time slot, else the only available one of the day. */
function requestedSlot(slots: readonly SlotView[], slotId: string): string | null {
  const open = slots.filter((slot) => slot.status === 'available' || slot.status === 'limited');
  const [only, ...others] = open;
  const requested = slots.find((slot) => slot.slotId === slotId);
  return requested?.slotId ?? (others.length === 0 ? (only?.slotId ?? null) : null);
}

async function quoteChange(
  { api, i18n }: LoadContext,
  { reference, slotId: bookedSlot, units: booked }: BookingView,
  { slotId, units }: { readonly slotId: string | null; readonly units: string },
): Promise<Pick<PlainChange, 'quote' | 'refusal'>> {
  const before = unitsText(Object.fromEntries(booked.map((unit) => [unit.unitId, unit.quantity])));
  if (slotId === null || units === '' || (slotId === bookedSlot && units === before))
    return { quote: null, refusal: null };
  const answer = await api.call(orderCalls.amendQuote, { reference, slotId, units });
  if (!answer.ok) return { quote: null, refusal: failureWords(i18n, answer.error) };
  const { extra, back, hadBack, action } = answer.value;
  return { quote: { extra, back, hadBack, action }, refusal: null };
}
