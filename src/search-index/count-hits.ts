import type { IndexQuery } from '#src/domain/search/index-query.ts';
import { refusedBy } from '#src/domain/search/refused-by.ts';
import { allowedDays, collectDays } from '#src/search-index/allowed-days.ts';
import type { Matches } from '#src/search-index/match-words.ts';
import { stepFinder } from '#src/search-index/price-step.ts';
import { refusalOf } from '#src/search-index/refuse.ts';
import type { SearchIndex } from '#src/search-index/search-index-shape.ts';

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

/** Filters and counts the matches, or all documents when no word was sought; tells each hit to `keep`. */
export function countHits(
  index: SearchIndex,
  query: IndexQuery,
  matches: Matches | null,
  keep: (number: number) => void,
): { readonly total: number; readonly counted: Counted } {
  const allowed = allowedDays(index, query);
  const refusal = refusalOf(index, query, allowed);
  const { counted, count } = startCounting(index, query, collectDays(index, allowed));
  const { gone } = index;
  const size = matches === null ? index.size : matches.count;
  let total = 0;
  for (let at = 0; at < size; at += 1) {
    const number = matches === null ? at : (matches.numbers[at] ?? 0);
    if (gone[number] === 1) continue;
    const refused = refusal === null ? 0 : refusal(number);
    if (refused !== 0 && ((refused & (refused - 1)) !== 0 || refused === refusedBy.other || !query.counted)) continue;
    if (query.counted) count(number, refused);
    if (refused !== 0) continue;
    total += 1;
    keep(number);
  }
  return { total, counted };
}

/** Counts a document that no filter refuses, or one alone that has a facet. */
function startCounting(
  index: SearchIndex,
  query: IndexQuery,
  days: ReturnType<typeof collectDays>,
): { readonly counted: Counted; readonly count: (number: number, refused: number) => void } {
  const counted = noCounts(index, query, days.seen);
  const { destination, category, specials, price, currency, profile } = index;
  const { destinations, categories, lowest, highest, profiles, spoken, priceSteps } = counted;
  const factor = Float64Array.from(index.currencies, (code) => query.termsOf(code).factor);
  const stepOf = stepFinder(query.priceSteps);
  const notePrice = (number: number): void => {
    const amount = price[number] ?? Number.NaN;
    // What has no price compares with nothing.
    if (Number.isNaN(amount)) return;
    const money = currency[number] ?? 0;
    if (amount < (lowest[money] ?? 0)) lowest[money] = amount;
    if (amount > (highest[money] ?? 0)) highest[money] = amount;
    const worth = amount * (factor[money] ?? Number.NaN);
    if (worth >= 0 && priceSteps.length > 0) addOne(priceSteps, stepOf(worth));
  };
  const count = (number: number, refused: number): void => {
    if ((refused & ~refusedBy.destination) === 0) addOne(destinations, destination[number] ?? 0);
    if ((refused & ~refusedBy.category) === 0) addOne(categories, category[number] ?? 0);
    if ((refused & ~refusedBy.language) === 0) addOne(spoken, profile[number] ?? 0);
    if ((refused & ~refusedBy.day) === 0) days.see(number);
    if ((refused & ~refusedBy.price) === 0) notePrice(number);
    if (refused !== 0) return;
    addOne(counted.specials, specials[number] ?? 0);
    addOne(profiles, profile[number] ?? 0);
  };
  return { counted, count };
}

function noCounts(index: SearchIndex, { priceSteps }: IndexQuery, openDays: Uint32Array): Counted {
  return {
    destinations: new Uint32Array(index.destinations.length),
    categories: new Uint32Array(index.categories.length),
    specials: new Uint32Array(256),
    profiles: new Uint32Array(index.profiles.length),
    spoken: new Uint32Array(index.profiles.length),
    lowest: new Float64Array(index.currencies.length).fill(Number.POSITIVE_INFINITY),
    highest: new Float64Array(index.currencies.length).fill(Number.NEGATIVE_INFINITY),
    priceSteps: new Uint32Array(priceSteps.length),
    openDays,
  };
}

function addOne(counts: Uint32Array, at: number): void {
  counts[at] = (counts[at] ?? 0) + 1;
}
