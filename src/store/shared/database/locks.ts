import type { Queryable } from '#src/store/shared/database/db.ts';
import { sql, statement } from '#src/store/shared/database/statement.ts';

/** The actions of which one at a time may happen in a database, whichever process does them. */
export type LockName =
  | 'migrate'
  | 'seed'
  | 'materialise-slots'
  | 'sweep-holds'
  | 'search-items'
  | 'deals'
  | 'reconcile'
  | 'check-invariants';

// Advisory locks share one space of numbers with whatever else uses this database: the first half is our own mark.
const family = 0x6d656e;
const members: Readonly<Record<LockName, number>> = {
  migrate: 1,
  seed: 2,
  'materialise-slots': 3,
  'sweep-holds': 4,
  'search-items': 5,
  deals: 6,
  reconcile: 7,
  'check-invariants': 8,
};

/**
 * Does `work` while holding the lock, waiting for it as long as it takes. `session` is one dedicated connection to the
 * database itself, not a pool and not a pooler; the lock ends with it even when the process is killed.
 */
export async function withSessionLock<Value>(
  session: Queryable,
  name: LockName,
  work: () => Promise<Value>,
): Promise<Value> {
  const key = [family, members[name]];
  await session.query('select pg_advisory_lock($1, $2)', key);
  try {
    return await work();
  } finally {
    await session.query('select pg_advisory_unlock($1, $2)', key);
  }
}

/**
 * Makes those who choose from the same pools take turns: waits for the current holder of each, and holds them for
 * the rest of the transaction. Nothing else may be locked before.
 */
export async function takeTurns(tx: Queryable, pools: readonly string[]): Promise<void> {
  await tx.query(turns, [family + 1, [...new Set(pools)].toSorted()]);
}

/** An array is read in its order, so that no transaction waits for a lock while holding a later one. */
const turns = statement(
  'take-turns',
  'select pg_advisory_xact_lock($1, hashtext(pool)) from unnest($2::text[]) as pool',
);

const takeIfFree = sql('take-lock-if-free', 'select pg_try_advisory_xact_lock($1, $2) as taken');

/** Takes the lock for the rest of the transaction if it is free; false when another process has it. */
export async function tryLock(tx: Queryable, name: LockName): Promise<boolean> {
  const { rows } = await tx.query(takeIfFree, [family, members[name]]);
  return rows[0]?.taken ?? false;
}
