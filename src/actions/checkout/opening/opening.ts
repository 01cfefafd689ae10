import type { Caller, Deps } from '#src/actions/deps.ts';
import type { PaymentOptionsInput } from '#src/domain/checkout/payment-options.ts';
import type { Failure } from '#src/domain/failure.ts';
import type { RateTable } from '#src/domain/shared/money/exchange.ts';
import type { ClaimedCall } from '#src/store/shared/outbox/idempotency.store.ts';

/** A caller who opens a checkout, under their key. */
export type Opening = {
  readonly deps: Deps;
  readonly caller: Caller;
  readonly accountId: string;
  readonly rates: RateTable;
  readonly paymentOptions: PaymentOptionsInput;
  readonly call: ClaimedCall;
};

/** What is stored under the caller's key: the order's reference, or why there is none. */
export type StoredOpening = { readonly reference: string } | { readonly failure: Failure };
