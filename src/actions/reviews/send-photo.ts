import { rewritePhoto } from '#src/adapters/image-codec.sharp.ts';
import { firstReached } from '#src/adapters/limits.ts';
import type { Caller, Deps } from '#src/actions/deps.ts';
import { openVisit, type VisitQuery } from '#src/actions/reviews/open-visit.ts';
import { mayReview, reviewLimits } from '#src/domain/reviews/reviewing.ts';
import { fail, ok, type Result } from '#src/domain/failure.ts';
import { addPhoto, countPhotos } from '#src/store/reviews/review-photos.store.ts';
import { lockReviewed } from '#src/store/reviews/reviews.store.ts';

/** Twice as many as a review shows: one may try some and think again. */
const mostSent = reviewLimits.photos * 2;
const hourly = { points: 40, seconds: 3600 };

export type SentPhoto = { readonly id: string; readonly width: number; readonly height: number };

/**
 * Takes a photograph for a review, as base64; it is re-encoded before it is stored, and dropped when no review takes
 * it.
 */
export async function sendPhoto(
  deps: Deps,
  caller: Caller,
  query: VisitQuery & { readonly picture: string },
): Promise<Result<SentPhoto>> {
  const visit = await openVisit(deps, caller, query);
  if (!visit.ok) return visit;
  if (!mayReview(visit.value)) return fail('not_visited');
  const { bookingId } = visit.value;
  // Reading a picture is work, so it is counted before it is done.
  const reached = await firstReached(deps.db, [
    { name: 'review-photo', key: bookingId, ...hourly },
    { name: 'review-photo-network', key: caller.network, points: hourly.points * 5, seconds: hourly.seconds },
  ]);
  if (reached !== null) return fail('too_many_requests', { facts: { retryAfter: reached.seconds } });
  if ((await countPhotos(deps.db, bookingId)) >= mostSent) return fail('list_full', { field: 'picture' });
  const photo = await rewritePhoto(Buffer.from(query.picture, 'base64'));
  if (photo === null) return fail('picture_unreadable', { field: 'picture' });
  const { width, height, large, small } = photo;
  const id = deps.ids.uuid();
  return deps.db.transaction(
    async (tx): Promise<Result<SentPhoto>> => {
      await lockReviewed(tx, bookingId);
      if ((await countPhotos(tx, bookingId)) >= mostSent) return fail('list_full', { field: 'picture' });
      await addPhoto(tx, { id, bookingId, width, height, large, small });
      return ok({ id, width, height });
    },
    { cause: 'photograph sent' },
  );
}
