import { applyReading, type Settled } from '#src/actions/checkout/payment/apply-reading.ts';
import { beginPage } from '#src/actions/checkout/payment/begin-page.ts';
import { coalesceNext, type Turns } from '#src/actions/shared/batches/coalesce-next.ts';
import { nextCheckMs } from '#src/actions/checkout/refunds/next-check-ms.ts';
import type { Deps } from '#src/actions/deps.ts';
import { type Answer, type PaymentReading } from '#src/domain/checkout/payment/payment.ts';
import {
  attemptFacts,
  freezePayment,
  saveBegun,
  scheduleCheck,
  type AttemptFacts,
} from '#src/store/checkout/payments.store.ts';

/** The looks of this process, by its database. */
const looks = new WeakMap<Deps['db'], Map<string, Turns<Settled | null>>>();

/**
 * Learns what became of an attempt and applies it: the one way on which money counts as received. Browser, webhook and
 * worker all come here, as often as they like and at once (threat model §4.4, rule 10); those who come during a look of
 * this process share the next. The provider is queried outside any transaction; a page that no buyer waits for is
 * closed, another one on request. Null when there is no such attempt.
 */
export function settlePayment(
  deps: Deps,
  attemptId: string,
  cause: string,
  page: 'leave' | 'close' = 'leave',
): Promise<Settled | null> {
  const turns = looks.get(deps.db) ?? new Map<string, Turns<Settled | null>>();
  looks.set(deps.db, turns);
  return coalesceNext(turns, `${page} ${attemptId}`, () => settleOnce(deps, attemptId, cause, page), hasSucceeded);
}

/** What has succeeded stays so. */
function hasSucceeded(settled: Settled | null): boolean {
  return settled?.outcome === 'succeeded';
}

async function settleOnce(
  deps: Deps,
  attemptId: string,
  cause: string,
  page: 'leave' | 'close',
): Promise<Settled | null> {
  const facts = await attemptFacts(deps.db, attemptId);
  if (facts === null) return null;
  // There is nothing to query the provider for.
  if (facts.frozen || facts.outcome === 'succeeded') return { outcome: facts.outcome };
  if (facts.psp !== deps.payments.name) {
    deps.log.error(
      { attempt: attemptId, psp: facts.psp },
      'a payment attempt waits for a provider that is not configured',
    );
    return later(deps, facts);
  }
  const answer = await look(deps, facts, page);
  if (answer.kind === 'done') {
    const { value: reading } = answer;
    return deps.db.transaction((tx) => applyReading(tx, deps, facts, reading), { cause });
  }
  const { kind, code, detail } = answer;
  deps.log.warn(
    { attempt: attemptId, kind, providerCode: code, detail },
    'the payment provider returned no state of a payment attempt',
  );
  if (kind === 'final' && code === 'reference_unknown') {
    deps.log.error({ attempt: attemptId }, 'the payment provider does not know a payment attempt: frozen');
    await freezePayment(deps.db, facts.paymentId, code);
    return { outcome: facts.outcome };
  }
  return later(deps, facts);
}

/** An attempt whose first call was lost is begun again under the same id: that call is the same call (rule 7). */
async function look(deps: Deps, facts: AttemptFacts, page: 'leave' | 'close'): Promise<Answer<PaymentReading>> {
  let ref = facts.pspRef;
  if (ref === null) {
    const begun = await beginPage(deps, facts);
    if (begun.kind === 'final') return { kind: 'done', value: neverBegun(facts) };
    if (begun.kind !== 'done') return begun;
    await saveBegun(deps.db, facts.id, begun.value);
    ref = begun.value.providerRef;
  }
  const close = page === 'close' || !facts.wanted;
  return facts.outcome === 'unknown' && close ? deps.payments.cancel(ref) : deps.payments.read(ref);
}

/** The provider refuses to open the page and will always do so: no money can come from this attempt. */
function neverBegun(facts: AttemptFacts): PaymentReading {
  const { amountMinor, currency } = facts;
  return {
    providerRef: '',
    state: 'canceled',
    outcome: 'failed',
    amountMinor,
    currency,
    capturedMinor: 0n,
    attemptId: facts.id,
  };
}

async function later(deps: Deps, facts: AttemptFacts): Promise<Settled> {
  await scheduleCheck(deps.db, facts.paymentId, nextCheckMs(deps.ids, facts.checks));
  return { outcome: facts.outcome };
}
