import type { Deps } from '#src/actions/deps.ts';
import { endSecondSuccesses } from '#src/actions/settlement/end-second-successes.ts';
import { listProviderRefunds } from '#src/actions/checkout/refunds/list-provider-refunds.ts';
import { dayMs } from '#src/domain/settlement/reconciliation.ts';
import { attemptFacts } from '#src/store/checkout/payments.store.ts';
import { paidInstead } from '#src/store/settlement/reconciliation-differences.store.ts';
import {
  elsewhereNote,
  endFinding,
  reopenFinding,
  takeToRefund,
  type ToRefund,
} from '#src/store/settlement/reconciliation.store.ts';

const batchSize = 20;

/**
 * Gives back charges that are nobody's payment here and were approved for it, by rule or by hand. The finding's id, or its key
 * of another try once a refund has failed, is the provider's idempotency key, and what is left of the charge is read again before each try: whatever breaks off when,
 * the money goes back once. Gives how many were refunded.
 */
export async function refundStrayCharges(deps: Deps): Promise<number> {
  let refunded = 0;
  for (const finding of await takeToRefund(deps.db, deps.payments.name, batchSize)) {
    if (await refundOne(deps, finding)) refunded += 1;
  }
  if (refunded > 0) await endSecondSuccesses(deps);
  return refunded;
}

async function refundOne(deps: Deps, finding: ToRefund): Promise<boolean> {
  const { db, payments, log } = deps;
  const { id, refundId, intentRef, attemptId, currency } = finding;
  if (attemptId !== null) {
    const standing = await standingOf(deps, attemptId, intentRef);
    if (standing === 'in progress') return false;
    if (standing === 'ours') {
      await endFinding(db, id, { state: 'closed', note: 'has become the payment of its attempt' });
      return false;
    }
  }
  const earlier = await earlierRefund(deps, finding);
  if (earlier === null) return false;
  if (earlier.failed) return failed(deps, finding);
  if (earlier.refundRef !== null) {
    await endFinding(db, id, { state: 'refunded', refundRef: earlier.refundRef });
    return true;
  }
  if (earlier.remainingMinor <= 0n) {
    await endFinding(db, id, { state: 'closed', note: elsewhereNote });
    return false;
  }
  const answer = await payments.refundCharge({ refundId, intentRef, amountMinor: earlier.remainingMinor, currency });
  if (answer.kind === 'done' && answer.value.state === 'failed') return failed(deps, finding);
  if (answer.kind === 'done') {
    await endFinding(db, id, { state: 'refunded', refundRef: answer.value.refundRef });
    log.warn(
      { finding: id, kind: finding.kind, charge: finding.ref, minor: earlier.remainingMinor.toString(), currency },
      'a stray charge was refunded',
    );
    return true;
  }
  log.error(
    { finding: id, kind: answer.kind, providerCode: answer.code, detail: answer.detail },
    'a stray charge was not refunded',
  );
  if (answer.kind === 'final') await endFinding(db, id, { state: 'open', note: `not refunded: ${answer.code}` });
  return false;
}

/** A refund that did not reach the customer: a person decides what is done next. */
async function failed({ db, ids, log }: Deps, { id, refundId }: ToRefund): Promise<false> {
  log.error({ finding: id, refund: refundId }, 'the refund of a stray charge failed: needs manual review');
  await reopenFinding(db, id, refundId, ids.uuid());
  return false;
}

/**
 * Whether the charge is still none of our payments: its attempt may have been settled since it was found. Where another
 * attempt has paid for the same, the charge that must not go back is that one's.
 */
async function standingOf(deps: Deps, attemptId: string, intentRef: string): Promise<'stray' | 'ours' | 'in progress'> {
  const facts = await attemptFacts(deps.db, attemptId);
  if (facts === null) return 'stray';
  const instead = await paidInstead(deps.db, attemptId);
  const pspRef = instead === null ? facts.pspRef : instead.pspRef;
  if ((instead === null && facts.outcome === 'unknown') || pspRef === null) return 'in progress';
  const answer = await deps.payments.read(pspRef);
  if (answer.kind !== 'done') return 'in progress';
  return answer.value.intentRef === intentRef ? 'ours' : 'stray';
}

type Earlier = { readonly refundRef: string | null; readonly failed: boolean; readonly remainingMinor: bigint };

/** What the provider has given back of the charge by now: a refund of ours whose answer was lost, or others'. Null when it does not say. */
async function earlierRefund(deps: Deps, finding: ToRefund): Promise<Earlier | null> {
  const { payments, clock } = deps;
  const { refundId, ref, intentRef, madeAtMs } = finding;
  const listed = await listProviderRefunds(deps, intentRef, madeAtMs);
  if (listed === null) return null;
  const own = listed.filter((one) => one.refund === refundId);
  const made = own.find((one) => one.state !== 'failed');
  if (made !== undefined) return { refundRef: made.ref, failed: false, remainingMinor: 0n };
  const span = { fromMs: madeAtMs, untilMs: clock() + dayMs, intentRef };
  const charges = await payments.listCharges({ ...span, after: null });
  const charge = charges.kind === 'done' ? charges.value.items.find((one) => one.ref === ref) : undefined;
  if (charge === undefined) return null;
  return { refundRef: null, failed: own.length > 0, remainingMinor: charge.amountMinor - charge.refundedMinor };
}
