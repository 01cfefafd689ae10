import { digest } from '#src/actions/checkout/digest.ts';
import type { Caller, Deps } from '#src/actions/deps.ts';
import type { CartItem } from '#src/domain/booking/cart.ts';
import type { AskedWishes, Wishes } from '#src/domain/booking/wishes.ts';
import type { Failure } from '#src/domain/failure.ts';
import type { RateTable } from '#src/domain/pricing/exchange.ts';
import type { ClaimedCall } from '#src/store/idempotency.store.ts';

/** Somebody who opens a checkout, under his key. */
export type Opening = {
  readonly deps: Deps;
  readonly caller: Caller;
  readonly accountId: string;
  readonly rates: RateTable;
  readonly asked: AskedWishes;
  readonly call: ClaimedCall;
};

/** What is stored under the caller's key: the order's reference, or why there is none. */
export type StoredOpening = { readonly reference: string } | { readonly failure: Failure };

/** What a cart is, without its prices: items, for whom, in which currency, and with which coupons and tenders. */
export function contentOf(items: readonly CartItem[], caller: Caller, wishes: Wishes): string {
  const content = items.map(({ itemId, offer, units }) => ({ itemId, slotId: offer.slotId, units }));
  return digest({ currency: caller.currency, content, wishes }).toString('hex');
}
