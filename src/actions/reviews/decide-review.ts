import type { Deps } from '#src/actions/deps.ts';
import { fail, ok, type Result } from '#src/domain/failure.ts';
import { decideReview as keepDecision } from '#src/store/reviews/review-moderation.store.ts';

/** Lets a review be read, or takes it down; what readers reported of it is settled by that. */
export async function decideReview(
  deps: Deps,
  { id, state }: { readonly id: string; readonly state: 'shown' | 'hidden' },
): Promise<Result<{ readonly review: string; readonly state: string }, 'not_found'>> {
  return deps.db.transaction(
    async (tx) => ((await keepDecision(tx, id, state)) ? ok({ review: id, state }) : fail('not_found')),
    { cause: 'review decided' },
  );
}
