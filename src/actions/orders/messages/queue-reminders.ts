import type { Deps } from '#src/actions/deps.ts';
import { addToOutbox } from '#src/store/shared/outbox/outbox.store.ts';
import { dueReminders } from '#src/store/orders/messages/reminders.store.ts';

const batchSize = 500;

/**
 * Leaves a reminder in the outbox for each visit of tomorrow, by the clock of the place; gives how many were due. The
 * outbox takes one for each booking, however many workers look and however often.
 */
export async function queueReminders(deps: Deps): Promise<number> {
  const due = await dueReminders(deps.db, batchSize);
  await addToOutbox(
    deps.db,
    due.map(({ bookingId, orderId }) => ({
      topic: 'mail.reminder',
      deduplicationKey: bookingId,
      aggregate: `order:${orderId}`,
      payload: {},
    })),
  );
  return due.length;
}
