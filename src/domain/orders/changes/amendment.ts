import {
  atMost,
  isCancellable,
  type BookedSeat,
  type CancellableBooking,
} from '#src/domain/orders/changes/cancellation.ts';
import { visitOf, type BookingSnapshot, type Line, type LineUnit } from '#src/domain/checkout/line.ts';
import { checkOffer, type Offer, type OfferUnit, type Visit } from '#src/domain/catalogue/offers/offer.ts';
import type { UnitCounts } from '#src/domain/catalogue/offers/party.ts';
import { refundPercentAt } from '#src/domain/catalogue/offers/cancellation-policy.ts';
import { fail, ok, type Result } from '#src/domain/failure.ts';
import { dealtPriceAt } from '#src/domain/catalogue/prices/deal-price.ts';
import { add, money, times, type Money } from '#src/domain/shared/money/money.ts';
import { convertAsSold } from '#src/domain/shared/money/sold-rate.ts';
import { includedTax, type TaxRule } from '#src/domain/catalogue/tax/tax.ts';

/** A seat with what of a coupon's discount is its own, in minor units. */
export type DiscountedSeat = BookedSeat & { readonly discountMinor: bigint };

export type AmendableBooking = Omit<CancellableBooking, 'seats'> & {
  readonly seats: readonly DiscountedSeat[];
  readonly snapshot: BookingSnapshot;
};

/** A line as it would take a booking's place, seat by seat, and what that costs or brings back. */
export type Amendment = {
  readonly line: Line;
  readonly people: number;
  readonly seats: readonly { readonly unitId: string; readonly amount: Money; readonly discount: Money }[];
  /** To be paid, and to be refunded; one of them is zero. */
  readonly extra: Money;
  readonly back: Money;
  /** What of a lower price does not go back now, since staff have refunded it before. */
  readonly hadBack: Money;
};

/** What a change means for the money of a booking, in minor units. */
export type Difference = {
  readonly extraMinor: bigint;
  readonly backMinor: bigint;
  readonly hadBackMinor: bigint;
  /** The part of the new price that can no longer be refunded, whatever becomes of the booking. */
  readonly givenMinor: bigint;
};

/** Whether it is a visit that was paid for by itself, and not a pack, what a pack pays for, or a gift card. */
function hasOwnPrice({ pack, paidBy, gift, service }: Pick<Visit, 'pack' | 'paidBy' | 'gift' | 'service'>): boolean {
  return pack === undefined && paidBy === undefined && gift === undefined && service === undefined;
}

/**
 * Whether another start can ever take a booking's place: a visit that is confirmed at once and was paid for by itself,
 * of which no seat was given up for less than its price. Where its date is closed, these are the bookings that are
 * offered another one; all others are fully refunded at once.
 */
export function takesAnotherDate(
  visit: Pick<Visit, 'instant' | 'pack' | 'paidBy' | 'gift' | 'service'>,
  seats: readonly Pick<BookedSeat, 'refundPercent'>[],
): boolean {
  const gaveUpForLess = seats.some(({ refundPercent }) => refundPercent !== null && refundPercent < 100);
  return visit.instant && hasOwnPrice(visit) && !gaveUpForLess;
}

/**
 * Whether a traveller may change date or party: a confirmed visit ahead that is confirmed at once, as long as it is
 * fully refundable, so that a change is never cheaper than what was agreed on cancelling; always when its date is
 * closed. A visit that a pack's tickets pay for is cancelled and booked again instead, which costs as little.
 */
export function mayAmend(booking: AmendableBooking): boolean {
  const { state, startsAtMs, nowMs, policy, seats, snapshot, isDateClosed, isDisputed } = booking;
  if (!isCancellable(state, startsAtMs > nowMs) || isDisputed) return false;
  if (!takesAnotherDate(snapshot.visit, seats)) return false;
  return isDateClosed || refundPercentAt(policy, booking, nowMs) === 100;
}

/**
 * What is still to be paid or goes back when seats of `paidMinor` become a line of `netMinor`, of which `remainingMinor` had
 * not gone back yet: never more than that, so that all that goes back of a booking is at most what was paid for it.
 */
export function differenceOf(netMinor: bigint, paidMinor: bigint, remainingMinor: bigint): Difference {
  const extraMinor = netMinor > paidMinor ? netMinor - paidMinor : 0n;
  const less = netMinor < paidMinor ? paidMinor - netMinor : 0n;
  const backMinor = atMost(less, remainingMinor);
  return {
    extraMinor,
    backMinor,
    hadBackMinor: less - backMinor,
    givenMinor: netMinor - (remainingMinor + extraMinor - backMinor),
  };
}

/**
 * The booking at another start or for another party, of the same option. Prices are those of the new date at the rate
 * of the sale, so that what costs the same at the place costs the same here; travelers who stay keep their part of a
 * discount. Where the date was closed, the price never rises, and the party does not grow. `free` are the places that
 * it may take.
 */
export function amend(booking: AmendableBooking, offer: Offer, counts: UnitCounts, free: number): Result<Amendment> {
  const { snapshot } = booking;
  const { visit } = snapshot;
  if (!mayAmend(booking)) return fail('not_amendable');
  if (offer.productId !== visit.productId || offer.optionId !== visit.optionId || !offer.instant)
    return fail('not_found', { field: 'slotId' });
  if (offer.currency !== snapshot.localCurrency) return fail('not_amendable');
  const party = checkOffer(offer, counts, free);
  if (!party.ok) return party;
  const standing = booking.seats.filter((seat) => seat.refundPercent === null);
  const same = offer.slotId === visit.slotId && sameParty(standing, party.value.counts);
  if (same) return fail('bad_request', { field: 'slotId' });
  const grown = booking.isDateClosed && grownUnit(standing, party.value.counts);
  if (typeof grown === 'string') return fail('party_too_large', { field: grown });
  const units = offer.units.flatMap((unit) => unitOf(booking, offer, unit, party.value.counts[unit.id] ?? 0));
  const seats = units.flatMap((unit) => seatsOf(unit, standing));
  const zero = money(0n, snapshot.currency);
  const amount = add(zero, ...units.map((unit) => unit.amount));
  const discount = add(zero, ...seats.map((seat) => seat.discount));
  const tax = taxStated(snapshot.visit, offer);
  const net = money(amount.minor - discount.minor, snapshot.currency);
  const line = {
    itemId: snapshot.itemId,
    visit: { ...visitOf(offer), tax },
    units,
    amount,
    discount,
    tax: tax === null ? zero : includedTax(net, tax.basisPoints),
  };
  const paid = standing.reduce((sum, seat) => sum + seat.netMinor, 0n);
  const { extraMinor, backMinor, hadBackMinor } = differenceOf(net.minor, paid, booking.remainingMinor);
  return ok({
    line,
    people: party.value.people,
    seats,
    extra: money(extraMinor, snapshot.currency),
    back: money(backMinor, snapshot.currency),
    hadBack: money(hadBackMinor, snapshot.currency),
  });
}

/** The tax of the new date; a tax that the seller states for everything stays as it was sold. */
function taxStated(sold: Visit, offer: Offer): TaxRule | null {
  return sold.tax?.country === null ? sold.tax : (offer.tax ?? null);
}

function unitOf(
  { snapshot, isDateClosed }: AmendableBooking,
  offer: Offer,
  unit: OfferUnit,
  quantity: number,
): readonly LineUnit[] {
  if (quantity === 0) return [];
  // A change counts as no use of a deal: those that only so many may have are for new bookings.
  const deals = offer.deals.filter((deal) => !deal.limited);
  const { price: local } = dealtPriceAt(unit, { ...offer, deals }, offer, offer.currency);
  const sold = snapshot.units.find((one) => one.unitId === unit.id);
  const before = sold === undefined ? null : money(BigInt(sold.eachMinor), snapshot.currency);
  const now =
    before !== null && sold?.localMinor === local.minor.toString()
      ? before
      : convertAsSold(local, snapshot.currency, snapshot.rate);
  const each = isDateClosed && before !== null && before.minor < now.minor ? before : now;
  const { id: unitId, title, type, pax } = unit;
  return [{ unitId, title, type, pax, quantity, local, each, amount: times(each, quantity) }];
}

function seatsOf({ unitId, quantity, each }: LineUnit, standing: readonly DiscountedSeat[]): Amendment['seats'] {
  const before = standing.filter((seat) => seat.unitId === unitId);
  return Array.from({ length: quantity }, (_, index) => {
    const former = before[index]?.discountMinor ?? 0n;
    return { unitId, amount: each, discount: money(former < each.minor ? former : each.minor, each.currency) };
  });
}

function countsOf(seats: readonly BookedSeat[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { unitId } of seats) counts.set(unitId, (counts.get(unitId) ?? 0) + 1);
  return counts;
}

function sameParty(standing: readonly BookedSeat[], counts: UnitCounts): boolean {
  const before = countsOf(standing);
  const after = Object.entries(counts);
  return after.length === before.size && after.every(([id, count]) => before.get(id) === count);
}

function grownUnit(standing: readonly BookedSeat[], counts: UnitCounts): string | undefined {
  const before = countsOf(standing);
  return Object.entries(counts).find(([id, count]) => count > (before.get(id) ?? 0))?.[0];
}
