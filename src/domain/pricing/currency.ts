/**
 * The currencies Meander sells in (RU-6) with their two digit counts. `Intl` is not asked: it reports 0 digits for
 * HUF and IDR where ISO 4217 settles in 2 (decision D-41 of the threat list), and settlement must never depend on the
 * ICU of a machine.
 *
 * - `settle`: decimal places of the minor unit in which amounts are stored, quoted and charged (ISO 4217).
 * - `show`: decimal places shown when the amount is whole in them; a fraction is always shown in full.
 */
export type CurrencyCode = keyof typeof currencies;

export const currencies = {
  AED: { settle: 2, show: 2 },
  AUD: { settle: 2, show: 2 },
  BHD: { settle: 3, show: 3 },
  BRL: { settle: 2, show: 2 },
  CAD: { settle: 2, show: 2 },
  CHF: { settle: 2, show: 2 },
  CLP: { settle: 0, show: 0 },
  CNY: { settle: 2, show: 2 },
  CZK: { settle: 2, show: 2 },
  DKK: { settle: 2, show: 2 },
  EGP: { settle: 2, show: 2 },
  EUR: { settle: 2, show: 2 },
  GBP: { settle: 2, show: 2 },
  HKD: { settle: 2, show: 2 },
  HUF: { settle: 2, show: 0 },
  IDR: { settle: 2, show: 0 },
  ILS: { settle: 2, show: 2 },
  INR: { settle: 2, show: 2 },
  ISK: { settle: 0, show: 0 },
  JOD: { settle: 3, show: 3 },
  JPY: { settle: 0, show: 0 },
  KHR: { settle: 2, show: 0 },
  KRW: { settle: 0, show: 0 },
  KWD: { settle: 3, show: 3 },
  LKR: { settle: 2, show: 2 },
  MOP: { settle: 2, show: 2 },
  MUR: { settle: 2, show: 2 },
  MXN: { settle: 2, show: 2 },
  MYR: { settle: 2, show: 2 },
  NOK: { settle: 2, show: 2 },
  NZD: { settle: 2, show: 2 },
  OMR: { settle: 3, show: 3 },
  PHP: { settle: 2, show: 0 },
  PLN: { settle: 2, show: 2 },
  QAR: { settle: 2, show: 2 },
  RON: { settle: 2, show: 2 },
  SAR: { settle: 2, show: 2 },
  SEK: { settle: 2, show: 2 },
  SGD: { settle: 2, show: 2 },
  THB: { settle: 2, show: 0 },
  TRY: { settle: 2, show: 2 },
  TWD: { settle: 2, show: 0 },
  USD: { settle: 2, show: 2 },
  VND: { settle: 0, show: 0 },
  ZAR: { settle: 2, show: 2 },
} as const satisfies Record<string, { readonly settle: 0 | 2 | 3; readonly show: 0 | 2 | 3 }>;

/** Every supported code, in alphabetical order. */
export const currencyCodes: readonly CurrencyCode[] = Object.keys(currencies).filter(isCurrency);

/** True for a supported ISO 4217 code in its exact upper-case spelling; guards against `constructor` and the like. */
export function isCurrency(code: string): code is CurrencyCode {
  return Object.hasOwn(currencies, code);
}
