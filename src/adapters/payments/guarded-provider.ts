import {
  afterCall,
  closedBreaker,
  onCall,
  restLeftMs,
  type Breaker,
} from '#src/domain/checkout/payment/payment-breaker.ts';
import type { Answer, PaymentProvider } from '#src/domain/checkout/payment/payment.ts';

/**
 * Returns a provider behind a breaker of this process: while it rests, calls end at once as `retryable` with the code
 * `resting`, for they were certainly not made. `tell` is called when it opens and closes. A call that throws is our
 * error and says nothing about the provider.
 */
export function guardedProvider(
  provider: PaymentProvider,
  clock: () => number,
  tell: (state: Breaker['state']) => void,
): PaymentProvider {
  let breaker: Breaker = closedBreaker;

  function become(next: Breaker): void {
    const before = breaker.state;
    breaker = next;
    if (next.state !== before) tell(next.state);
  }

  async function guarded<Value>(call: () => Promise<Answer<Value>>): Promise<Answer<Value>> {
    const now = clock();
    const calling = onCall(breaker, now);
    if (calling === null) return { kind: 'retryable', code: 'resting', detail: `${restLeftMs(breaker, now)} ms more` };
    become(calling);
    const answer = await call();
    become(afterCall(breaker, answer.kind === 'done' || answer.kind === 'final', clock()));
    return answer;
  }

  return {
    ...provider,
    availability: () => ({ state: breaker.state, restMs: restLeftMs(breaker, clock()) }),
    begin: (request) => guarded(() => provider.begin(request)),
    read: (providerRef) => guarded(() => provider.read(providerRef)),
    cancel: (providerRef) => guarded(() => provider.cancel(providerRef)),
    refund: (request) => guarded(() => provider.refund(request)),
    readRefund: (refundRef) => guarded(() => provider.readRefund(refundRef)),
    readDispute: (disputeRef) => guarded(() => provider.readDispute(disputeRef)),
    listCharges: (request) => guarded(() => provider.listCharges(request)),
    listRefunds: (request) => guarded(() => provider.listRefunds(request)),
    listDisputes: (request) => guarded(() => provider.listDisputes(request)),
    refundCharge: (request) => guarded(() => provider.refundCharge(request)),
    probe: () => guarded(() => provider.probe()),
  };
}
