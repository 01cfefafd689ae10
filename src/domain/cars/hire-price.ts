import { addDays } from '#src/domain/shared/time/local-time.ts';
import type { CurrencyCode } from '#src/domain/shared/money/currency.ts';
import { roundToPriceStep } from '#src/domain/shared/money/money.ts';

/** From such a day of the hire on, a day costs so many per cent. */
export type LongerStep = { readonly fromDay: number; readonly percent: number };
/** Days of the year ("MM-DD", both included) that cost so many per cent; `to` before `from` is over the turn of the year. */
export type HireSeason = { readonly from: string; readonly to: string; readonly percent: number };
/** A fee for each day, for so many days at most. */
export type DayFee = { readonly dayMinor: bigint; readonly mostDays: number };

/**
 * What the days of a hire cost, in minor units: each day by its season and by how long the car has been out. Rounded once,
 * half to even, to the step of the currency. A longer hire never costs less than a shorter one from the same day.
 */
export function daysPrice(
  dayMinor: bigint,
  firstDate: string,
  days: number,
  terms: { readonly seasons: readonly HireSeason[]; readonly longer: readonly LongerStep[] },
  currency: CurrencyCode,
): bigint {
  let parts = 0n;
  for (let day = 0; day < days; day += 1) {
    const season = seasonPercent(terms.seasons, addDays(firstDate, day));
    parts += dayMinor * BigInt(season) * BigInt(longerPercent(terms.longer, day + 1));
  }
  return roundToPriceStep(parts, 10_000n, currency);
}

function seasonPercent(seasons: readonly HireSeason[], date: string): number {
  const day = date.slice(5);
  return seasons.findLast((one) => isWithin(one, day))?.percent ?? 100;
}

function isWithin({ from, to }: HireSeason, day: string): boolean {
  return from <= to ? day >= from && day <= to : day >= from || day <= to;
}

function longerPercent(longer: readonly LongerStep[], day: number): number {
  return longer.findLast((one) => day >= one.fromDay)?.percent ?? 100;
}

/** A fee by the day, for the whole hire; in minor units. */
export function feeForDays({ dayMinor, mostDays }: DayFee, days: number): bigint {
  return dayMinor * BigInt(Math.min(days, mostDays));
}

/** What it costs to leave a car somewhere else: a sum, and so much for each kilometre that begins between the two. */
export function oneWayFee(
  { baseMinor, kmMinor }: { readonly baseMinor: bigint; readonly kmMinor: bigint },
  metres: number,
): bigint {
  return baseMinor + kmMinor * BigInt(Math.ceil(metres / 1000));
}
