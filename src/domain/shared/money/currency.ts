/**
 * The currencies Meander sells in (RU-6) with their digits. `Intl` is not used: it reports 0 digits for
 * HUF and IDR where ISO 4217 settles in 2 (threat T-41), and settlement must never depend on the
 * ICU of a machine.
 *
 * `settle`: decimal places of the minor unit in which amounts are stored, quoted and charged (ISO 4217). Display drops
 * the decimals of whole amounts in every currency.
 *
 * `priced`: shops of that country write whole amounts only, though the currency has a minor unit.
 */
export type CurrencyCode = keyof typeof currencies;

export const currencies = {
  AED: { settle: 2 },
  AUD: { settle: 2 },
  BHD: { settle: 3 },
  BRL: { settle: 2 },
  CAD: { settle: 2 },
  CHF: { settle: 2 },
  CLP: { settle: 0 },
  CNY: { settle: 2 },
  CZK: { settle: 2 },
  DKK: { settle: 2 },
  EGP: { settle: 2 },
  EUR: { settle: 2 },
  GBP: { settle: 2 },
  HKD: { settle: 2 },
  HUF: { settle: 2, priced: 'whole' },
  IDR: { settle: 2, priced: 'whole' },
  ILS: { settle: 2 },
  INR: { settle: 2 },
  ISK: { settle: 0 },
  JOD: { settle: 3 },
  JPY: { settle: 0 },
  KHR: { settle: 2 },
  KRW: { settle: 0 },
  KWD: { settle: 3 },
  LKR: { settle: 2 },
  MOP: { settle: 2 },
  MUR: { settle: 2 },
  MXN: { settle: 2 },
  MYR: { settle: 2 },
  NOK: { settle: 2 },
  NZD: { settle: 2 },
  OMR: { settle: 3 },
  PHP: { settle: 2 },
  PLN: { settle: 2 },
  QAR: { settle: 2 },
  RON: { settle: 2 },
  SAR: { settle: 2 },
  SEK: { settle: 2 },
  SGD: { settle: 2 },
  THB: { settle: 2, priced: 'whole' },
  TRY: { settle: 2 },
  TWD: { settle: 2, priced: 'whole' },
  USD: { settle: 2 },
  VND: { settle: 0 },
  ZAR: { settle: 2 },
} as const satisfies Record<string, CurrencyRules>;

type CurrencyRules = { readonly settle: 0 | 2 | 3; readonly priced?: 'whole' };

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
  return currencies[code].settle === 3 ? 10n : 1n;
}

/**
 * Returns the price step of a currency: prices are multiples of it, in minor units. It is one major unit where shops
 * write no fractions, else the smallest charge, so that display, quote and charge are the same amount.
 */
export function priceStep(code: CurrencyCode): bigint {
  const { settle, priced }: CurrencyRules = currencies[code];
  return priced === 'whole' ? 10n ** BigInt(settle) : smallestCharge(code);
}

/** Returns whether an amount in minor units is a multiple of the currency's price step. */
export function isOnPriceStep(minor: bigint, code: CurrencyCode): boolean {
  return minor % priceStep(code) === 0n;
}

/** Returns an amount in minor units, rounded down to the currency's price step. */
export function floorToPriceStep(minor: bigint, code: CurrencyCode): bigint {
  return minor - (minor % priceStep(code));
}
