import type { Caller, Deps } from '#src/actions/deps.ts';
import { mayReview, reviewLimits } from '#src/domain/reviews/reviewing.ts';
import { fail, ok, type Result } from '#src/domain/failure.ts';
import { findOwnVisits, type Visited } from '#src/store/reviews/reviews.store.ts';

export type OwnReviews = { readonly waiting: readonly Visited[]; readonly written: readonly Visited[] };

/** The caller's visits: those that wait for a review, and those that have one. */
export async function listOwnReviews(deps: Deps, caller: Caller): Promise<Result<OwnReviews>> {
  if (caller.account === null) return fail('sign_in_required');
  const visits = await findOwnVisits(deps.db, caller.account.id, reviewLimits.days);
  return ok({
    waiting: visits.filter((visit) => visit.review === null && mayReview(visit)),
    written: visits.filter((visit) => visit.review !== null),
  });
}
