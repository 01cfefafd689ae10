import {
  priceInstruments,
  type InstrumentsInput,
  type PricedInstruments,
} from '#src/actions/checkout/opening/price-instruments.ts';
import type { Caller, Deps } from '#src/actions/deps.ts';
import { priceCart, type CartItem, type PricedCart } from '#src/domain/cart/cart.ts';
import { dealsOn, withoutDeals } from '#src/domain/cart/deal-facts.ts';
import { fail } from '#src/domain/failure.ts';
import type { Queryable } from '#src/store/shared/database/db.ts';

export type PricedOrder = { readonly cart: PricedCart; readonly priced: PricedInstruments };

/**
 * Prices a cart for its buyer: with its deals, or, where some of these exclude coupons and the buyer has coupons,
 * without those and with the coupons, whichever costs less. What is left out for it is marked so.
 */
export async function priceBest(
  tx: Queryable,
  deps: Deps,
  caller: Caller,
  items: readonly CartItem[],
  input: InstrumentsInput,
): Promise<PricedOrder> {
  const dealt = { cart: input.cart, priced: await priceInstruments(tx, deps, caller, input) };
  const isFirm = [...dealsOn(input.cart).values()].flat().some((deal) => !deal.stacks);
  if (!isFirm || !dealt.priced.hasCoupons) return dealt;
  const cart = priceCart(
    withoutDeals(items, (deal) => !deal.stacks),
    caller.currency,
    input.rates,
  );
  if (!cart.ok) return dealt;
  const couponed = {
    cart: cart.value,
    priced: await priceInstruments(tx, deps, caller, { ...input, cart: cart.value }),
  };
  return couponed.priced.total.minor < dealt.priced.total.minor ? couponed : leftOut(dealt, couponed);
}

/** Coupons that only the dearer price could have used are refused for the deal's sake. */
function leftOut(best: PricedOrder, other: PricedOrder): PricedOrder {
  const usable = new Set(other.priced.uses.map((use) => use.couponId));
  const notices = best.priced.notices.map((notice) =>
    notice.refusal !== null && notice.id !== null && usable.has(notice.id)
      ? { ...notice, refusal: fail('coupon_not_combined').failure }
      : notice,
  );
  return { ...best, priced: { ...best.priced, notices } };
}
