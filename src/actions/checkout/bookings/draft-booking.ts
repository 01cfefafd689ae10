import type { Ids } from '#src/actions/deps.ts';
import { pricedUnitsOf, type BookingSnapshot, type Line, type PricedUnit } from '#src/domain/checkout/line.ts';
import { whatIsBooked } from '#src/domain/catalogue/offers/offer.ts';
import type { NewBooking } from '#src/store/checkout/bookings.store.ts';
import type { AllottedPlaces } from '#src/store/catalogue/stock.store.ts';

/** A line that is to be booked: as it is frozen, with the places it takes. */
export type SoldLine = {
  readonly line: Line;
  readonly snapshot: BookingSnapshot;
  readonly places: readonly AllottedPlaces[];
  /** Where they are not what the line's own units cost. */
  readonly seats?: readonly PricedUnit[];
  readonly replaces?: string;
  readonly amends?: string;
};

/** A booking as it will be written: new ids, the line's price, and one unit item for each person or thing of it. */
export function draftBooking(ids: Ids, { line, snapshot, places, seats, replaces, amends }: SoldLine): NewBooking {
  const { visit, amount, discount } = line;
  return {
    id: ids.uuid(),
    reference: ids.reference(),
    holdId: ids.uuid(),
    ...whatIsBooked(visit),
    amountMinor: amount.minor.toString(),
    discountMinor: discount.minor.toString(),
    instant: visit.instant,
    startsAt: visit.startsAt,
    endsAt: visit.endsAt,
    snapshot,
    replaces: replaces ?? null,
    ...(amends === undefined ? {} : { amends }),
    places,
    unitItems: (seats ?? pricedUnitsOf(line)).map((seat, position) => ({
      id: ids.uuid(),
      position,
      unitId: seat.unitId,
      amountMinor: seat.amount.minor.toString(),
      discountMinor: seat.discount.minor.toString(),
    })),
  };
}
