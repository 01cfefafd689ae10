import type { CurrencyCode } from '#src/domain/shared/money/currency.ts';
import { money, allocateUpTo } from '#src/domain/shared/money/money.ts';
import type { Basket, EligibleItem } from '#src/domain/marketing/coupons/basket.ts';
import { amountIn } from '#src/domain/marketing/coupons/effects/percent.ts';

/** An amount off the lines together, in major units of its currency; converted by the rates of the day. */
export type AmountOff = { readonly kind: 'amount'; readonly amount: string; readonly currency: CurrencyCode };

/** What each line saves, in minor units, in the proportion of what they cost. */
export function amountOff(effect: AmountOff, items: readonly EligibleItem[], basket: Basket): bigint[] {
  const left = items.map((item) => item.remainingMinor);
  const all = left.reduce((sum, one) => sum + one, 0n);
  const off = amountIn(effect, basket);
  return allocateUpTo(money(off < all ? off : all, basket.currency), left).map((part) => part.minor);
}
