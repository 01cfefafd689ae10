import { dateOfDay } from '#src/domain/availability/local-time.ts';
import { planFor } from '#src/domain/availability/expand.ts';
import type { LiveOption, LiveUnit } from '#src/domain/catalogue/live-product.ts';
import type { CurrencyCode } from '#src/domain/pricing/currency.ts';
import { dealtPriceAt, type Deal } from '#src/domain/pricing/deal.ts';

/** Where prices are looked for: the place's currency, and its date today, which only deals for early and late bookings ask. */
export type PriceGround = { readonly currency: CurrencyCode; readonly today: string };

/**
 * The lowest price of some units on a day over all its starts, in minor units of the place's currency; null when the
 * option does not run or no unit is given. The price of a day stands while the catalogue and the day do, so `LowestPrices` keeps it.
 */
function lowestOn(option: LiveOption, units: readonly LiveUnit[], date: string, ground: PriceGround): bigint | null {
  let lowest: bigint | null = null;
  for (const localStart of startsOn(option, date)) {
    for (const unit of units) {
      const { minor } = priceAt(option, unit, date, localStart, ground).price;
      if (lowest === null || minor < lowest) lowest = minor;
    }
  }
  return lowest;
}

/** The unit that costs so much on the first of the days (numbers since 1970) on which one does, and the deal that makes it so. */
export function firstAt(
  option: LiveOption,
  days: readonly number[],
  minor: bigint,
  ground: PriceGround,
): { readonly unit: LiveUnit; readonly deal: Deal | null } | null {
  const units = standingAlone(option);
  for (const day of days) {
    const date = dateOfDay(day);
    for (const localStart of startsOn(option, date)) {
      for (const unit of units) {
        const { price, deal } = priceAt(option, unit, date, localStart, ground);
        if (price.minor === minor) return { unit, deal };
      }
    }
  }
  return null;
}

function priceAt(option: LiveOption, unit: LiveUnit, localDate: string, localStart: string, ground: PriceGround) {
  return dealtPriceAt(unit, option, { localDate, localStart, today: ground.today }, ground.currency);
}

/**
 * Units that may be bought without others: "from" prices are theirs, not an infant's zero. Nor a free senior's, where
 * others pay: "from 0" would be true of few.
 */
export function standingAlone(option: LiveOption): readonly LiveUnit[] {
  const alone = option.units.filter((unit) => !unit.accompanied);
  const paying = alone.filter((unit) => unit.priceMinor > 0n);
  return paying.length > 0 ? paying : alone;
}

/** Starts whose prices may differ; without rules for times the first stands for all. */
function startsOn(option: LiveOption, date: string): readonly string[] {
  const plan = planFor(option.schedule, date);
  if (plan === undefined) return [];
  if (plan.hours !== undefined) return [plan.hours.from];
  const byTime = option.priceRules.some((rule) => rule.times !== undefined);
  return byTime ? (plan.times ?? []) : (plan.times ?? []).slice(0, 1);
}

/** Keeps the lowest prices of days for as long as one catalogue stands. */
export class LowestPrices {
  /** By option and units, then by day: one text for each question, none for each of its hundred and more days. */
  readonly #kept = new Map<string, Map<number, bigint | null>>();

  /** The lowest price on any of the days (numbers since 1970), or null when there is none. */
  over(
    key: string,
    option: LiveOption,
    units: readonly LiveUnit[],
    days: readonly number[],
    ground: PriceGround,
  ): bigint | null {
    const plain = option.priceRules.length === 0 && option.deals === undefined;
    if (plain) return days.length === 0 ? null : lowestBase(units);
    const kept = this.#kept.get(`${key} ${ground.today}`) ?? new Map<number, bigint | null>();
    this.#kept.set(`${key} ${ground.today}`, kept);
    let lowest: bigint | null = null;
    for (const day of days) {
      const known = kept.get(day);
      const price = known === undefined ? lowestOn(option, units, dateOfDay(day), ground) : known;
      if (known === undefined) kept.set(day, price);
      if (price !== null && (lowest === null || price < lowest)) lowest = price;
    }
    return lowest;
  }
}

function lowestBase(units: readonly LiveUnit[]): bigint | null {
  let lowest: bigint | null = null;
  for (const unit of units) if (lowest === null || unit.priceMinor < lowest) lowest = unit.priceMinor;
  return lowest;
}
