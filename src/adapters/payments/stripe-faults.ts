import { Stripe } from 'stripe';
import type { Answer, PaymentFault } from '#src/domain/checkout/payment/payment.ts';
import { NoAnswer } from '#src/adapters/payments/timed-http.ts';

type Fault = Exclude<Answer<never>, { kind: 'done' }>;

/** Refusals with a meaning of their own; every other one is `rejected`. */
const refusals: ReadonlyMap<string, PaymentFault> = new Map([
  ['amount_too_large', 'amount_not_chargeable'],
  ['amount_too_small', 'amount_not_chargeable'],
  ['charge_already_refunded', 'already_refunded'],
  ['charge_disputed', 'not_refundable'],
  ['resource_missing', 'reference_unknown'],
]);

/**
 * Makes one call and types its end. A `read` changes nothing, so that one without an answer may simply be repeated; a
 * `write` without an answer is `unknown`. Anything that is not the SDK's own error is our error and is thrown.
 */
export async function callProvider<Value>(kind: 'read' | 'write', call: () => Promise<Value>): Promise<Answer<Value>> {
  try {
    return { kind: 'done', value: await call() };
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) throw error;
    const fault = faultOf(error);
    return kind === 'read' && fault.kind === 'unknown' ? { ...fault, kind: 'retryable' } : fault;
  }
}

/** Reads the value of a finished call; an answer that cannot be read is `unknown`, for the work may have been done. */
export function readAnswer<Value extends { readonly id: string }, Reading>(
  answer: Answer<Value>,
  reader: (value: Value) => Reading | null,
): Answer<Reading> {
  if (answer.kind !== 'done') return answer;
  const reading = reader(answer.value);
  if (reading === null) return { kind: 'unknown', code: 'answer_unreadable', detail: answer.value.id };
  return { kind: 'done', value: reading };
}

function faultOf(error: InstanceType<typeof Stripe.errors.StripeError>): Fault {
  const detail = [error.statusCode, error.rawType, error.code, error.requestId]
    .filter((part) => part !== undefined)
    .join(' ');
  if (error instanceof Stripe.errors.StripeConnectionError) return connectionFault(error.detail);
  if (error instanceof Stripe.errors.StripeRateLimitError) return { kind: 'retryable', code: 'rate_limited', detail };
  if (
    error instanceof Stripe.errors.StripeAuthenticationError ||
    error instanceof Stripe.errors.StripePermissionError
  ) {
    // Nothing was done, and calls succeed once the operator has corrected the key: not a failure of the payment.
    return { kind: 'retryable', code: 'credentials_refused', detail };
  }
  if (error instanceof Stripe.errors.StripeIdempotencyError)
    return { kind: 'final', code: 'idempotency_conflict', detail };
  if (error instanceof Stripe.errors.StripeInvalidRequestError || error instanceof Stripe.errors.StripeCardError) {
    return { kind: 'final', code: refusalCode(error), detail };
  }
  // 409 says that the same key is being worked on; 5xx and unreadable bodies say nothing about the work.
  return { kind: 'unknown', code: 'provider_fault', detail };
}

function connectionFault(cause: unknown): Fault {
  const reason = cause instanceof Error ? cause.message : 'connection lost';
  if (cause instanceof NoAnswer && !cause.sent) return { kind: 'retryable', code: 'unreachable', detail: reason };
  return { kind: 'unknown', code: 'no_answer', detail: reason };
}

function refusalCode(error: InstanceType<typeof Stripe.errors.StripeError>): PaymentFault {
  const known = refusals.get(error.code ?? '');
  if (known !== undefined) return known;
  // The provider gives no code to a refund above what is left; the parameter and the message identify it.
  return error.param === 'amount' && /refund/i.test(error.message) ? 'refund_exceeds_charge' : 'rejected';
}
