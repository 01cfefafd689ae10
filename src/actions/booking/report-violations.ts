import type { Deps } from '#src/actions/deps.ts';
import { checkInvariants } from '#src/store/check-invariants.ts';

/** Checks what must never be, and raises the alarm for each that is. Gives how many are broken. */
export async function reportViolations(deps: Deps): Promise<number> {
  const violations = await checkInvariants(deps.db);
  for (const violation of violations) deps.log.error(violation, 'an invariant of money and stock is broken');
  return violations.length;
}
