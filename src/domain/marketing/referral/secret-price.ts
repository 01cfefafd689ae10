import { money, parseMajor, toMajor, type Money } from '#src/domain/shared/money/money.ts';
import type { CouponDefinition } from '#src/domain/marketing/coupons/coupon.ts';
import type { SecretPriceOffer } from '#src/domain/marketing/referral/referral.ts';

/** Returns the price after so many helpers, never below the floor, which the last of them reaches. */
export function priceAfter(
  offer: Pick<SecretPriceOffer, 'currency' | 'start' | 'step' | 'helpers'>,
  helped: number,
): Money {
  const { currency } = offer;
  const start = parseMajor(offer.start, currency)?.minor ?? 0n;
  const step = parseMajor(offer.step, currency)?.minor ?? 0n;
  const steps = BigInt(Math.max(0, Math.min(helped, offer.helpers)));
  const price = start - step * steps;
  return money(price > 0n ? price : 0n, currency);
}

/** Returns the coupon with which its owner buys this product at the price that was reached. */
export function secretCoupon(offer: SecretPriceOffer, helped: number): CouponDefinition {
  const { currency } = offer;
  const amount = toMajor(priceAfter(offer, helped));
  return {
    titles: offer.titles,
    effect: { kind: 'fixed_price', amount, currency },
    conditions: [{ kind: 'items', products: [offer.productId] }],
    stacks: false,
  };
}
