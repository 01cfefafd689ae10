import { settlePayment } from '#src/actions/checkout/payment/settle-payment.ts';
import { noteMissing } from '#src/actions/settlement/note-missing.ts';
import type { Deps } from '#src/actions/deps.ts';
import type { FindingKind } from '#src/domain/settlement/reconciliation.ts';
import { attemptFacts } from '#src/store/checkout/payments.store.ts';
import {
  oddCharges,
  paidInstead,
  unlistedPayments,
  type OddCharge,
} from '#src/store/settlement/reconciliation-differences.store.ts';
import { leaveFindingsOpen, noteFinding, type Span } from '#src/store/settlement/reconciliation.store.ts';

/** What is wrong with a charge; null when nothing is, `untold` when it is still on its way or the provider does not say. */
type Verdict = { readonly kind: FindingKind; readonly note: string } | 'untold' | null;

/** Compares charges in both directions and notes what differs. Gives how many differences are new. */
export async function compareCharges(deps: Deps, span: Span): Promise<number> {
  let found = 0;
  for (const charge of await oddCharges(deps.db, span)) {
    const verdict = await verdictOf(deps, charge);
    if (verdict === 'untold') await leaveFindingsOpen(deps.db, span.psp, 'charge', charge.ref);
    if (verdict === 'untold' || verdict === null) continue;
    const { ref, intentRef, attemptId, amountMinor, currency, madeAtMs } = charge;
    const facts = { id: deps.ids.uuid(), psp: span.psp, ref, intentRef, attemptId, amountMinor, currency, madeAtMs };
    if (await noteFinding(deps.db, { ...facts, ...verdict })) found += 1;
  }
  const missing = await noteMissing(deps, span, {
    compared: 'charge',
    missing: await unlistedPayments(deps.db, span),
    read: (pspRef) => deps.payments.read(pspRef),
    wrongWith: (paid, { amountMinor, currency }) =>
      paid.capturedMinor === amountMinor && paid.currency === currency
        ? null
        : `the provider has received ${paid.capturedMinor}`,
  });
  return found + missing;
}

async function verdictOf(deps: Deps, charge: OddCharge): Promise<Verdict> {
  const { attemptId, ours, remainingMinor } = charge;
  if (attemptId === null) {
    if (remainingMinor === 0n) return null;
    return {
      kind: 'charge_unknown',
      note: ours === null ? 'names no attempt' : `names an attempt that is not here: ${ours}`,
    };
  }
  if (charge.outcome !== 'succeeded') await settlePayment(deps, attemptId, 'reconciliation');
  const facts = await attemptFacts(deps.db, attemptId);
  const instead = await paidInstead(deps.db, attemptId);
  if (instead?.frozenReason === 'second_success') {
    const isTaken = await isTheOne(deps, instead.pspRef, charge.intentRef);
    if (isTaken === null) return 'untold';
    if (isTaken || remainingMinor === 0n) return null;
    return { kind: 'charge_double', note: 'another attempt has paid this order' };
  }
  // Not settled yet: whatever becomes of it, nothing is given back meanwhile.
  if (facts === null || facts.outcome === 'unknown' || facts.frozen) return stuck(charge, facts?.frozen ?? false);
  if (charge.charges > 1 || facts.outcome === 'failed') {
    const isTaken = await isTheOne(deps, facts.pspRef, charge.intentRef);
    if (isTaken === null) return 'untold';
    if (!isTaken) return notTheOne(charge, facts.outcome);
  }
  if (facts.outcome === 'succeeded' && differs(charge)) {
    return { kind: 'charge_amount', note: `we have ${charge.capturedMinor} ${charge.ourCurrency ?? ''}` };
  }
  const isStray = facts.outcome === 'failed' && remainingMinor > 0n;
  return isStray ? { kind: 'charge_unsettled', note: 'our attempt failed' } : null;
}

function stuck(charge: OddCharge, isFrozen: boolean): Verdict {
  if (!isFrozen) return 'untold';
  return charge.remainingMinor > 0n ? { kind: 'charge_unsettled', note: 'our payment is frozen' } : null;
}

function notTheOne({ remainingMinor }: OddCharge, outcome: 'succeeded' | 'failed'): Verdict {
  if (remainingMinor === 0n) return null;
  if (outcome === 'succeeded') return { kind: 'charge_double', note: 'another charge has paid this attempt' };
  return { kind: 'charge_unsettled', note: 'our attempt failed, and its page has another charge' };
}

/** What we had when the list was compared; an attempt that was settled just now is compared by the next run. */
function differs({ outcome, capturedMinor, amountMinor, ourCurrency, currency }: OddCharge): boolean {
  return outcome === 'succeeded' && (capturedMinor !== amountMinor || ourCurrency !== currency);
}

/** Whether a charge is the one that the attempt's page took; null when the provider does not say. */
async function isTheOne(deps: Deps, pspRef: string | null, intentRef: string | null): Promise<boolean | null> {
  if (pspRef === null || intentRef === null) return null;
  const answer = await deps.payments.read(pspRef);
  if (answer.kind !== 'done') return null;
  return answer.value.intentRef === intentRef;
}
