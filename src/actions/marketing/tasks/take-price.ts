import { completeTask } from '#src/actions/marketing/tasks/complete-task.ts';
import type { Caller, Deps } from '#src/actions/deps.ts';
import { fail, ok, type Result } from '#src/domain/failure.ts';
import { findOffer } from '#src/store/catalogue/offers/referral-offers.store.ts';
import { findTask, lockOpenTask } from '#src/store/marketing/referral/referral-tasks.store.ts';

/** Ends the wait for more helpers: the one who started may buy at the price that was reached. Another's is not found. */
export async function takePrice(deps: Deps, caller: Caller, key: string): Promise<Result<null>> {
  if (caller.account === null) return fail('sign_in_required');
  const { id } = caller.account;
  return deps.db.transaction(
    async (tx): Promise<Result<null>> => {
      const found = await findTask(tx, key, 'secret_price');
      const offer = found === null ? null : await findOffer(tx, found.offerId);
      if (found?.starterId !== id || offer?.definition.kind !== 'secret_price') return fail('not_found');
      if (found.state === 'complete') return ok(null);
      const task = await lockOpenTask(tx, found.id);
      if (task === null || task.isDue) return fail('referral_over');
      if (task.joined < offer.definition.threshold)
        return fail('referral_too_few', { facts: { needed: offer.definition.threshold - task.joined } });
      await completeTask(deps, tx, task, offer.definition);
      return ok(null);
    },
    { cause: 'secret price taken' },
  );
}
