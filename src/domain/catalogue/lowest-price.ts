import { dateOfDay } from '#src/domain/availability/local-time.ts';
import { planFor } from '#src/domain/availability/expand.ts';
import type { LiveOption, LiveUnit } from '#src/domain/catalogue/live-product.ts';
import type { CurrencyCode } from '#src/domain/pricing/currency.ts';
import { unitPriceAt } from '#src/domain/pricing/unit-price.ts';

/**
 * The lowest price of some units on a day over all its starts, in minor units of the place's currency; null when the
 * option does not run or no unit is given. The price of a day stands while the catalogue does, so `LowestPrices` keeps it.
 */
export function lowestOn(
  option: LiveOption,
  units: readonly LiveUnit[],
  date: string,
  currency: CurrencyCode,
): bigint | null {
  let lowest: bigint | null = null;
  for (const localStart of startsOn(option, date)) {
    for (const unit of units) {
      const { minor } = unitPriceAt(unit, option.priceRules, { localDate: date, localStart }, currency);
      if (lowest === null || minor < lowest) lowest = minor;
    }
  }
  return lowest;
}

/** Units that may be bought without others: "from" prices are theirs, not an infant's zero. */
export function standingAlone(option: LiveOption): readonly LiveUnit[] {
  return option.units.filter((unit) => !unit.accompanied);
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
    currency: CurrencyCode,
  ): bigint | null {
    if (option.priceRules.length === 0) return days.length === 0 ? null : lowestBase(units);
    const kept = this.#kept.get(key) ?? new Map<number, bigint | null>();
    this.#kept.set(key, kept);
    let lowest: bigint | null = null;
    for (const day of days) {
      const known = kept.get(day);
      const price = known === undefined ? lowestOn(option, units, dateOfDay(day), currency) : known;
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
