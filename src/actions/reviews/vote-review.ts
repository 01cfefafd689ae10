import { firstReached } from '#src/adapters/limits.ts';
import type { Caller, Deps } from '#src/actions/deps.ts';
import { fail, ok, type Result } from '#src/domain/failure.ts';
import { saveVote, writerOf } from '#src/store/reviews/reviews.store.ts';

const voices = { points: 120, seconds: 3600 };

/**
 * Says that a review helped, or takes it back: one voice for each account, and for each device of those without one. Who
 * signs in no longer votes by device. Votes for one's own review do not count.
 */
export async function voteReview(
  deps: Deps,
  caller: Caller,
  { id, helpful }: { readonly id: string; readonly helpful: boolean },
): Promise<Result<{ readonly helpful: number }>> {
  const writer = await writerOf(deps.db, id);
  if (writer === null) return fail('not_found');
  if (writer === caller.account?.id) return fail('forbidden');
  if (caller.account === null && caller.device === '') return fail('forbidden');
  const reached = await firstReached(deps.db, [{ name: 'review-vote', key: caller.network, ...voices }]);
  if (reached !== null) return fail('too_many_requests', { facts: { retryAfter: reached.seconds } });
  const former = caller.account === null ? null : `device:${caller.device}`;
  const count = await deps.db.transaction(
    (tx) => saveVote(tx, { reviewId: id, voter: caller.owner, former }, helpful),
    { cause: 'review voted for' },
  );
  return count === null ? fail('not_found') : ok({ helpful: count });
}
