import { firstReached } from '#src/adapters/limits.ts';
import type { Caller, Deps } from '#src/actions/deps.ts';
import type { ReportReason } from '#src/domain/reviews/reviewing.ts';
import { fail, ok, type Result } from '#src/domain/failure.ts';
import { saveReport, writerOf } from '#src/store/reviews/reviews.store.ts';

const reports = { points: 20, seconds: 3600 };

/**
 * Notifies the operator that a review should perhaps be removed. A person decides: however many report it, nothing
 * vanishes by itself, or anyone who dislikes a review could have it taken down.
 */
export async function reportReview(
  deps: Deps,
  caller: Caller,
  { id, reason }: { readonly id: string; readonly reason: ReportReason },
): Promise<Result<{ readonly taken: true }>> {
  if ((await writerOf(deps.db, id)) === null) return fail('not_found');
  const reached = await firstReached(deps.db, [{ name: 'review-report', key: caller.network, ...reports }]);
  if (reached !== null) return fail('too_many_requests', { facts: { retryAfter: reached.seconds } });
  await saveReport(deps.db, id, caller.owner, reason);
  return ok({ taken: true });
}
