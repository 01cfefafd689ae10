import type { Deps } from '#src/actions/deps.ts';
import { addToOutbox } from '#src/store/shared/outbox/outbox.store.ts';
import { takeUnreadAnswers } from '#src/store/support/support.store.ts';

const batchSize = 200;

/** Leaves a mail in the outbox for answers that have stood unread for ten minutes, one for each order; gives how many. */
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
    { cause: 'answers of support stand unread' },
  );
}
