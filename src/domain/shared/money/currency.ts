/**
 * The currencies Meander sells in (RU-6) with the digits of their minor units. `Intl` is not used: it reports 0 digits for
 * HUF and IDR where ISO 4217 settles in 2 (threat T-41), and settlement must never depend on the
 * ICU of a machine.
 *
 * `digits`: decimal places of the minor unit in which amounts are stored, quoted and charged (ISO 4217). Display drops
 * the decimals of whole amounts in every currency.
 *
 * `priced`: shops of that country write whole amounts only, though the currency has a minor unit.
 */
export type CurrencyCode = keyof typeof currencies;

export const currencies = {
  AED: { digits: 2 },
  AUD: { digits: 2 },
  BHD: { digits: 3 },
  BRL: { digits: 2 },
  CAD: { digits: 2 },
  CHF: { digits: 2 },
  CLP: { digits: 0 },
  CNY: { digits: 2 },
  CZK: { digits: 2 },
  DKK: { digits: 2 },
  EGP: { digits: 2 },
  EUR: { digits: 2 },
  GBP: { digits: 2 },
  HKD: { digits: 2 },
  HUF: { digits: 2, priced: 'whole' },
  IDR: { digits: 2, priced: 'whole' },
  ILS: { digits: 2 },
  INR: { digits: 2 },
  ISK: { digits: 0 },
  JOD: { digits: 3 },
  JPY: { digits: 0 },
  KHR: { digits: 2 },
  KRW: { digits: 0 },
  KWD: { digits: 3 },
  LKR: { digits: 2 },
  MOP: { digits: 2 },
  MUR: { digits: 2 },
  MXN: { digits: 2 },
  MYR: { digits: 2 },
  NOK: { digits: 2 },
  NZD: { digits: 2 },
  OMR: { digits: 3 },
  PHP: { digits: 2 },
  PLN: { digits: 2 },
  QAR: { digits: 2 },
  RON: { digits: 2 },
  SAR: { digits: 2 },
  SEK: { digits: 2 },
  SGD: { digits: 2 },
  THB: { digits: 2, priced: 'whole' },
  TRY: { digits: 2 },
  TWD: { digits: 2, priced: 'whole' },
  USD: { digits: 2 },
  VND: { digits: 0 },
  ZAR: { digits: 2 },
} as const satisfies Record<string, CurrencyRules>;

type CurrencyRules = { readonly digits: 0 | 2 | 3; readonly priced?: 'whole' };

/** Every supported code, in alphabetical order. */
export const currencyCodes: readonly CurrencyCode[] = Object.keys(currencies).filter(isCurrency);

/**
 * Whether this is a supported ISO 4217 code in its exact upper-case spelling; guards against `constructor` and the
 * like.
 */
export function isCurrency(code: string): code is CurrencyCode {
  return Object.hasOwn(currencies, code);
}

/**
 * Returns the least amount that a card is charged or paid back, in minor units: ten fils or baisa, not a single one.
 */
export function smallestCharge(code: CurrencyCode): bigint {
  return currencies[code].digits === 3 ? 10n : 1n;
}

/**
 * Returns the price step of a currency: prices are multiples of it, in minor units. It is one major unit where shops
 * write no fractions, else the smallest charge, so that display, quote and charge are the same amount.
 */
export function priceStep(code: CurrencyCode): bigint {
  const { digits, priced }: CurrencyRules = currencies[code];
  return priced === 'whole' ? 10n ** BigInt(digits) : smallestCharge(code);
}

/** Returns whether an amount in minor units is a multiple of the currency's price step. */
export function isOnPriceStep(minor: bigint, code: CurrencyCode): boolean {
  return minor % priceStep(code) === 0n;
}

/** Returns an amount in minor units, rounded down to the currency's price step. */
export function floorToPriceStep(minor: bigint, code: CurrencyCode): bigint {
  return minor - (minor % priceStep(code));
}
