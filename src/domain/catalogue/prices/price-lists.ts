import { planFor } from '#src/domain/shared/time/expand.ts';
import { dateOfDay } from '#src/domain/shared/time/local-time.ts';
import type { LiveOption, LiveUnit } from '#src/domain/catalogue/live-product.ts';
import type { CurrencyCode } from '#src/domain/shared/money/currency.ts';
import { dealtPriceAt } from '#src/domain/catalogue/prices/deal-price.ts';

/**
 * Where prices are looked for: the place's currency, and its date today, which only deals for early and late bookings
 * use.
 */
export type PriceGround = { readonly currency: CurrencyCode; readonly today: string };

/** What each unit of an option costs at a start, in the order of its units, in minor units of the place's currency. */
export type PriceList = readonly bigint[];

type Known = {
  /** The lists of the starts of each day; days that cost the same share theirs, found by their text. */
  readonly days: Map<number, readonly PriceList[]>;
  readonly alike: Map<string, readonly PriceList[]>;
  /**
   * The answer for the days that were requested last: they are the same array until the days with places are read
   * again.
   */
  last: { readonly days: readonly number[]; readonly lists: readonly PriceList[] } | null;
};

const [dayBytes, optionBytes] = [50, 1500];
const maxBytes = 25_000_000;

/**
 * The price lists of options for the lifetime of one catalog. Most days of an option have the same few lists, so that
 * the price of any party is found by looking at these instead of at every start of half a year.
 */
export class PriceLists {
  readonly #known = new Map<string, Known>();
  #bytes = 0;

  /** Returns the different price lists of all starts on these days (numbers since 1970). `key` names the option. */
  over(key: string, option: LiveOption, days: readonly number[], ground: PriceGround): readonly PriceList[] {
    if (days.length === 0) return [];
    if (option.priceRules.length === 0 && option.deals === undefined)
      return [option.units.map(({ priceMinor }) => priceMinor)];
    const known = this.#optionOf(`${key} ${ground.today}`);
    if (known.last?.days === days) return known.last.lists;
    const found = [...new Set(days.map((day) => this.#listsOn(known, option, day, ground)))].flat();
    if (days.length > 1) known.last = { days, lists: found };
    return found;
  }

  #listsOn({ days, alike }: Known, option: LiveOption, day: number, ground: PriceGround): readonly PriceList[] {
    const before = days.get(day);
    if (before !== undefined) return before;
    const date = dateOfDay(day);
    const made = startsOn(option, date).map((start) =>
      option.units.map((unit) => priceAt(option, unit, date, start, ground).price.minor),
    );
    const text = made.join(' ');
    const found = alike.get(text) ?? made;
    alike.set(text, found);
    days.set(day, found);
    this.#bytes += dayBytes;
    return found;
  }

  /**
   * What is known of an option. All is forgotten when it is too much: prices of yesterday are never requested again.
   */
  #optionOf(name: string): Known {
    const known = this.#known.get(name);
    if (known !== undefined) return known;
    if (this.#bytes > maxBytes) {
      this.#known.clear();
      this.#bytes = 0;
    }
    const fresh: Known = { days: new Map(), alike: new Map(), last: null };
    this.#known.set(name, fresh);
    this.#bytes += optionBytes;
    return fresh;
  }
}

/** Returns the price of a unit at a start, and the deal that makes it so. */
export function priceAt(
  option: LiveOption,
  unit: LiveUnit,
  localDate: string,
  localStart: string,
  ground: PriceGround,
) {
  return dealtPriceAt(unit, option, { localDate, localStart, today: ground.today }, ground.currency);
}

/** Starts whose prices may differ; without rules for times the first represents all. */
export function startsOn(option: LiveOption, date: string): readonly string[] {
  const plan = planFor(option.schedule, date);
  if (plan === undefined) return [];
  if (plan.hours !== undefined) return [plan.hours.from];
  const byTime = option.priceRules.some((rule) => rule.times !== undefined);
  return byTime ? (plan.times ?? []) : (plan.times ?? []).slice(0, 1);
}
