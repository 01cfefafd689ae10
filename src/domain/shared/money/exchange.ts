import { currencies, type CurrencyCode } from '#src/domain/shared/money/currency.ts';
import { divideHalfEven, roundToPriceStep, type Money } from '#src/domain/shared/money/money.ts';

/**
 * The rates that hold on a day: the value of one major unit of a currency in HKD, scaled by 10^8 (RU-13). A bigint, so
 * that no conversion ever passes through a binary float. `date` is the newest one's day.
 */
export type RateTable = {
  readonly date: string;
  readonly hkdPerUnit: Readonly<Partial<Record<CurrencyCode, bigint>>>;
  /** The days of those rates that are older than the newest: no source knows every currency. */
  readonly earlier?: Readonly<Partial<Record<CurrencyCode, string>>>;
};

/** Decimal places that a stored rate carries. */
export const rateDigits = 8;

/**
 * Converts an amount through HKD and rounds it once, half to even, to the target's price step, so that the price shown is the
 * price charged. Returns null if either rate is unknown: without a price nothing can be bought (D-15).
 */
export function convert(amount: Money, to: CurrencyCode, rates: RateTable): Money | null {
  if (amount.currency === to) return amount;
  const from = rateOf(rates, amount.currency);
  const target = rateOf(rates, to);
  if (from === null || target === null) return null;
  const numerator = amount.minor * from * 10n ** BigInt(currencies[to].digits);
  const denominator = target * 10n ** BigInt(currencies[amount.currency].digits);
  return { minor: roundToPriceStep(numerator, denominator, to), currency: to };
}

/** The rate that a conversion used, as a decimal string of at most 12 places: units of `to` for one unit of `from`. */
export function crossRate(from: CurrencyCode, to: CurrencyCode, rates: RateTable): string | null {
  if (from === to) return '1';
  const source = rateOf(rates, from);
  const target = rateOf(rates, to);
  if (source === null || target === null) return null;
  const scaled = divideHalfEven(source * 10n ** 12n, target)
    .toString()
    .padStart(13, '0');
  return withoutEndZeros(`${scaled.slice(0, -12)}.${scaled.slice(-12)}`);
}

/** The day of the oldest rate that conversions between these currencies use. */
export function oldestDay(rates: RateTable, used: readonly CurrencyCode[]): string {
  const days = used.flatMap((currency) => rates.earlier?.[currency] ?? []);
  return days.reduce((oldest, day) => (day < oldest ? day : oldest), rates.date);
}

/** Reads "7.8123" into the scaled form; null when it is not a positive decimal of at most eight places. */
export function parseRate(text: string): bigint | null {
  const match = /^(\d{1,9})(?:\.(\d{1,8}))?$/.exec(text);
  if (match === null) return null;
  const scaled = BigInt((match[1] ?? '') + (match[2] ?? '').padEnd(rateDigits, '0'));
  return scaled > 0n ? scaled : null;
}

/** The scaled form as a decimal string without trailing zeros. */
export function rateText(rate: bigint): string {
  const digits = rate.toString().padStart(rateDigits + 1, '0');
  return withoutEndZeros(`${digits.slice(0, -rateDigits)}.${digits.slice(-rateDigits)}`);
}

/** A decimal string without the zeros at its end, nor a point that they leave there. */
function withoutEndZeros(decimal: string): string {
  let end = decimal.length;
  while (decimal[end - 1] === '0') end -= 1;
  return decimal.slice(0, decimal[end - 1] === '.' ? end - 1 : end);
}

function rateOf(rates: RateTable, currency: CurrencyCode): bigint | null {
  if (currency === 'HKD') return 10n ** BigInt(rateDigits);
  return rates.hkdPerUnit[currency] ?? null;
}
