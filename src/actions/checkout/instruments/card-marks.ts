import { cardKeys } from '#src/actions/shared/signatures/card-keys.ts';
import type { Deps } from '#src/actions/deps.ts';
import type { PaymentReading } from '#src/domain/checkout/payment/payment.ts';
import type { StoredMark } from '#src/domain/marketing/coupons/coupon-bearer.ts';

/** Returns the marks of the card that paid; none of a wallet or a bank. */
export function cardMarks(deps: Pick<Deps, 'secrets'>, reading: PaymentReading): readonly StoredMark[] {
  return cardKeys(deps, reading).map((mark) => ({ kind: 'card', mark }));
}
