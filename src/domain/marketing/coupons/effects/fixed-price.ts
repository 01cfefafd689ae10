import type { CurrencyCode } from '#src/domain/shared/money/currency.ts';
import type { Basket, EligibleItem } from '#src/domain/marketing/coupons/basket.ts';
import { amountIn } from '#src/domain/marketing/coupons/effects/percent.ts';

/** Each ticket that costs more costs this, in major units; converted by the rates of the day. */
export type FixedPrice = { readonly kind: 'fixed_price'; readonly amount: string; readonly currency: CurrencyCode };

/** What each line saves, in minor units: what its tickets cost above the fixed price, as far as that is left to save. */
export function fixedPrice(effect: FixedPrice, items: readonly EligibleItem[], basket: Basket): bigint[] {
  const price = amountIn(effect, basket);
  // A price that is not known in this currency gives nothing away.
  if (price === 0n) return items.map(() => 0n);
  return items.map(({ units, remainingMinor }) => {
    const target = units.reduce(
      (sum, { eachMinor, quantity }) => sum + (eachMinor < price ? eachMinor : price) * BigInt(quantity),
      0n,
    );
    // What other coupons have taken off the line already counts towards the fixed price.
    const more = remainingMinor - target;
    return more > 0n ? more : 0n;
  });
}
