import { eachAlone } from '#src/actions/shared/batches/each-alone.ts';
import { endDueTask } from '#src/actions/marketing/tasks/end-due-task.ts';
import type { Deps } from '#src/actions/deps.ts';
import { dueTasks } from '#src/store/marketing/referral/referral-tasks.store.ts';

const batchSize = 100;

/**
 * Ends tasks whose time is over. A price that enough people have helped to lower can be had then; anything else has come
 * to nothing, and its people may take part elsewhere.
 */
export async function endTasks(deps: Deps): Promise<void> {
  await eachAlone(deps, 'ending a referral task', await dueTasks(deps.db, batchSize), (id) =>
    deps.db.transaction((tx) => endDueTask(deps, tx, id), { cause: 'referral task over' }),
  );
}
