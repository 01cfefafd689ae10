import { priceStep } from '#src/domain/shared/money/currency.ts';
import { money, type Money } from '#src/domain/shared/money/money.ts';

/** Returns the credits that a visit earns: a part of what was paid for it, in basis points, rounded down to the price step. */
export function creditsEarned(paid: Money, basisPoints: number): Money {
  const step = priceStep(paid.currency);
  return money(((paid.minor * BigInt(basisPoints)) / (10_000n * step)) * step, paid.currency);
}
