import { fail, ok, type Result } from '#src/domain/failure.ts';
import type { CurrencyCode } from '#src/domain/shared/money/currency.ts';
import { money, toMajor } from '#src/domain/shared/money/money.ts';
import type { Basket, BasketItem } from '#src/domain/marketing/coupons/basket.ts';
import { amountIn } from '#src/domain/marketing/coupons/effects/percent.ts';

/** The lines that it is for cost at least so much before any coupon, in major units. */
export type MinimumSpend = { readonly kind: 'minimum'; readonly amount: string; readonly currency: CurrencyCode };

/** Refuses a basket that costs less, and says from which amount on. */
export function reachesMinimum(
  condition: MinimumSpend,
  items: readonly BasketItem[],
  basket: Basket,
): Result<null, 'coupon_minimum'> {
  const least = amountIn(condition, basket);
  const spent = items
    .flatMap((item) => item.units)
    .reduce((sum, { eachMinor, quantity }) => sum + eachMinor * BigInt(quantity), 0n);
  if (spent >= least) return ok(null);
  return fail('coupon_minimum', { facts: { amount: `${toMajor(money(least, basket.currency))} ${basket.currency}` } });
}
