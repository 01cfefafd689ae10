import { openDb } from '#src/store/shared/database/db.ts';
import { checkInvariants } from '#src/store/operations/invariants/check-invariants.store.ts';
import { invariants } from '#src/store/operations/invariants/invariants.ts';
import type { Outcome, Output, ParsedOptions } from './outcome.ts';
import { openDirect } from './open-direct.ts';

/** Verifies the data invariants of the database that the environment names, or the embedded one. */
export async function checkDatabase(
  _words: readonly string[],
  _given: ParsedOptions,
  output: Output,
): Promise<Outcome> {
  const direct = await openDirect({ existing: true });
  try {
    return await reportInvariants(direct.url, output);
  } finally {
    await direct.close();
  }
}

/** Verifies the data invariants of a database; exit code 1 if one is violated. */
export async function reportInvariants(
  url: string,
  { say, complain }: Output,
  { statementTimeoutMs }: { readonly statementTimeoutMs?: number } = {},
): Promise<Outcome> {
  const db = openDb({
    url,
    max: 1,
    applicationName: 'meander check',
    ...(statementTimeoutMs !== undefined && { statementTimeoutMs }),
  });
  try {
    const violations = await checkInvariants(db);
    for (const { id, says, rows } of violations) complain(`${id}: ${says} (${rows} rows)`);
    say(
      violations.length === 0
        ? `All ${invariants.length} invariants hold.`
        : `${violations.length} of ${invariants.length} invariants are violated.`,
    );
    return { code: violations.length === 0 ? 0 : 1, data: { invariants: invariants.length, violations } };
  } finally {
    await db.close();
  }
}
