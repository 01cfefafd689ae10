import { currencies, priceStep, type CurrencyCode } from '#src/domain/shared/money/currency.ts';

/** An amount in the minor unit of its currency by ISO 4217 (`digits` of the currency table). */
export type Money = { readonly minor: bigint; readonly currency: CurrencyCode };

/** Builds an amount from minor units. */
export function money(minor: bigint | number, currency: CurrencyCode): Money {
  return { minor: BigInt(minor), currency };
}

/**
 * Parses a decimal in major units ("148", "19.50"). Returns null if it is not a plain decimal or has more digits than the
 * currency settles in.
 */
export function parseMajor(text: string, currency: CurrencyCode): Money | null {
  const match = /^(0|[1-9]\d{0,12})(?:\.(\d{1,3}))?$/.exec(text);
  if (match === null) return null;
  const digits = currencies[currency].digits;
  const fraction = match[2] ?? '';
  if (fraction.length > digits) return null;
  return { minor: BigInt((match[1] ?? '0') + fraction.padEnd(digits, '0')), currency };
}

/** Returns an amount as a decimal string in major units with all settlement digits: `{1950n, EUR}` → "19.50". */
export function toMajor(amount: Money): string {
  const digits = currencies[amount.currency].digits;
  const sign = amount.minor < 0n ? '-' : '';
  const text = (amount.minor < 0n ? -amount.minor : amount.minor).toString().padStart(digits + 1, '0');
  if (digits === 0) return sign + text;
  return `${sign}${text.slice(0, -digits)}.${text.slice(-digits)}`;
}

/** Returns the sum of amounts of one currency. Throws if the currencies differ. */
export function add(...amounts: readonly [Money, ...Money[]]): Money {
  const currency = amounts[0].currency;
  let minor = 0n;
  for (const amount of amounts) {
    if (amount.currency !== currency) throw new Error(`cannot add ${amount.currency} to ${currency}`);
    minor += amount.minor;
  }
  return { minor, currency };
}

/** Multiplies an amount by a whole number. */
export function times(amount: Money, count: number): Money {
  return { minor: amount.minor * BigInt(count), currency: amount.currency };
}

/** Returns `numerator / denominator` rounded half to even; the denominator is positive. */
export function divideHalfEven(numerator: bigint, denominator: bigint): bigint {
  const negative = numerator < 0n;
  const size = negative ? -numerator : numerator;
  const whole = size / denominator;
  const twice = (size % denominator) * 2n;
  const up = twice > denominator || (twice === denominator && whole % 2n === 1n);
  const rounded = up ? whole + 1n : whole;
  return negative ? -rounded : rounded;
}

/**
 * Returns `numerator / denominator`, an amount in minor units, rounded half to even to the price step of a currency. Every price
 * and refund that is converted or reduced by a percentage is rounded here.
 */
export function roundToPriceStep(numerator: bigint, denominator: bigint, currency: CurrencyCode): bigint {
  const step = priceStep(currency);
  return divideHalfEven(numerator, denominator * step) * step;
}

/**
 * Splits an amount by weights so that the parts add up to it: largest remainder, earlier parts first on a tie.
 * Weights are non-negative; when all are zero the first part takes the whole.
 */
export function allocate(amount: Money, weights: readonly (number | bigint)[]): Money[] {
  const total = weights.reduce<bigint>((sum, weight) => sum + BigInt(weight), 0n);
  if (total === 0n) return weights.map((_, index) => money(index === 0 ? amount.minor : 0n, amount.currency));
  const shares = weights.map((weight, index) => {
    const exact = amount.minor * BigInt(weight);
    return { index, floor: exact / total, remainder: exact % total };
  });
  let left = amount.minor - shares.reduce((sum, part) => sum + part.floor, 0n);
  const extra = new Set<number>();
  for (const part of shares.toSorted((a, b) =>
    a.remainder === b.remainder ? a.index - b.index : a.remainder > b.remainder ? -1 : 1,
  )) {
    if (left <= 0n) break;
    extra.add(part.index);
    left -= 1n;
  }
  return shares.map((part) => money(part.floor + (extra.has(part.index) ? 1n : 0n), amount.currency));
}

/**
 * Splits an amount in proportion to limits, by largest remainder, so that no part exceeds its limit. Parts are multiples of the
 * currency's price step if the amount and the limits are. Throws if the limits add up to less than the amount.
 */
export function allocateUpTo(amount: Money, limits: readonly bigint[]): Money[] {
  const { minor, currency } = amount;
  if (minor < 0n || limits.reduce((sum, source) => sum + source, 0n) < minor)
    throw new Error('the requested amount exceeds the available amount');
  const priced = priceStep(currency);
  const step = [minor, ...limits].every((one) => one % priced === 0n) ? priced : 1n;
  return allocate(money(minor / step, currency), limits).map((part) => money(part.minor * step, currency));
}
