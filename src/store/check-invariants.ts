import type { Queryable } from '#src/store/db.ts';
import { invariants } from '#src/store/invariants.ts';

export type Violation = { readonly id: string; readonly says: string; readonly rows: number };

/** Checks every invariant in one statement, that is, in one moment; gives those that are broken. */
export async function checkInvariants(db: Queryable): Promise<readonly Violation[]> {
  const text = invariants.map(({ id, sql }) => `select '${id}' as id, (${sql})::int as rows`).join('\nunion all\n');
  const { rows } = await db.query<{ id: string; rows: number }>(text);
  return invariants.flatMap(({ id, says }) => {
    const count = rows.find((row) => row.id === id)?.rows ?? 0;
    return count === 0 ? [] : [{ id, says, rows: count }];
  });
}
