import type { Queryable } from '#src/store/db.ts';

/** Days that credits which came back are good for at least, however near their end was when they were spent. */
const daysAfterReturn = 30;

/** Gives back credits that an order spent: good for as long as they were, and for thirty days at least. */
export async function insertReturnedLot(
  tx: Queryable,
  lot: {
    readonly id: string;
    readonly orderId: string;
    readonly bookingId: string;
    readonly amountMinor: bigint;
  },
): Promise<void> {
  await tx.query(
    `insert into credit_lot (id, account_id, currency, amount_minor, left_minor, source, booking_id, expires_at)
     select $1, o.account_id, o.currency, $4, $4, 'returned', $3,
       greatest(now() + $5 * interval '1 day', (select max(l.expires_at) from credit_spend s join credit_lot l on l.id = s.lot_id where s.order_id = o.id))
     from orders o where o.id = $2`,
    [lot.id, lot.orderId, lot.bookingId, lot.amountMinor, daysAfterReturn],
  );
}
