import { weekdayOf } from '#src/domain/shared/time/local-time.ts';
import { currencies, type CurrencyCode } from '#src/domain/shared/money/currency.ts';
import { divideHalfEven, parseMajor } from '#src/domain/shared/money/money.ts';
import type { HotelContent, RatePlan, RoomType } from '#src/domain/stays/hotel-content.ts';
import type { RoomParty } from '#src/domain/stays/deal-guests.ts';

/** The surcharge in percent for the nights of Friday and Saturday. */
const weekendPercent = 15;
/** The surcharge in percent for a night that is less than `lateDays` ahead. */
const lateDays = 3;
const latePercent = 10;

/** The price of one night of a room in minor units, all taxes included: `room` without meals, and `meals`. */
export type NightPrice = { readonly room: bigint; readonly meals: bigint };

/**
 * Returns the price of a night of a room for its party and rate plan: the base price, adjusted by weekday, month and days ahead,
 * with surcharges for extra guests and meals. Each part is rounded to the currency's `nightPriceStep`.
 */
export function nightPrice(
  hotel: Pick<HotelContent, 'season' | 'breakfast'>,
  room: RoomType,
  plan: RatePlan,
  party: Pick<RoomParty, 'adults' | 'children'>,
  night: { readonly date: string; readonly daysAhead: number; readonly currency: CurrencyCode },
): NightPrice {
  const { currency } = night;
  const step = nightPriceStep(currency);
  const percents = [
    seasonOf(hotel, night.date),
    isWeekend(night.date) ? weekendPercent : 0,
    night.daysAhead < lateDays ? latePercent : 0,
  ];
  const usual = withPercents(amount(room.price, currency), percents, step);
  const further = Math.max(0, party.adults + party.children - room.included);
  // Children count as the extra guests first.
  const young = Math.min(further, party.children);
  const beds =
    amount(room.extraChild, currency) * BigInt(young) + amount(room.extraAdult, currency) * BigInt(further - young);
  return {
    room: withPercents(usual + beds, [plan.percent], step),
    meals: mealPrice(hotel, plan, party, currency),
  };
}

/**
 * Returns the step of hotel prices in a currency, in minor units. It is coarser than the currency's price step, so that nights have
 * the round prices that hotels print.
 */
export function nightPriceStep(currency: CurrencyCode): bigint {
  return BigInt(steps[currency] ?? 1) * 10n ** BigInt(currencies[currency].digits);
}

/** Steps in major units; every other currency has a step of one. */
const steps: Readonly<Partial<Record<CurrencyCode, number>>> = {
  AED: 5,
  CLP: 500,
  CNY: 5,
  CZK: 10,
  HKD: 10,
  HUF: 100,
  IDR: 10_000,
  INR: 50,
  ISK: 100,
  JPY: 100,
  KHR: 1000,
  KRW: 1000,
  LKR: 100,
  MOP: 10,
  PHP: 10,
  SEK: 5,
  THB: 10,
  TRY: 10,
  TWD: 10,
  VND: 10_000,
};

/** Adults pay the full price of breakfast, children half of it, infants nothing. Half board costs two and a half breakfasts. */
function mealPrice(
  { breakfast }: Pick<HotelContent, 'breakfast'>,
  { meals }: RatePlan,
  party: Pick<RoomParty, 'adults' | 'children'>,
  currency: CurrencyCode,
): bigint {
  if (meals === 'none') return 0n;
  const each = amount(breakfast, currency) * (meals === 'half_board' ? 5n : 2n);
  // In quarters of a breakfast, so that nothing is rounded before the end.
  const quarters = each * BigInt(party.adults * 2 + party.children);
  return roundTo(quarters, 4n, nightPriceStep(currency));
}

function isWeekend(date: string): boolean {
  const weekday = weekdayOf(date);
  return weekday === 5 || weekday === 6;
}

function seasonOf({ season }: Pick<HotelContent, 'season'>, date: string): number {
  return season[Number(date.slice(5, 7)) - 1] ?? 0;
}

/** Applies percentages one after the other and rounds once. */
function withPercents(minor: bigint, percents: readonly number[], step: bigint): bigint {
  const scaled = percents.reduce((product, percent) => product * BigInt(100 + percent), minor);
  return roundTo(scaled, 100n ** BigInt(percents.length), step);
}

function roundTo(numerator: bigint, denominator: bigint, step: bigint): bigint {
  return divideHalfEven(numerator, denominator * step) * step;
}

function amount(text: string, currency: CurrencyCode): bigint {
  const read = parseMajor(text, currency);
  if (read === null) throw new Error(`"${text}" is not an amount in ${currency}`);
  return read.minor;
}
