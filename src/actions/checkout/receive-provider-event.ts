import { settlePayment } from '#src/actions/checkout/settle-payment.ts';
import { settleRefund } from '#src/actions/booking/settle-refund.ts';
import type { Deps } from '#src/actions/deps.ts';
import { fail, ok, type Result } from '#src/domain/failure.ts';
import type { PaymentEvent } from '#src/domain/payment.ts';
import { keepEvent, markApplied } from '#src/store/inbox.store.ts';
import { attemptByRef } from '#src/store/payments.store.ts';

/**
 * Takes a provider's event: verified on its raw bytes, kept, then applied; a duplicate is taken with thanks (threat
 * T-46). What cannot be applied now is applied by the worker.
 */
export async function receiveProviderEvent(deps: Deps, rawBody: Uint8Array, signature: string | undefined): Promise<Result<{ readonly fresh: boolean }>> {
  const verdict = deps.payments.event(rawBody, signature, deps.clock());
  if (!verdict.accepted) {
    deps.log.warn({ refusal: verdict.refusal }, 'an event of the payment provider was refused');
    return fail('bad_request', { facts: { refusal: verdict.refusal } });
  }
  const fresh = await keepEvent(deps.db, deps.payments.name, verdict.event);
  if (!fresh) return ok({ fresh });
  try {
    await applyProviderEvent(deps, deps.payments.name, verdict.event);
  } catch (error) {
    // It is kept: the provider need not send it again.
    deps.log.error({ err: error, event: verdict.event.eventId }, 'an event could not be applied and waits for the worker');
  }
  return ok({ fresh });
}

/** Applies a kept event by looking where it points; the event itself decides nothing. */
export async function applyProviderEvent(deps: Deps, source: string, event: PaymentEvent): Promise<void> {
  if (event.kind === 'payment') {
    const attemptId = isUuid(event.attemptId) ? event.attemptId : await attemptAt(deps, source, event.providerRef);
    if (attemptId !== null) await settlePayment(deps, attemptId, `event ${event.type}`);
  }
  if (event.kind === 'refund' && isUuid(event.refundId)) await settleRefund(deps, event.refundId);
  await markApplied(deps.db, source, event.eventId);
}

async function attemptAt(deps: Deps, source: string, providerRef: string | undefined): Promise<string | null> {
  return providerRef === undefined ? null : attemptByRef(deps.db, source, providerRef);
}

function isUuid(text: string | undefined): text is string {
  return text !== undefined && /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text);
}
