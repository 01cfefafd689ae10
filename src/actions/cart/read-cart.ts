import { cartItemsOf } from '#src/actions/cart/cart-items-of.ts';
import { presentRates } from '#src/actions/site/present-rates.ts';
import type { Caller, Deps } from '#src/actions/deps.ts';
import { priceCart, type PricedCart } from '#src/domain/cart/cart.ts';
import { ok, type Result } from '#src/domain/failure.ts';
import { liveCheckoutsOf } from '#src/store/checkout/live-checkouts.store.ts';

export type CartReading = {
  readonly cart: PricedCart;
  readonly checkout: { readonly reference: string; readonly secondsLeft: number } | null;
};

/**
 * Returns the current cart: every line priced and checked again (RU-31), and a checkout in progress with its time left.
 */
export async function readCart(deps: Deps, caller: Caller): Promise<Result<CartReading>> {
  const accountId = caller.account?.id ?? null;
  const rates = await presentRates(deps);
  const items = await cartItemsOf(deps, deps.db, caller.owner, accountId);
  const cart = priceCart(items, caller.currency, rates);
  if (!cart.ok) return cart;
  const live = accountId === null ? [] : await liveCheckoutsOf(deps.db, accountId);
  const newest = live.find((one) => one.alive);
  return ok({
    cart: cart.value,
    checkout: newest === undefined ? null : { reference: newest.reference, secondsLeft: newest.secondsLeft },
  });
}
