import { currencies, type CurrencyCode } from '#src/domain/shared/money/currency.ts';
import { money, roundToPriceStep, type Money } from '#src/domain/shared/money/money.ts';

const places = 12;

/**
 * Converts at the rate of a sale, as it was frozen with it (RU-13): a decimal string of at most twelve places, units of
 * `to` for one unit of the amount's currency. Rounded once, half to even, to the target's price step. Throws on damage.
 */
export function convertAsSold(amount: Money, to: CurrencyCode, rate: string): Money {
  const match = /^(\d+)(?:\.(\d{1,12}))?$/.exec(rate);
  if (match === null) throw new Error(`"${rate}" is not the rate of a sale`);
  const scaled = BigInt((match[1] ?? '') + (match[2] ?? '').padEnd(places, '0'));
  const numerator = amount.minor * scaled * 10n ** BigInt(currencies[to].digits);
  const denominator = 10n ** BigInt(places + currencies[amount.currency].digits);
  return money(roundToPriceStep(numerator, denominator, to), to);
}
