import { dateOfDay } from '#src/domain/shared/time/local-time.ts';
import { fromUnits } from '#src/domain/catalogue/prices/lead-units.ts';
import type { LiveOption, LiveUnit } from '#src/domain/catalogue/live-product.ts';
import { priceAt, PriceLists, startsOn, type PriceGround } from '#src/domain/catalogue/prices/price-lists.ts';
import type { Deal } from '#src/domain/catalogue/prices/deal-price.ts';

/** What is looked for on each start: an amount made of the prices of units, or null where nothing fits. */
export type PriceMeasure = {
  /** Distinguishes measures of one option. */
  readonly key: string;
  readonly of: (priceOf: (unit: LiveUnit) => bigint) => bigint | null;
};

/** Returns the measure that takes the lowest price of some units; null where none is given. */
export function lowestOfUnits(units: readonly LiveUnit[]): PriceMeasure {
  return {
    key: units.map(({ id }) => id).join(' '),
    of: (priceOf) => units.map(priceOf).reduce<bigint | null>((least, one) => smaller(least, one), null),
  };
}

function smaller(least: bigint | null, one: bigint | null): bigint | null {
  if (least === null || one === null) return least ?? one;
  return one < least ? one : least;
}

/**
 * The lowest amount on a day over all its starts, in minor units of the place's currency; null when the option does not
 * run or nothing fits. The price of a day is valid as long as the catalog and the day are, so `LowestPrices` caches it.
 */
function lowestOn(option: LiveOption, measure: PriceMeasure, date: string, ground: PriceGround): bigint | null {
  return startsOn(option, date)
    .map((localStart) => measure.of((unit) => priceAt(option, unit, date, localStart, ground).price.minor))
    .reduce<bigint | null>(smaller, null);
}

/**
 * The unit that costs so much on the first of the days (numbers since 1970) on which one does, and the deal that makes
 * it so.
 */
export function firstAt(
  option: LiveOption,
  days: readonly number[],
  minor: bigint,
  ground: PriceGround,
): { readonly unit: LiveUnit; readonly deal: Deal | null } | null {
  const units = fromUnits(option);
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

/** Caches the lowest prices of days for the lifetime of one catalog. */
export class LowestPrices {
  /** What several units cost together is worked out from these. */
  readonly lists = new PriceLists();
  /** By option and measure, then by day: one text for each question, none for each of its hundred and more days. */
  readonly #kept = new Map<string, Map<number, bigint | null>>();
  #bytes = 0;

  /** The lowest amount on any of the days (numbers since 1970), or null when there is none. `key` names the option. */
  over(
    key: string,
    option: LiveOption,
    measure: PriceMeasure,
    days: readonly number[],
    ground: PriceGround,
  ): bigint | null {
    const plain = option.priceRules.length === 0 && option.deals === undefined;
    if (plain) return days.length === 0 ? null : measure.of((unit) => unit.priceMinor);
    const cached = this.#daysOf(`${key} ${measure.key} ${ground.today}`);
    let lowest: bigint | null = null;
    for (const day of days) {
      const known = cached.get(day);
      const price = known === undefined ? lowestOn(option, measure, dateOfDay(day), ground) : known;
      if (known === undefined) {
        cached.set(day, price);
        this.#bytes += dayBytes;
      }
      lowest = smaller(lowest, price);
    }
    return lowest;
  }

  /**
   * What is known of a question. All is forgotten when it is too much: prices of yesterday are never requested again.
   */
  #daysOf(question: string): Map<number, bigint | null> {
    const known = this.#kept.get(question);
    if (known !== undefined) return known;
    if (this.#bytes > mostBytes) {
      this.#kept.clear();
      this.#bytes = 0;
    }
    const fresh = new Map<number, bigint | null>();
    this.#kept.set(question, fresh);
    this.#bytes += questionBytes + 2 * question.length;
    return fresh;
  }
}

const mostBytes = 16 * 1024 ** 2;
/** Bytes of a day with its price in a map, and of a question with its own map. */
const [dayBytes, questionBytes] = [64, 400];
