import type { Deps } from '#src/actions/deps.ts';
import { addToOutbox } from '#src/store/shared/outbox/outbox.store.ts';
import { takeUnreadAnswers } from '#src/store/support/support.store.ts';

const batchSize = 200;

/** Adds an email to the outbox for answers that have been unread for ten minutes, one per order. Returns how many. */
export async function notifyOfAnswers(deps: Deps): Promise<number> {
  return deps.db.transaction(
    async (tx) => {
      const unread = await takeUnreadAnswers(tx, batchSize);
      const perOrder = new Map(unread.map((one) => [one.orderId, one]));
      await addToOutbox(
        tx,
        [...perOrder.values()].map(({ messageId, orderId }) => ({
          topic: 'mail.support',
          deduplicationKey: messageId,
          aggregate: `order:${orderId}`,
          payload: {},
        })),
      );
      return perOrder.size;
    },
    { cause: 'support answers unread' },
  );
}
