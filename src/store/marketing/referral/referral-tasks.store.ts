import type { TaskState } from '#src/domain/marketing/referral/referral.ts';
import type { Queryable } from '#src/store/shared/database/db.ts';
import { columns, sql, type RowOf } from '#src/store/shared/database/statement.ts';
import type { Uses } from '#src/store/marketing/referral/referral-invites.store.ts';

const taskColumns = `t.id, t.key, t.offer_id as "offerId", t.kind, t.state, t.starter_id as "starterId", t.needed, t.joined,
  t.expires_at as "expiresAt", t.expires_at <= now() as "isDue"`;

const taskFacts = { narrower: columns<{ state: TaskState }>() };

const insertReferralTask = sql(
  'insert-referral-task',
  `insert into referral_task as t (id, state, key, offer_id, kind, starter_id, needed, joined, expires_at)
   select $1, 'open', $2, o.id, o.kind, $4, $5, $6, least(now() + $7 * interval '1 hour', o.ends_at)
   from referral_offer o where o.id = $3
   on conflict (offer_id, starter_id) where state = 'open' do nothing returning ${taskColumns}`,
  taskFacts,
);

/** A task; `isDue`: it is past its end, though the clock's job may not have come by yet. */
export type TaskRow = RowOf<typeof insertReferralTask>;

/** Opens a task; null when its starter has one of this offer open. It never outlives the offer. */
export async function insertTask(
  tx: Queryable,
  task: Pick<TaskRow, 'id' | 'key' | 'offerId' | 'starterId' | 'needed' | 'joined'> & { readonly hours: number },
): Promise<TaskRow | null> {
  const { rows } = await tx.query(insertReferralTask, [
    task.id,
    task.key,
    task.offerId,
    task.starterId,
    task.needed,
    task.joined,
    task.hours,
  ]);
  return rows[0] ?? null;
}

const readTask = sql(
  'read-referral-task',
  `select ${taskColumns} from referral_task t where t.key = $1 and t.kind = $2`,
  taskFacts,
);

/** Returns a task by its key; null when there is none. */
export async function findTask(on: Queryable, key: string, kind: TaskRow['kind']): Promise<TaskRow | null> {
  const { rows } = await on.query(readTask, [key, kind]);
  return rows[0] ?? null;
}

const readTasks = sql(
  'read-referral-tasks',
  `select ${taskColumns} from referral_task t join referral_member m on m.task_id = t.id and m.account_id = $1
   order by t.created_at desc, t.id limit $2`,
  taskFacts,
);

/** Returns an account's tasks of these offers, the latest first. */
export async function tasksOf(on: Queryable, accountId: string, limit: number): Promise<readonly TaskRow[]> {
  const { rows } = await on.query(readTasks, [accountId, limit]);
  return rows;
}

const readUses = sql(
  'read-uses-of-referral-tasks',
  `select exists (select from referral_member where offer_id = $1 and account_id = $2 and counts) as "accountUsed",
     exists (select from referral_member where offer_id = $1 and phone_key = $3 and counts) as "phoneUsed",
     exists (select from referral_member where offer_id = $1 and device_key = $4 and counts) as "deviceUsed",
     false as "isCircle"`,
  { notNull: ['accountUsed', 'phoneUsed', 'deviceUsed'] },
);

/** Returns which marks of a person already take part in an offer; expired ones do not count. */
export async function usesOfTasks(
  on: Queryable,
  offerId: number,
  comer: { readonly accountId: string; readonly phoneKey: string; readonly deviceKey: string },
): Promise<Uses> {
  const { rows } = await on.query(readUses, [offerId, comer.accountId, comer.phoneKey, comer.deviceKey]);
  return rows[0] ?? { accountUsed: true, phoneUsed: true, deviceUsed: true, isCircle: false };
}

const takeTaskPlace = sql(
  'take-referral-task-place',
  `update referral_task t set joined = joined + 1
   where t.id = $1 and t.state = 'open' and t.joined < t.needed and t.expires_at > now() returning ${taskColumns}`,
  taskFacts,
);

/** Takes a place; null when there is none. The lock on the task's row makes the next one wait, so the last goes once. */
export async function takePlace(tx: Queryable, taskId: string): Promise<TaskRow | null> {
  const { rows } = await tx.query(takeTaskPlace, [taskId]);
  return rows[0] ?? null;
}

/** Writes a participant; false when account, phone or device takes part already. */
export async function insertMember(
  tx: Queryable,
  member: {
    readonly task: TaskRow;
    readonly nth: number;
    readonly accountId: string;
    readonly phoneKey: string;
    readonly deviceKey: string;
  },
): Promise<boolean> {
  const { task, nth, accountId, phoneKey, deviceKey } = member;
  const { rowCount } = await tx.query(
    `insert into referral_member (task_id, offer_id, account_id, nth, phone_key, device_key)
     values ($1, $2, $3, $4, $5, $6) on conflict do nothing`,
    [task.id, task.offerId, accountId, nth, phoneKey, deviceKey],
  );
  return rowCount === 1;
}

const lockTask = sql(
  'lock-open-referral-task',
  `select ${taskColumns} from referral_task t where t.id = $1 and t.state = 'open' for no key update`,
  taskFacts,
);

/** Locks an open task; null when it is not open any more. */
export async function lockOpenTask(tx: Queryable, taskId: string): Promise<TaskRow | null> {
  const { rows } = await tx.query(lockTask, [taskId]);
  return rows[0] ?? null;
}

/** Ends an open task one way or the other; who took part in what expired may take part elsewhere. */
export async function endTask(tx: Queryable, taskId: string, state: 'complete' | 'expired'): Promise<void> {
  await tx.query('update referral_task set state = $2, done_at = now() where id = $1', [taskId, state]);
  if (state === 'expired') await tx.query('update referral_member set counts = false where task_id = $1', [taskId]);
}

const readMembers = sql(
  'read-referral-task-members',
  `select m.account_id as "accountId", m.nth, nullif(upper(left(trim(a.name), 1)), '') as letter
   from referral_member m join account a on a.id = m.account_id where m.task_id = $1 order by m.nth`,
);

export type MemberRow = RowOf<typeof readMembers>;

/** Returns the participants of a task, by their places; of each no more than the first letter of the name. */
export async function membersOf(on: Queryable, taskId: string): Promise<readonly MemberRow[]> {
  const { rows } = await on.query(readMembers, [taskId]);
  return rows;
}

/** Records the coupon that a participant got from a task. */
export async function giveMemberCoupon(tx: Queryable, taskId: string, accountId: string, hash: string): Promise<void> {
  await tx.query(`update referral_member set coupon_hash = decode($3, 'hex') where task_id = $1 and account_id = $2`, [
    taskId,
    accountId,
    hash,
  ]);
}

const readDueTasks = sql(
  'read-due-referral-tasks',
  `select id from referral_task where state = 'open' and expires_at <= now() order by expires_at limit $1`,
);

/** Returns open tasks whose time is over, the oldest first. */
export async function dueTasks(on: Queryable, limit: number): Promise<readonly string[]> {
  const { rows } = await on.query(readDueTasks, [limit]);
  return rows.map((row) => row.id);
}
