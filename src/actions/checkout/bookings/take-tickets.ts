import type { NewBooking } from '#src/store/checkout/bookings.store.ts';
import type { Queryable } from '#src/store/shared/database/db.ts';
import { takePackTickets } from '#src/store/orders/pack-tickets.store.ts';

/**
 * Takes the tickets of packs that are to pay for new bookings, one for each person; false when a pack has not so many left,
 * is cancelled or over, and then the caller rolls back. Bookings give them back by themselves when they come to nothing.
 */
export function takeTickets(tx: Queryable, bookings: readonly Pick<NewBooking, 'id' | 'snapshot'>[]): Promise<boolean> {
  const tickets = bookings.flatMap(({ id: bookingId, snapshot: { visit, units } }) =>
    visit.paidBy === undefined
      ? []
      : [{ ...visit.paidBy, bookingId, tickets: units.reduce((sum, unit) => sum + unit.pax * unit.quantity, 0) }],
  );
  return takePackTickets(tx, tickets);
}
