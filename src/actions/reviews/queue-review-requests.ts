import type { Deps } from '#src/actions/deps.ts';
import { addToOutbox } from '#src/store/shared/outbox/outbox.store.ts';
import { dropLoosePhotos } from '#src/store/reviews/review-photos.store.ts';
import { dueReviewRequests } from '#src/store/reviews/review-requests.store.ts';

const batchSize = 500;

/**
 * Leaves a question for each visit of yesterday, how it was, by the clock of the place; gives how many were due. The
 * outbox takes one for each booking. Photographs that no review took are dropped on the way.
 */
export async function queueReviewRequests(deps: Deps): Promise<number> {
  await dropLoosePhotos(deps.db);
  const due = await dueReviewRequests(deps.db, batchSize);
  await addToOutbox(
    deps.db,
    due.map(({ bookingId, orderId }) => ({
      topic: 'mail.review',
      deduplicationKey: bookingId,
      aggregate: `order:${orderId}`,
      payload: {},
    })),
  );
  return due.length;
}
