import { money, parseMajor, toMajor, type Money } from '#src/domain/shared/money/money.ts';
import type { CouponDefinition } from '#src/domain/marketing/coupons/coupon.ts';
import type { SecretPriceOffer } from '#src/domain/marketing/referral/referral.ts';

/** What the product costs after so many helpers, never below the floor, which is reached by the last of them. */
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

/** The coupon that lets its owner buy at the price that was reached: for this product alone. */
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
