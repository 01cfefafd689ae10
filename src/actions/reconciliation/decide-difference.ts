import type { Deps } from '#src/actions/deps.ts';
import type { Done } from '#src/actions/ops/on-record.ts';
import { fail, ok, type Result } from '#src/domain/failure.ts';
import { decideFinding } from '#src/store/reconciliation.store.ts';

/** A person decides about a difference: the charge goes back, or all is as it should be. The worker makes the refund. */
export async function decideDifference(
  deps: Deps,
  findingId: string,
  to: 'to_refund' | 'closed',
  reason: string,
): Promise<Result<Done, 'not_found'>> {
  return deps.db.transaction(
    async (tx): Promise<Result<Done, 'not_found'>> => {
      const decided = await decideFinding(tx, findingId, to, reason);
      return decided === null ? fail('not_found') : ok({ finding: findingId, ...decided, state: to });
    },
    { cause: 'difference decided by hand' },
  );
}
