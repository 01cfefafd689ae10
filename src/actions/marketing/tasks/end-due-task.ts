import { completeTask } from '#src/actions/marketing/tasks/complete-task.ts';
import type { Deps } from '#src/actions/deps.ts';
import type { Queryable } from '#src/store/shared/database/db.ts';
import { findOffer } from '#src/store/catalogue/offers/referral-offers.store.ts';
import { endTask, lockOpenTask } from '#src/store/marketing/referral/referral-tasks.store.ts';

/** Ends one task, if its time is over. */
export async function endDueTask(deps: Pick<Deps, 'ids'>, tx: Queryable, taskId: string): Promise<void> {
  const task = await lockOpenTask(tx, taskId);
  if (task === null || !task.isDue) return;
  const definition = (await findOffer(tx, task.offerId))?.definition;
  const isReached = definition?.kind === 'secret_price' && task.joined >= definition.threshold;
  if (isReached) await completeTask(deps, tx, task, definition);
  else await endTask(tx, task.id, 'expired');
}
