import { issuePersonalCoupon } from '#src/actions/marketing/referral/issue-personal-coupon.ts';
import type { Deps } from '#src/actions/deps.ts';
import { couponOf, type ReferralDefinition } from '#src/domain/marketing/referral/referral.ts';
import { secretCoupon } from '#src/domain/marketing/referral/secret-price.ts';
import type { Queryable } from '#src/store/shared/database/db.ts';
import {
  endTask,
  giveMemberCoupon,
  membersOf,
  type TaskRow,
} from '#src/store/marketing/referral/referral-tasks.store.ts';

/**
 * Completes a task whose row the transaction has locked: all people of a group have their coupon, and of a falling
 * price the one who requested help.
 */
export async function completeTask(
  deps: Pick<Deps, 'ids'>,
  tx: Queryable,
  task: TaskRow,
  definition: ReferralDefinition,
): Promise<void> {
  await endTask(tx, task.id, 'complete');
  if (definition.kind === 'group') {
    const coupon = couponOf(definition.reward);
    for (const { accountId } of await membersOf(tx, task.id)) await hand(deps, tx, { task, accountId, coupon });
  }
  if (definition.kind === 'secret_price') {
    const coupon = { definition: secretCoupon(definition, task.joined), hours: definition.buyHours };
    await hand(deps, tx, { task, accountId: task.starterId, coupon });
  }
}

async function hand(
  deps: Pick<Deps, 'ids'>,
  tx: Queryable,
  given: {
    readonly task: TaskRow;
    readonly accountId: string;
    readonly coupon: Parameters<typeof issuePersonalCoupon>[3];
  },
): Promise<void> {
  const hash = await issuePersonalCoupon(deps, tx, given.accountId, given.coupon);
  await giveMemberCoupon(tx, given.task.id, given.accountId, hash);
}
