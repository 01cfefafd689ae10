import type { IndexQuery } from '#src/domain/search/index-query.ts';
import { ringOfAll, type AllowedDays } from '#src/search-index/allowed-days.ts';
import { stepFinder } from '#src/search-index/price-step.ts';
import type { SearchIndex } from '#src/search-index/search-index-shape.ts';

/** Facets that are counted as if their own choice were not made; the kind of a document is its place here plus one. */
export const kinds = ['destination', 'category', 'price', 'day', 'language'] as const;

/** Counts by the places of the index's own lists. */
export type Counted = {
  readonly destinations: Uint32Array;
  readonly categories: Uint32Array;
  /** By all bits of the column together. */
  readonly specials: Uint32Array;
  /** By profile: of the hits, and of those that the choice of languages alone refuses too. */
  readonly profiles: Uint32Array;
  readonly spoken: Uint32Array;
  readonly lowest: Float64Array;
  readonly highest: Float64Array;
  readonly priceSteps: Uint32Array;
  /** The ring of days with places. */
  readonly openDays: Uint32Array;
};

const kindOf = (name: (typeof kinds)[number]): number => kinds.indexOf(name) + 1;
const destinationKind = kindOf('destination');
const categoryKind = kindOf('category');
const priceKind = kindOf('price');
const dayKind = kindOf('day');
const languageKind = kindOf('language');

/** Counts listed documents (number × 8 + kind) in the facets of their kind; those of kind 0 in all. */
export function countFacets(index: SearchIndex, query: IndexQuery, allowed: AllowedDays, list: Uint32Array): Counted {
  return {
    ...countColumns(index, list),
    openDays: ringOfAll(index, allowed, list, dayKind),
    ...countPrices(index, query, list),
  };
}

type Columns = Pick<Counted, 'destinations' | 'categories' | 'specials' | 'profiles' | 'spoken'>;

function countColumns(index: SearchIndex, list: Uint32Array): Columns {
  const { destination, category, specials, profile } = index;
  const destinations = new Uint32Array(index.destinations.length);
  const categories = new Uint32Array(index.categories.length);
  const options = new Uint32Array(256);
  const profiles = new Uint32Array(index.profiles.length);
  const others = new Uint32Array(index.profiles.length);
  for (let at = 0; at < list.length; at += 1) {
    const listed = list[at] ?? 0;
    const kind = listed & 7;
    const number = listed >>> 3;
    const place = destination[number] ?? 0;
    const about = category[number] ?? 0;
    const shared = profile[number] ?? 0;
    if (kind === 0) {
      const bits = specials[number] ?? 0;
      destinations[place] = (destinations[place] ?? 0) + 1;
      categories[about] = (categories[about] ?? 0) + 1;
      options[bits] = (options[bits] ?? 0) + 1;
      profiles[shared] = (profiles[shared] ?? 0) + 1;
    } else if (kind === destinationKind) destinations[place] = (destinations[place] ?? 0) + 1;
    else if (kind === categoryKind) categories[about] = (categories[about] ?? 0) + 1;
    else if (kind === languageKind) others[shared] = (others[shared] ?? 0) + 1;
  }
  const spoken = profiles.map((count, at) => count + (others[at] ?? 0));
  return { destinations, categories, specials: options, profiles, spoken };
}

function countPrices(
  { price, currency, currencies }: SearchIndex,
  { priceSteps, termsOf }: IndexQuery,
  list: Uint32Array,
): Pick<Counted, 'lowest' | 'highest' | 'priceSteps'> {
  const lowest = new Float64Array(currencies.length).fill(Number.POSITIVE_INFINITY);
  const highest = new Float64Array(currencies.length).fill(Number.NEGATIVE_INFINITY);
  const steps = new Uint32Array(priceSteps.length);
  const factor = Float64Array.from(currencies, (code) => termsOf(code).factor);
  const stepOf = stepFinder(priceSteps);
  for (let at = 0; at < list.length; at += 1) {
    const listed = list[at] ?? 0;
    if ((listed & 7) !== 0 && (listed & 7) !== priceKind) continue;
    const amount = price[listed >>> 3] ?? Number.NaN;
    // What has no price compares with nothing.
    if (Number.isNaN(amount)) continue;
    const money = currency[listed >>> 3] ?? 0;
    if (amount < (lowest[money] ?? 0)) lowest[money] = amount;
    if (amount > (highest[money] ?? 0)) highest[money] = amount;
    const worth = amount * (factor[money] ?? Number.NaN);
    if (steps.length === 0 || !(worth >= 0)) continue;
    const step = stepOf(worth);
    steps[step] = (steps[step] ?? 0) + 1;
  }
  return { lowest, highest, priceSteps: steps };
}
