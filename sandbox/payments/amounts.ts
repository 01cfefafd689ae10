import { badParameter } from '#sandbox/records/refusal.ts';

// Written from the provider's documentation, apart from the adapter's own table, so that the two check each other.
const noDecimals = new Set('bif clp djf gnf jpy kmf krw mga pyg rwf vnd vuv xaf xof xpf'.split(' '));
const threeDecimals = new Set('bhd jod kwd omr tnd'.split(' '));
const wholeUnitsOnly = new Set(['isk', 'ugx']);

/** Decimal places of a currency's wire amounts. */
export function wireDigits(currency: string): number {
  if (noDecimals.has(currency)) return 0;
  return threeDecimals.has(currency) ? 3 : 2;
}

/** Refuses an amount that cannot be charged in the currency. */
export function checkAmount(amount: number, currency: string, param: string): void {
  if (!/^[a-z]{3}$/.test(currency)) throw badParameter('currency', `Invalid currency: ${currency}`);
  if (amount < 1) throw badParameter(param, 'Amount must be at least 1', 'amount_too_small');
  if (amount > 999_999_999_999) throw badParameter(param, 'Amount is too large', 'amount_too_large');
  if (threeDecimals.has(currency) && amount % 10 !== 0)
    throw badParameter(param, 'The last digit of a three-decimal currency must be 0');
  if (wholeUnitsOnly.has(currency) && amount % 100 !== 0)
    throw badParameter(param, `${currency.toUpperCase()} is charged in whole units`);
}

/** Returns the amount for a person to read. */
export function amountText(amount: number, currency: string, language: string): string {
  const digits = wireDigits(currency);
  const major = amount / 10 ** digits;
  const fraction = Number.isInteger(major) && wholeUnitsOnly.has(currency) ? 0 : digits;
  const text = new Intl.NumberFormat(language, {
    style: 'currency',
    currency: currency.toUpperCase(),
    minimumFractionDigits: fraction,
    maximumFractionDigits: digits,
  }).format(major);
  // The full-width yen sign leaves a gap before Latin digits.
  return text.replace('￥', '¥');
}
