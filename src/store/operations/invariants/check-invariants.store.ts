import type { Queryable } from '#src/store/shared/database/db.ts';
import { sql } from '#src/store/shared/database/statement.ts';
import { inRanges } from '#src/store/shared/database/in-range.ts';
import { invariants } from '#src/store/operations/invariants/invariants.ts';

export type Violation = { readonly id: string; readonly says: string; readonly rows: number };

const countAll = sql(
  'check-invariants',
  invariants.map((one) => `select '${one.id}' as id, (${one.sql})::int as rows`).join('\nunion all\n'),
  { notNull: ['id'] },
);

/** Checks every invariant in one statement, that is, in one moment; returns those that are broken. */
export async function checkInvariants(db: Queryable): Promise<readonly Violation[]> {
  const { rows } = await db.query(countAll);
  return invariants.flatMap(({ id, says }) => {
    const count = rows.find((row) => row.id === id)?.rows ?? 0;
    return count === 0 ? [] : [{ id, says, rows: count }];
  });
}

export type Check = {
  readonly id: string;
  readonly says: string;
  readonly durationMs: number;
  /** How many rows break it; null when the check did not run to its end. */
  readonly rows: number | null;
  readonly failure: string | null;
};

/** A range holds about so many bookings, and has so long. */
const rowsOfRange = 20_000;
const mostRanges = 256;
const rangeTimeout = '60s';

const estimateRows = sql(
  'estimate-checked-rows',
  `select max(reltuples)::float8 as estimate from pg_class where oid in ('booking'::regclass, 'state_log'::regclass)`,
);

/** Returns into how many ranges the large checks are split, by the database's own estimate. */
export async function rangesNeeded(db: Queryable): Promise<number> {
  const { rows } = await db.query(estimateRows);
  return Math.min(mostRanges, Math.max(1, Math.ceil((rows[0]?.estimate ?? 0) / rowsOfRange)));
}

/**
 * Checks every invariant by itself, large ones range by range, within a transaction. One that fails or takes too long
 * does not prevent the others from being checked.
 */
export async function checkInRanges(tx: Queryable, ranges: number, clock: () => number): Promise<readonly Check[]> {
  await tx.query(`set local statement_timeout = '${rangeTimeout}'`);
  const checks: Check[] = [];
  for (const { id, says, sql: text } of invariants) {
    const begunMs = clock();
    const outcome = await countIn(tx, inRanges(text, ranges));
    checks.push({ id, says, durationMs: Math.round(clock() - begunMs), ...outcome });
  }
  return checks;
}

async function countIn(tx: Queryable, statements: readonly string[]): Promise<Pick<Check, 'rows' | 'failure'>> {
  let count = 0;
  await tx.query('savepoint one_check');
  try {
    for (const text of statements) {
      const { rows } = await tx.query(`select (${text})::int as rows`);
      const found = rows[0]?.['rows'];
      if (typeof found === 'number') count += found;
    }
    await tx.query('release savepoint one_check');
    return { rows: count, failure: null };
  } catch (fault) {
    await tx.query('rollback to savepoint one_check');
    return { rows: null, failure: fault instanceof Error ? fault.message : String(fault) };
  }
}
