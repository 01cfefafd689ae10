import { currencies, priceStep, type CurrencyCode } from '#src/domain/pricing/currency.ts';
import { money, type Money } from '#src/domain/pricing/money.ts';

/** The pictures that a card may bear, each a painted scene. A name is never changed: cards that were sold keep it. */
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
const about: Readonly<Record<CurrencyCode, number>> = {
  AED: 5,
  AUD: 2,
  BHD: 0.5,
  BRL: 5,
  CAD: 2,
  CHF: 1,
  CLP: 1000,
  CNY: 10,
  CZK: 25,
  DKK: 10,
  EGP: 50,
  EUR: 1,
  GBP: 1,
  HKD: 10,
  HUF: 500,
  IDR: 20_000,
  ILS: 5,
  INR: 100,
  ISK: 200,
  JOD: 1,
  JPY: 200,
  KHR: 5000,
  KRW: 2000,
  KWD: 0.5,
  LKR: 400,
  MOP: 10,
  MUR: 50,
  MXN: 20,
  MYR: 5,
  NOK: 10,
  NZD: 2,
  OMR: 0.5,
  PHP: 50,
  PLN: 5,
  QAR: 5,
  RON: 5,
  SAR: 5,
  SEK: 10,
  SGD: 2,
  THB: 50,
  TRY: 50,
  TWD: 50,
  USD: 1,
  VND: 25_000,
  ZAR: 20,
};

const offered = [20, 50, 100, 200] as const;
const limits = { least: 10, most: 500 } as const;

/** What cards are offered for in a currency, and between what one may choose freely, in whole coins. */
export type GiftChoices = {
  readonly amounts: readonly Money[];
  readonly least: Money;
  readonly most: Money;
};

/** The amounts of gift cards in a currency. */
export function giftChoices(currency: CurrencyCode): GiftChoices {
  const worth = (times: number): Money =>
    money(Math.round(times * about[currency] * 10 ** currencies[currency].settle), currency);
  return { amounts: offered.map(worth), least: worth(limits.least), most: worth(limits.most) };
}

/** Whether a card can be sold for so much. */
export function isGiftAmount(amount: Money): boolean {
  const { least, most } = giftChoices(amount.currency);
  const { minor, currency } = amount;
  return minor >= least.minor && minor <= most.minor && minor % priceStep(currency) === 0n;
}

// Letters and digits that nobody takes for one another; 32, so that a byte's five bits are one.
const letters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** The code of a card out of twenty bytes of chance: twenty letters and digits, 100 bits. */
export function giftCode(bytes: Uint8Array): string {
  if (bytes.length < 20) throw new Error('a code is made of twenty bytes');
  return Array.from(bytes.subarray(0, 20), (byte) => letters[byte & 31]).join('');
}

/** The code as it is written, in groups of five. */
export function writtenCode(code: string): string {
  return code.replace(/(.{5})(?=.)/g, '$1-');
}
