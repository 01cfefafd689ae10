import { digest } from '#src/actions/shared/idempotency/digest.ts';
import type { Caller } from '#src/actions/deps.ts';
import type { CartItem } from '#src/domain/cart/cart.ts';
import type { Wishes } from '#src/domain/search/party-wishes.ts';

/** What a cart is, without its prices: items, for whom, in which currency, and with which coupons and tenders. */
export function contentOf(items: readonly CartItem[], caller: Caller, wishes: Wishes): string {
  const content = items.map(({ itemId, offer, units }) => ({ itemId, slotId: offer.slotId, units }));
  return digest({ currency: caller.currency, content, wishes }).toString('hex');
}
