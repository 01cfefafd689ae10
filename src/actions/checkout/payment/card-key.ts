import { cardKeys } from '#src/actions/shared/signatures/card-keys.ts';
import type { Deps } from '#src/actions/deps.ts';
import type { PaymentReading } from '#src/domain/checkout/payment/payment.ts';

/** What we store about the card that paid: enough to recognize it, nothing that anyone could read. */
export function cardKey(deps: Pick<Deps, 'secrets'>, reading: PaymentReading): string | null {
  return cardKeys(deps, reading)[0] ?? null;
}
