import { currencies, isOnPriceStep, type CurrencyCode } from '#src/domain/shared/money/currency.ts';
import { money, type Money } from '#src/domain/shared/money/money.ts';

/** The pictures that a card may have, each a painted scene. A name is never changed: cards that were sold store it. */
export const giftDesigns = ['harbour', 'balloons', 'pagoda', 'bay'] as const;
export type GiftDesign = (typeof giftDesigns)[number];

/** The picture of each design. */
export const giftPictures: Readonly<Record<GiftDesign, string>> = {
  harbour: 'harbour-dusk-21',
  balloons: 'desert-dawn-8',
  pagoda: 'pagoda-dawn-14',
  bay: 'bay-day-33',
};

// Whole major units that are about one euro, so that amounts are round in every currency.
const about: Readonly<Record<CurrencyCode, bigint | 'half'>> = {
  AED: 5n,
  AUD: 2n,
  BHD: 'half',
  BRL: 5n,
  CAD: 2n,
  CHF: 1n,
  CLP: 1000n,
  CNY: 10n,
  CZK: 25n,
  DKK: 10n,
  EGP: 50n,
  EUR: 1n,
  GBP: 1n,
  HKD: 10n,
  HUF: 500n,
  IDR: 20_000n,
  ILS: 5n,
  INR: 100n,
  ISK: 200n,
  JOD: 1n,
  JPY: 200n,
  KHR: 5000n,
  KRW: 2000n,
  KWD: 'half',
  LKR: 400n,
  MOP: 10n,
  MUR: 50n,
  MXN: 20n,
  MYR: 5n,
  NOK: 10n,
  NZD: 2n,
  OMR: 'half',
  PHP: 50n,
  PLN: 5n,
  QAR: 5n,
  RON: 5n,
  SAR: 5n,
  SEK: 10n,
  SGD: 2n,
  THB: 50n,
  TRY: 50n,
  TWD: 50n,
  USD: 1n,
  VND: 25_000n,
  ZAR: 20n,
};

const offered = [20n, 50n, 100n, 200n] as const;
const limits = { least: 10n, most: 500n } as const;

/** What cards are offered for in a currency, and between what one may choose freely, in whole coins. */
export type GiftChoices = {
  readonly amounts: readonly Money[];
  readonly least: Money;
  readonly most: Money;
};

/** The amounts of gift cards in a currency. */
export function giftChoices(currency: CurrencyCode): GiftChoices {
  const one = about[currency];
  const unit = 10n ** BigInt(currencies[currency].digits);
  // All are even, so that a half is exact.
  const worth = (times: bigint): Money => money(one === 'half' ? (times * unit) / 2n : times * one * unit, currency);
  return { amounts: offered.map(worth), least: worth(limits.least), most: worth(limits.most) };
}

/** Whether a card can be sold for so much. */
export function isGiftAmount(amount: Money): boolean {
  const { least, most } = giftChoices(amount.currency);
  const { minor, currency } = amount;
  return minor >= least.minor && minor <= most.minor && isOnPriceStep(minor, currency);
}

// Letters and digits that are not easily confused; 32, so that a byte's five bits are one.
const letters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** The code of a card from twenty random bytes: twenty letters and digits, 100 bits. */
export function giftCode(bytes: Uint8Array): string {
  if (bytes.length < 20) throw new Error('a code requires twenty bytes');
  return Array.from(bytes.subarray(0, 20), (byte) => letters[byte & 31]).join('');
}

/** The code as it is written, in groups of five. */
export function writtenCode(code: string): string {
  return code.replace(/(.{5})(?=.)/g, '$1-');
}
