import { floorToPriceStep } from '#src/domain/shared/money/currency.ts';
import { convert } from '#src/domain/shared/money/exchange.ts';
import { money, parseMajor, roundToPriceStep, allocateUpTo } from '#src/domain/shared/money/money.ts';
import type { CurrencyCode } from '#src/domain/shared/money/currency.ts';
import type { Basket, EligibleItem } from '#src/domain/marketing/coupons/basket.ts';

/** So many per cent of what is left of each line, and no more than `most` in all. */
export type PercentOff = {
  readonly kind: 'percent';
  readonly percent: number;
  /** In major units; converted by the rates of the day. */
  readonly most?: { readonly amount: string; readonly currency: CurrencyCode } | undefined;
};

/** Returns what each line saves, in minor units, rounded line by line to the currency's price step. */
export function percentOff(effect: PercentOff, items: readonly EligibleItem[], basket: Basket): bigint[] {
  const savings = items.map(({ remainingMinor }) => {
    const saving = roundToPriceStep(remainingMinor * BigInt(effect.percent), 100n, basket.currency);
    return saving > remainingMinor ? remainingMinor : saving;
  });
  const most = effect.most === undefined ? null : amountIn(effect.most, basket);
  const all = savings.reduce((sum, one) => sum + one, 0n);
  if (most === null || all <= most) return savings;
  return allocateUpTo(money(most, basket.currency), savings).map((part) => part.minor);
}

/** Returns an amount in the basket's currency, in minor units, rounded down to its price step; 0 if a rate is unknown. */
export function amountIn(
  { amount, currency }: { readonly amount: string; readonly currency: CurrencyCode },
  basket: Basket,
): bigint {
  const given = parseMajor(amount, currency);
  const minor = given === null ? 0n : (convert(given, basket.currency, basket.rates)?.minor ?? 0n);
  return floorToPriceStep(minor, basket.currency);
}
