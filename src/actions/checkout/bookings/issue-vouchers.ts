import type { Deps } from '#src/actions/deps.ts';
import { insertVouchers, unitItemsOf } from '#src/store/checkout/bookings.store.ts';
import type { Queryable } from '#src/store/shared/database/db.ts';
import { addToOutbox } from '#src/store/shared/outbox/outbox.store.ts';

/** Random bytes in a code: 128 bits cannot be guessed. */
const codeBytes = 16;

/** Issues the voucher of confirmed bookings, a ticket for each unit item, and the traveler's email. */
export async function issueVouchers(
  tx: Queryable,
  deps: Deps,
  orderId: string,
  bookingIds: readonly string[],
): Promise<void> {
  if (bookingIds.length === 0) return;
  const vouchers = bookingIds.map((bookingId) => ({ id: deps.ids.uuid(), bookingId, code: deps.ids.token(codeBytes) }));
  const items = await unitItemsOf(tx, bookingIds);
  const tickets = items.map((item) => ({ id: deps.ids.uuid(), unitItemId: item.id, code: deps.ids.token(codeBytes) }));
  const mails = bookingIds.map((bookingId) => ({
    topic: 'mail.confirmation',
    deduplicationKey: bookingId,
    aggregate: `order:${orderId}`,
    payload: { bookingId, orderId },
  }));
  await Promise.all([insertVouchers(tx, vouchers, tickets), addToOutbox(tx, mails)]);
}
