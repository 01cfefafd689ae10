import { cardKeys } from '#src/actions/shared/signatures/card-keys.ts';
import type { Deps } from '#src/actions/deps.ts';
import type { PaymentReading } from '#src/domain/checkout/payment/payment.ts';
import type { CustomerFingerprint } from '#src/domain/marketing/coupons/coupon-customer.ts';

/** Returns the fingerprints of the card that paid; none for a wallet or a bank. */
export function cardFingerprints(deps: Pick<Deps, 'secrets'>, reading: PaymentReading): readonly CustomerFingerprint[] {
  return cardKeys(deps, reading).map((value) => ({ kind: 'card', value }));
}
