import type { Deps } from '#src/actions/deps.ts';
import { checkInRanges, rangesNeeded } from '#src/store/operations/invariants/check-invariants.store.ts';
import { checkedLately, lateChecks, saveChecks } from '#src/store/operations/invariants/invariant-checks.store.ts';
import { tryLock } from '#src/store/shared/database/locks.ts';

/** Less than the job's interval: of several processes one checks, and the others find that it was done. */
const lateMinutes = 4;

/**
 * Checks the invariants and raises the alarm for each that is broken, did not run to its end, or has not for an hour. One
 * process at a time does it for all. Gives how many are broken; null when another process checks or has just done so.
 */
export async function reportViolations(deps: Deps): Promise<number | null> {
  const { db, log, clock } = deps;
  const checks = await db.transaction(
    async (tx) => {
      if (!(await tryLock(tx, 'check-invariants')) || (await checkedLately(tx, lateMinutes))) return null;
      const done = await checkInRanges(tx, await rangesNeeded(tx), clock);
      await saveChecks(tx, done);
      return done;
    },
    { cause: 'invariants', attempts: 1 },
  );
  if (checks === null) return null;
  const broken = checks.filter(({ rows }) => rows !== null && rows > 0);
  for (const { id, says, rows } of broken) log.error({ id, says, rows }, 'an invariant of money and stock is broken');
  for (const { id, failure } of checks.filter((check) => check.failure !== null))
    log.warn({ id, failure }, 'an invariant could not be checked');
  for (const id of await lateChecks(db)) log.error({ id }, 'an invariant has not been checked for an hour');
  return broken.length;
}
