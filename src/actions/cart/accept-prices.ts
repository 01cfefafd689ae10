import { cartItemsOf } from '#src/actions/cart/cart-items-of.ts';
import type { Caller, Deps } from '#src/actions/deps.ts';
import { presentRates } from '#src/actions/site/present-rates.ts';
import { priceCart } from '#src/domain/cart/cart.ts';
import { priceSeen } from '#src/domain/checkout/price-seen.ts';
import { ok, type Result } from '#src/domain/failure.ts';
import type { Money } from '#src/domain/shared/money/money.ts';
import { saveSeen } from '#src/store/cart/cart.store.ts';

type Shown = { readonly itemId: string; readonly amount: Money };

/**
 * The caller accepts the shown prices of cart lines. Nothing is stored for a line whose price has changed since:
 * its next reader sees the change again.
 */
export async function acceptPrices(
  deps: Deps,
  caller: Caller,
  shown: readonly Shown[],
): Promise<Result<{ readonly accepted: number }>> {
  const rates = await presentRates(deps);
  const items = await cartItemsOf(deps, deps.db, caller.owner, caller.account?.id ?? null);
  const cart = priceCart(items, caller.currency, rates);
  if (!cart.ok) return cart;
  const accepted = cart.value.items.flatMap(({ line: { itemId, amount }, offer }) => {
    const saw = shown.find((one) => one.itemId === itemId)?.amount;
    const isThis = saw !== undefined && saw.minor === amount.minor && saw.currency === amount.currency;
    return isThis && offer.gone !== true ? [{ itemId, seen: priceSeen(offer) }] : [];
  });
  await saveSeen(deps.db, caller.owner, accepted);
  return ok({ accepted: accepted.length });
}
