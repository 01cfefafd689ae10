import { rereadRefunds } from '#src/actions/checkout/refunds/reread-refunds.ts';
import { checkStrayRefunds } from '#src/actions/settlement/check-stray-refunds.ts';
import { compareCharges } from '#src/actions/settlement/compare-charges.ts';
import { compareDisputes } from '#src/actions/settlement/compare-disputes.ts';
import { compareRefunds } from '#src/actions/settlement/compare-refunds.ts';
import { endSecondSuccesses } from '#src/actions/settlement/end-second-successes.ts';
import { fetchRecords } from '#src/actions/settlement/fetch-records.ts';
import type { Deps } from '#src/actions/deps.ts';
import { comparedUntilMs, isDue, spanOf } from '#src/domain/settlement/reconciliation.ts';
import { addAudit } from '#src/store/staff/audit.store.ts';
import type { Queryable } from '#src/store/shared/database/db.ts';
import { tryLock } from '#src/store/shared/database/locks.ts';
import {
  approveByRule,
  claimRun,
  closeGone,
  endRun,
  standingRuns,
  type Span,
} from '#src/store/settlement/reconciliation.store.ts';

export type Reconciled =
  | {
      readonly kind: 'done';
      readonly found: number;
      readonly charges: number;
      readonly refunds: number;
      readonly disputes: number;
    }
  /** Another process is at it, or has just done it. */
  | { readonly kind: 'not_due' }
  | { readonly kind: 'failed'; readonly why: string };

/** `daily`: nothing when the last good run is younger than a day. Without it staff run it, who may say how far to look back; `by` is for the audit log. */
export type When = {
  readonly daily: boolean;
  readonly lookBackMs?: number;
  readonly by?: { readonly actor: string; readonly reason: string };
};

/**
 * Compares the provider's charges, refunds and disputes with ours, in both directions. Every difference is stored once,
 * however often it is seen; charges that the rule covers are marked to be refunded. Any number of processes may call it.
 */
export async function reconcile(deps: Deps, when: When): Promise<Reconciled> {
  const result = await compare(deps, when);
  if (result.kind === 'failed') deps.log.error({ why: result.why }, 'the payments could not be reconciled');
  if (result.kind === 'done' && result.found > 0)
    deps.log.error(
      { found: result.found },
      'the payment provider and the shop differ: npx meander reconciliation list',
    );
  return result;
}

type Run = { readonly id: string; readonly span: Span };

/** Claims the run; one that a person has started is written to the audit log with it. */
async function claim(tx: Queryable, deps: Deps, { daily, lookBackMs, by }: When): Promise<Run | null> {
  if (!(await tryLock(tx, 'reconcile'))) return null;
  const psp = deps.payments.name;
  const runs = await standingRuns(tx, psp);
  if (!isDue(runs, deps.clock(), daily)) return null;
  const span: Span = { psp, ...spanOf(deps.clock(), comparedUntilMs(runs), lookBackMs) };
  const id = await claimRun(tx, span);
  if (by !== undefined) {
    const [from, until] = [new Date(span.fromMs).toISOString(), new Date(span.untilMs).toISOString()];
    const details = { run: id, from, until };
    await addAudit(tx, { ...by, command: 'reconcile', subject: psp, outcome: 'done', details });
  }
  return { id, span };
}

async function compare(deps: Deps, when: When): Promise<Reconciled> {
  const { db } = deps;
  const run = await db.transaction((tx) => claim(tx, deps, when), { cause: 'reconciliation' });
  if (run === null) return { kind: 'not_due' };
  const { id: claimed, span } = run;
  let counts = { charges: 0, refunds: 0, disputes: 0 };
  try {
    const fetched = await fetchRecords(deps, span);
    if (!fetched.ok) {
      await endRun(db, claimed, { ...counts, failure: fetched.why });
      return { kind: 'failed', why: fetched.why };
    }
    const { charges, refunds, disputes } = fetched;
    counts = { charges, refunds, disputes };
    // First, since a charge whose refund has failed is judged as one that was not refunded.
    const reopened = await checkStrayRefunds(deps);
    await rereadRefunds(deps);
    const found =
      reopened +
      (await compareCharges(deps, span)) +
      (await compareRefunds(deps, span)) +
      (await compareDisputes(deps, span));
    await endSecondSuccesses(deps);
    await closeGone(db, span.psp, claimed);
    await approveByRule(db, span.psp);
    await endRun(db, claimed, { ...counts, failure: null });
    return { kind: 'done', found, ...counts };
  } catch (fault) {
    await endRun(db, claimed, { ...counts, failure: fault instanceof Error ? fault.message : String(fault) });
    throw fault;
  }
}
