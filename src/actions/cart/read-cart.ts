import type { Caller, Deps } from '#src/actions/deps.ts';
import { priceCart, type CartItem, type PricedCart } from '#src/domain/booking/cart.ts';
import { ok, type Result } from '#src/domain/failure.ts';
import type { RateTable } from '#src/domain/pricing/exchange.ts';
import { cartOf } from '#src/store/cart.store.ts';
import type { Queryable } from '#src/store/db.ts';
import { offersOf } from '#src/store/offers.store.ts';
import { liveCheckoutsOf } from '#src/store/orders.store.ts';
import { ratesFor } from '#src/store/rates.store.ts';

export type CartReading = {
  readonly cart: PricedCart;
  readonly checkout: { readonly reference: string; readonly secondsLeft: number } | null;
};

/** The cart as it stands now: every line priced and checked anew (RU-31), and a checkout in progress with its time left. */
export async function readCart(deps: Deps, caller: Caller): Promise<Result<CartReading>> {
  const accountId = caller.account?.id ?? null;
  const rates = await presentRates(deps);
  const items = await cartItemsOf(deps.db, caller.owner, accountId);
  const cart = priceCart(items, caller.currency, rates);
  if (!cart.ok) return cart;
  const live = accountId === null ? [] : await liveCheckoutsOf(deps.db, accountId);
  const newest = live.find((one) => one.alive);
  return ok({
    cart: cart.value,
    checkout: newest === undefined ? null : { reference: newest.reference, secondsLeft: newest.secondsLeft },
  });
}

/** The rates of today, in UTC. Read before a transaction: they come from the pool. */
export function presentRates(deps: Deps): Promise<RateTable> {
  const nowMs = deps.clock();
  return ratesFor(deps.db, new Date(nowMs).toISOString().slice(0, 10), nowMs);
}

/** An owner's items with what is offered in their slots now; `accountId` names whose own holds count as free. */
export async function cartItemsOf(on: Queryable, owner: string, accountId: string | null): Promise<readonly CartItem[]> {
  const rows = await cartOf(on, owner);
  const offers = await offersOf(on, [...new Set(rows.map((row) => row.slotId))], accountId);
  return rows.flatMap(({ itemId, slotId, units }) => {
    const offer = offers.get(slotId);
    return offer === undefined ? [] : [{ itemId, offer, units }];
  });
}
