import { digest } from '#src/actions/shared/idempotency/digest.ts';
import type { Caller } from '#src/actions/deps.ts';
import type { CartItem } from '#src/domain/cart/cart.ts';
import type { PaymentOptions } from '#src/domain/checkout/payment-options.ts';

/** Returns a digest of a cart without its prices: items, travelers, currency, coupons and payment options. */
export function contentOf(items: readonly CartItem[], caller: Caller, paymentOptions: PaymentOptions): string {
  const content = items.map(({ itemId, offer, units }) => ({ itemId, slotId: offer.slotId, units }));
  return digest({ currency: caller.currency, content, wishes: paymentOptions }).toString('hex');
}
