import type { Deps } from '#src/actions/deps.ts';
import type { Done } from '#src/actions/staff/on-record.ts';
import { fail, ok, type Result } from '#src/domain/failure.ts';
import { decideFinding, lockFinding } from '#src/store/settlement/reconciliation.store.ts';

type Refusal = 'not_found' | 'refund_under_way';

/**
 * A person decides about a difference: the charge goes back, or all is as it should be. The worker makes the refund; once it is
 * to be made, or perhaps is on its way, nothing else can be decided.
 */
export async function decideDifference(
  deps: Deps,
  findingId: string,
  to: 'to_refund' | 'closed',
  reason: string,
): Promise<Result<Done, Refusal>> {
  return deps.db.transaction(
    async (tx): Promise<Result<Done, Refusal>> => {
      if ((await lockFinding(tx, findingId)) === 'to_refund') return fail('refund_under_way');
      const decided = await decideFinding(tx, findingId, to, reason);
      return decided === null ? fail('not_found') : ok({ finding: findingId, ...decided, state: to });
    },
    { cause: 'difference decided by hand' },
  );
}
