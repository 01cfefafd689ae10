import { comerOf } from '#src/actions/marketing/referral/comer-of.ts';
import { factsOf } from '#src/actions/marketing/referral/facts-of.ts';
import { completeTask } from '#src/actions/marketing/tasks/complete-task.ts';
import type { Caller, Deps } from '#src/actions/deps.ts';
import { firstReached } from '#src/adapters/limits.ts';
import { fail, ok, type Result } from '#src/domain/failure.ts';
import { mayTakePart } from '#src/domain/marketing/referral/referral-rules.ts';
import type { Queryable } from '#src/store/shared/database/db.ts';
import { findOffer } from '#src/store/catalogue/offers/referral-offers.store.ts';
import {
  findTask,
  insertMember,
  takePlace,
  usesOfTasks,
  type TaskRow,
} from '#src/store/marketing/referral/referral-tasks.store.ts';

const tries = { perDevice: 30, perNetwork: 300, seconds: 3600 };

/** Takes a place in a group, or helps to lower a price. The last place goes once, and its taker completes the task. */
export async function joinTask(
  deps: Deps,
  caller: Caller,
  input: { readonly kind: TaskRow['kind']; readonly key: string },
): Promise<Result<null>> {
  if (caller.account === null) return fail('sign_in_required');
  const { seconds } = tries;
  const reached = await firstReached(deps.db, [
    { name: 'task-device', key: caller.device, points: tries.perDevice, seconds },
    { name: 'task-network', key: caller.network, points: tries.perNetwork, seconds },
  ]);
  if (reached !== null) return fail('too_many_requests', { facts: { seconds: reached.seconds } });
  return deps.db.transaction((tx) => join(deps, tx, caller, input), { cause: 'referral task joined' });
}

async function join(
  deps: Deps,
  tx: Queryable,
  caller: Caller,
  { kind, key }: { readonly kind: TaskRow['kind']; readonly key: string },
): Promise<Result<null>> {
  const task = await findTask(tx, key, kind);
  const offer = task === null ? null : await findOffer(tx, task.offerId);
  if (task === null || offer === null) return fail('not_found');
  const comer = await comerOf(deps, tx, caller);
  if (comer === null) return fail('sign_in_required');
  if (task.state === 'expired' || (task.state === 'open' && task.isDue)) return fail('referral_over');
  const uses = await usesOfTasks(tx, task.offerId, comer);
  const may = mayTakePart(factsOf(comer, uses, { accountId: task.starterId, deviceKey: '' }), { newOnly: false });
  if (!may.ok) return may;
  const taken = await takePlace(tx, task.id);
  if (taken === null)
    return fail((await findTask(tx, key, kind))?.state === 'complete' ? 'referral_full' : 'referral_over');
  if (!(await insertMember(tx, { task: taken, nth: taken.joined, ...comer }))) return fail('referral_joined');
  if (taken.joined === taken.needed) await completeTask(deps, tx, taken, offer.definition);
  return ok(null);
}
