import { fail, ok, type Result } from '#src/domain/failure.ts';
import type { Basket } from '#src/domain/marketing/coupons/basket.ts';

/** In these markets, and where currencies are named, for payments in one of them. */
export type CertainMarkets = {
  readonly kind: 'market';
  readonly markets?: readonly string[] | undefined;
  readonly currencies?: readonly string[] | undefined;
};

/** Refuses other markets and currencies. */
export function isInMarket(condition: CertainMarkets, { market, currency }: Basket): Result<null, 'coupon_not_here'> {
  const fits = (condition.markets?.includes(market) ?? true) && (condition.currencies?.includes(currency) ?? true);
  return fits ? ok(null) : fail('coupon_not_here');
}
