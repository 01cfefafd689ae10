import { nextCheckMs } from '#src/actions/checkout/refunds/next-check-ms.ts';
import { beginPage } from '#src/actions/checkout/payment/begin-page.ts';
import type { Deps } from '#src/actions/deps.ts';
import { fail, ok, type Failure, type Result } from '#src/domain/failure.ts';
import { forgetCall, rememberRefusal, type ClaimedCall } from '#src/store/shared/outbox/idempotency.store.ts';
import { saveOutcome, savePage, scheduleCheck, type AttemptFacts } from '#src/store/checkout/payments.store.ts';

/** Where the traveler pays, or is sent when there is nothing to pay. */
export type Page = { readonly redirectUrl: string };

/** What is stored under the caller's key. */
export type StoredAnswer = Page | { readonly failure: Failure };

/**
 * Opens the provider's page for a committed attempt, outside any transaction. An answer that was lost leaves the
 * attempt as it is: the worker retries with the same key, and so may the traveler.
 */
export async function openPage(deps: Deps, call: ClaimedCall, facts: AttemptFacts): Promise<Result<Page>> {
  const attemptId = facts.id;
  const begun = await beginPage(deps, facts);
  if (begun.kind === 'done') {
    const page = { redirectUrl: begun.value.redirectUrl };
    await savePage(deps.db, attemptId, page, begun.value.providerRef, call);
    return ok(page);
  }
  const { kind, code, detail } = begun;
  deps.log.warn(
    { attempt: attemptId, kind, providerCode: code, detail },
    'the payment provider did not open a payment page',
  );
  await forgetCall(deps.db, call);
  if (kind !== 'final') {
    await scheduleCheck(deps.db, facts.paymentId, nextCheckMs(deps.ids, 0));
    return fail('payment_unavailable');
  }
  await deps.db.transaction((tx) => saveOutcome(tx, attemptId, 'failed', null), { cause: 'page refused' });
  const refused = fail('payment_failed');
  await rememberRefusal(deps.db, call, 402, { failure: refused.failure } satisfies StoredAnswer);
  return refused;
}
