import type { Check } from '#src/store/operations/invariants/check-invariants.store.ts';
import type { Queryable } from '#src/store/shared/database/db.ts';
import { sql } from '#src/store/shared/database/statement.ts';
import { overdue } from '#src/store/operations/invariants/overdue.ts';

/** Returns whether some process has checked within the last minutes. */
export async function checkedLately(db: Queryable, minutes: number): Promise<boolean> {
  const { rowCount } = await db.query(
    `select from invariant_check where checked_at > now() - make_interval(mins => $1) limit 1`,
    [minutes],
  );
  return rowCount > 0;
}

/** Stores the results of the checks. */
export async function saveChecks(db: Queryable, checks: readonly Check[]): Promise<void> {
  await db.query(
    `insert into invariant_check as c (id, duration_ms, violations, failure, succeeded_at)
     select r.id, r."durationMs", r.rows, r.failure, case when r.failure is null then now() end
     from jsonb_to_recordset($1::jsonb) r (id text, "durationMs" int, rows int, failure text)
     on conflict (id) do update set checked_at = now(), duration_ms = excluded.duration_ms, violations = excluded.violations,
       failure = excluded.failure, succeeded_at = coalesce(excluded.succeeded_at, c.succeeded_at)`,
    [JSON.stringify(checks)],
  );
  await db.query('delete from invariant_check where id <> all ($1)', [checks.map(({ id }) => id)]);
}

const readLate = sql(
  'read-late-checks',
  `select id from invariant_check where ${overdue('coalesce(succeeded_at, first_at)', '1 hour')} order by id`,
);

/** Checks that have not run to their end for an hour in which workers ran. */
export async function lateChecks(db: Queryable): Promise<readonly string[]> {
  const { rows } = await db.query(readLate);
  return rows.map(({ id }) => id);
}
