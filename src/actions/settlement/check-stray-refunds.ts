import type { Deps } from '#src/actions/deps.ts';
import { refundedFindings, reopenFinding } from '#src/store/settlement/reconciliation.store.ts';

/**
 * A refund of a stray charge may fail after the provider has accepted it, weeks later with some banks. Each is read again by its
 * own reference, since the lists go by when it was made; one that failed is a matter for a person. Gives how many failed.
 */
export async function checkStrayRefunds(deps: Deps): Promise<number> {
  const { db, payments, log, ids } = deps;
  let failed = 0;
  for (const { id, refundId, refundRef } of await refundedFindings(db, payments.name)) {
    const answer = await payments.readRefund(refundRef);
    if (answer.kind !== 'done' || answer.value.state !== 'failed') continue;
    log.error({ finding: id, refund: refundRef }, 'the refund of a stray charge failed: needs manual review');
    if (await reopenFinding(db, id, refundId, ids.uuid())) failed += 1;
  }
  return failed;
}
