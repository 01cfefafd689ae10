import { applyProviderEvent } from '#src/actions/checkout/payment/apply-provider-event.ts';
import { attemptIn } from '#src/actions/checkout/payment/attempt-in.ts';
import type { Deps } from '#src/actions/deps.ts';
import { fail, ok, type Result } from '#src/domain/failure.ts';
import { storeEvent } from '#src/store/shared/outbox/inbox.store.ts';

/**
 * Receives a provider's event: verified on its raw bytes, stored, then applied; a duplicate is accepted (threat T-46).
 * What cannot be applied now is applied by the worker.
 */
export async function receiveProviderEvent(
  deps: Deps,
  rawBody: Uint8Array,
  signature: string | undefined,
): Promise<Result<{ readonly fresh: boolean }>> {
  const verdict = deps.payments.verifyWebhook(rawBody, signature, deps.clock());
  if (!verdict.accepted) {
    deps.log.warn({ refusal: verdict.refusal }, 'an event of the payment provider was refused');
    return fail('bad_request', { facts: { refusal: verdict.refusal } });
  }
  const stored = await storeEvent(deps.db, deps.payments.name, verdict.event, attemptIn(verdict.event));
  const fresh = stored !== 'known';
  if (stored !== 'fresh') return ok({ fresh });
  try {
    await applyProviderEvent(deps, deps.payments.name, verdict.event);
  } catch (error) {
    // It is stored: the provider need not send it again.
    deps.log.error(
      { err: error, event: verdict.event.eventId },
      'an event could not be applied and waits for the worker',
    );
  }
  return ok({ fresh });
}
