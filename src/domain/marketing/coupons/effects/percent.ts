import { inWholeCoins, priceStep } from '#src/domain/shared/money/currency.ts';
import { convert } from '#src/domain/shared/money/exchange.ts';
import { divideHalfEven, money, parseMajor, shareOut } from '#src/domain/shared/money/money.ts';
import type { CurrencyCode } from '#src/domain/shared/money/currency.ts';
import type { Basket, EligibleItem } from '#src/domain/marketing/coupons/basket.ts';

/** So many per cent of what is left of each line, and no more than `most` in all. */
export type PercentOff = {
  readonly kind: 'percent';
  readonly percent: number;
  /** In major units; converted by the rates of the day. */
  readonly most?: { readonly amount: string; readonly currency: CurrencyCode } | undefined;
};

/** What each line saves, in minor units. Rounded once a line, half to even, to the currency's price step. */
export function percentOff(effect: PercentOff, items: readonly EligibleItem[], basket: Basket): bigint[] {
  const step = priceStep(basket.currency);
  const savings = items.map(({ leftMinor }) => {
    const saving = divideHalfEven(leftMinor * BigInt(effect.percent), 100n * step) * step;
    return saving > leftMinor ? leftMinor : saving;
  });
  const most = effect.most === undefined ? null : amountIn(effect.most, basket);
  const all = savings.reduce((sum, one) => sum + one, 0n);
  if (most === null || all <= most) return savings;
  return shareOut(money(most, basket.currency), savings).map((part) => part.minor);
}

/** An amount in whole coins of the basket's currency, in minor units; nothing when a rate is unknown. */
export function amountIn(
  { amount, currency }: { readonly amount: string; readonly currency: CurrencyCode },
  basket: Basket,
): bigint {
  const given = parseMajor(amount, currency);
  const minor = given === null ? 0n : (convert(given, basket.currency, basket.rates)?.minor ?? 0n);
  return inWholeCoins(minor, basket.currency);
}
