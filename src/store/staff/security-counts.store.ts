import type { SecurityCount, SecurityEventKind } from '#src/domain/accounts/security-event.ts';
import type { Queryable } from '#src/store/shared/database/db.ts';
import { columns, sql, type RowOf } from '#src/store/shared/database/statement.ts';

/** Adds counts to those of this hour. */
export async function addSecurityCounts(on: Queryable, counts: readonly SecurityCount[]): Promise<void> {
  await on.query(
    `insert into security_count as c (hour, kind, outcome, count)
     select date_trunc('hour', now()), n.kind, n.outcome, n.count
     from jsonb_to_recordset($1::jsonb) as n (kind text, outcome text, count bigint) order by n.kind, n.outcome
     on conflict (hour, kind, outcome) do update set count = c.count + excluded.count`,
    [JSON.stringify(counts)],
  );
}

const readCounts = sql(
  'read-security-counts',
  `select to_char(hour, 'YYYY-MM-DD') as day, kind, outcome, sum(count)::int as count from security_count
   where hour > now() - $1 * interval '1 day' group by 1, 2, 3 order by 1 desc, 2, 3`,
  { notNull: ['count'], narrower: columns<{ kind: SecurityEventKind }>() },
);

export type SecurityCountRow = RowOf<typeof readCounts>;

/** Counts of the last days, the newest day first. */
export async function securityCounts(on: Queryable, days: number): Promise<readonly SecurityCountRow[]> {
  const { rows } = await on.query(readCounts, [days]);
  return rows;
}
