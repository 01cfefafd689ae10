import type { Queryable } from '#src/store/db.ts';

/** Ends the offer of another date that a closed date brought a booking, if there is one. */
export async function settleClosureCase(tx: Queryable, bookingId: string, as: 'moved' | 'refunded'): Promise<void> {
  await tx.query(`update closure_case set state = $2 where booking_id = $1 and state = 'offered'`, [bookingId, as]);
}
