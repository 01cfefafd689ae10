import {
  afterCall,
  closedBreaker,
  onCall,
  retryAfterMs,
  type Breaker,
} from '#src/domain/checkout/payment/payment-breaker.ts';
import type { Answer, PaymentProvider } from '#src/domain/checkout/payment/payment.ts';

/**
 * Returns a provider behind a circuit breaker of this process: while it is open, calls return `retryable` with the code
 * `resting` at once and are not made. `onStateChange` is called when the breaker's state changes. A call that throws is an
 * error of ours and does not count as a failure of the provider.
 */
export function guardedProvider(
  provider: PaymentProvider,
  clock: () => number,
  onStateChange: (state: Breaker['state']) => void,
): PaymentProvider {
  let breaker: Breaker = closedBreaker;

  function become(next: Breaker): void {
    const before = breaker.state;
    breaker = next;
    if (next.state !== before) onStateChange(next.state);
  }

  async function guarded<Value>(call: () => Promise<Answer<Value>>): Promise<Answer<Value>> {
    const now = clock();
    const calling = onCall(breaker, now);
    if (calling === null)
      return { kind: 'retryable', code: 'resting', detail: `${retryAfterMs(breaker, now)} ms more` };
    become(calling);
    const answer = await call();
    become(afterCall(breaker, answer.kind === 'done' || answer.kind === 'final', clock()));
    return answer;
  }

  return {
    ...provider,
    availability: () => ({ state: breaker.state, retryAfterMs: retryAfterMs(breaker, clock()) }),
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
