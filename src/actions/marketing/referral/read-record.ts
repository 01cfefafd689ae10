import type { Caller, Deps } from '#src/actions/deps.ts';
import { fail, ok, type Result } from '#src/domain/failure.ts';
import {
  joinsOf,
  joinTotals,
  type JoinRow,
  type JoinTotals,
} from '#src/store/marketing/referral/referral-invites.store.ts';
import { allOffers, type OfferRow } from '#src/store/catalogue/offers/referral-offers.store.ts';
import { tasksOf, type TaskRow } from '#src/store/marketing/referral/referral-tasks.store.ts';

const mostShown = 200;

export type RecordView = {
  readonly totals: JoinTotals;
  readonly joins: readonly JoinRow[];
  readonly tasks: readonly TaskRow[];
  readonly offers: readonly OfferRow[];
};

/** Returns the caller's invitees and the outcomes, the tasks they take part in, and all offers. */
export async function readRecord(deps: Deps, caller: Caller): Promise<Result<RecordView>> {
  if (caller.account === null) return fail('sign_in_required');
  const { id } = caller.account;
  const [totals, joins, tasks, offers] = await Promise.all([
    joinTotals(deps.db, id),
    joinsOf(deps.db, id, mostShown),
    tasksOf(deps.db, id, mostShown),
    allOffers(deps.db),
  ]);
  return ok({ totals, joins, tasks, offers });
}
