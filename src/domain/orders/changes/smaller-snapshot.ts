import type { BookedSeat } from '#src/domain/orders/changes/cancellation.ts';
import type { BookingSnapshot } from '#src/domain/checkout/line.ts';
import { withoutSeats } from '#src/domain/catalogue/offers/service.ts';

/** A seat that leaves a booking: of which unit, and what of the discount was its own, in minor units. */
export type LeavingSeat = { readonly unitId: string; readonly discountMinor: bigint };

/** A seat of the booking as it was; of the active ones, those that take a place had the reserved seats, in their order. */
type Seat = Pick<BookedSeat, 'position' | 'pax' | 'refundPercent'>;

/** A booking's snapshot without some of its seats; the prices of those who stay are as they were, and so are their places. */
export function smallerSnapshot(
  snapshot: BookingSnapshot,
  leaving: readonly (LeavingSeat & Pick<Seat, 'position'>)[],
  seats: readonly Seat[],
): BookingSnapshot {
  const gone = new Map<string, number>();
  let discount = BigInt(snapshot.discountMinor ?? '0');
  for (const { unitId, discountMinor } of leaving) {
    gone.set(unitId, (gone.get(unitId) ?? 0) + 1);
    discount -= discountMinor;
  }
  const units = snapshot.units.flatMap((unit) => {
    const quantity = unit.quantity - (gone.get(unit.unitId) ?? 0);
    if (quantity <= 0) return [];
    return [{ ...unit, quantity, amountMinor: (BigInt(unit.eachMinor) * BigInt(quantity)).toString() }];
  });
  const gives = { ...snapshot, discountMinor: discount.toString(), units };
  const { service } = snapshot.visit;
  if (service === undefined) return gives;
  const seated = seats.filter((seat) => seat.refundPercent === null && seat.pax > 0);
  const places = seated.flatMap(({ position }, at) => (leaving.some((seat) => seat.position === position) ? [at] : []));
  return { ...gives, visit: { ...snapshot.visit, service: withoutSeats(service, places, seated.length) } };
}
