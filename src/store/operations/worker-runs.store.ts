import type { Queryable } from '#src/store/shared/database/db.ts';
import { statement } from '#src/store/shared/database/statement.ts';

/** Runs are forgotten after so many days: longer than the longest time limit of an invariant. */
const storedDays = 60;

/** Notes that a worker process begins, and closes the runs of processes that ended without saying so. */
export async function beginRun(db: Queryable, id: string): Promise<void> {
  await db.query(
    `update worker_run set stopped_at = seen_at where stopped_at is null and seen_at < now() - interval '30 s'`,
  );
  await db.query(`delete from worker_run where stopped_at < now() - make_interval(days => $1)`, [storedDays]);
  await db.query('insert into worker_run (id) values ($1)', [id]);
}

const seen = statement(
  'worker-seen',
  `insert into worker_run (id) values ($1)
   on conflict (id) do update set seen_at = now(), stopped_at = null`,
);

/** Notes that the process still runs. */
export async function noteRun(db: Queryable, id: string): Promise<void> {
  await db.query(seen, [id]);
}

/** Notes that the process stops in order. */
export async function endRun(db: Queryable, id: string): Promise<void> {
  await db.query('update worker_run set seen_at = now(), stopped_at = now() where id = $1', [id]);
}
