import type { Matches } from '#src/search-index/match-words.ts';
import { dayWords, daysKept, specialBit } from '#src/domain/search/indexed-document.ts';
import type { IndexQuery } from '#src/domain/search/index-query.ts';
import type { SearchIndex } from '#src/search-index/search-index-shape.ts';

/** Counts by the places of the index's own lists. */
export type Counted = {
  total: number;
  readonly destinations: Uint32Array;
  readonly categories: Uint32Array;
  /** By all bits of the column together. */
  readonly specials: Uint32Array;
  readonly lowest: Float64Array;
  readonly highest: Float64Array;
};

const refusedBy = { destination: 1, category: 2, other: 4, price: 8 } as const;

/** Filters and counts the matches, or all documents when no word was sought; tells each hit to `keep`. */
export function countHits(
  index: SearchIndex,
  query: IndexQuery,
  matches: Matches | null,
  keep: (number: number) => void,
): Counted {
  const refusal = refusalOf(index, query);
  return refusal === null ? countAll(index, matches, keep) : countFiltered(index, refusal, matches, keep);
}

/** Without a filter each document counts everywhere. */
function countAll(index: SearchIndex, matches: Matches | null, keep: (number: number) => void): Counted {
  const counted = noCounts(index);
  const { destination, category, specials, price, currency, gone } = index;
  const { destinations, categories, lowest, highest } = counted;
  const count = matches === null ? index.size : matches.count;
  for (let at = 0; at < count; at += 1) {
    const number = matches === null ? at : (matches.numbers[at] ?? 0);
    if (gone[number] === 1) continue;
    addOne(destinations, destination[number] ?? 0);
    addOne(categories, category[number] ?? 0);
    addOne(counted.specials, specials[number] ?? 0);
    const amount = price[number] ?? Number.NaN;
    const money = currency[number] ?? 0;
    if (amount < (lowest[money] ?? 0)) lowest[money] = amount;
    if (amount > (highest[money] ?? 0)) highest[money] = amount;
    counted.total += 1;
    keep(number);
  }
  return counted;
}

function countFiltered(
  index: SearchIndex,
  refusal: (number: number) => number,
  matches: Matches | null,
  keep: (number: number) => void,
): Counted {
  const counted = noCounts(index);
  const { destination, category, specials, price, currency, gone } = index;
  const { destinations, categories, lowest, highest } = counted;
  const count = matches === null ? index.size : matches.count;
  for (let at = 0; at < count; at += 1) {
    const number = matches === null ? at : (matches.numbers[at] ?? 0);
    if (gone[number] === 1) continue;
    const refused = refusal(number);
    // Whatever two filters refuse counts nowhere.
    if ((refused & (refused - 1)) !== 0 || refused === refusedBy.other) continue;
    if ((refused & ~refusedBy.destination) === 0) addOne(destinations, destination[number] ?? 0);
    if ((refused & ~refusedBy.category) === 0) addOne(categories, category[number] ?? 0);
    if ((refused & ~refusedBy.price) === 0) {
      const amount = price[number] ?? Number.NaN;
      const money = currency[number] ?? 0;
      // What has no price compares with nothing.
      if (amount < (lowest[money] ?? 0)) lowest[money] = amount;
      if (amount > (highest[money] ?? 0)) highest[money] = amount;
    }
    if (refused !== 0) continue;
    counted.total += 1;
    addOne(counted.specials, specials[number] ?? 0);
    keep(number);
  }
  return counted;
}

function noCounts(index: SearchIndex): Counted {
  return {
    total: 0,
    destinations: new Uint32Array(index.destinations.length),
    categories: new Uint32Array(index.categories.length),
    specials: new Uint32Array(256),
    lowest: new Float64Array(index.currencies.length).fill(Number.POSITIVE_INFINITY),
    highest: new Float64Array(index.currencies.length).fill(Number.NEGATIVE_INFINITY),
  };
}

/** Which filters refuse a document, as bits; null when there are none. Each wanted list becomes a table of yes and no. */
function refusalOf(index: SearchIndex, query: IndexQuery): ((number: number) => number) | null {
  const { destination, category, country, specials, price, currency, days } = index;
  const destinations = wanted(index.destinations, query.destinations);
  const categories = wanted(index.categories, query.categories);
  const countries = wanted(index.countries, query.countries);
  const options = query.specials.reduce((bits, option) => bits | specialBit(option), 0);
  const bit = query.day === null ? 0 : query.day % daysKept;
  const dayWord = bit >> 5;
  const dayBit = query.day === null ? 0 : 1 << (bit & 31);
  const terms = index.currencies.map((code) => query.termsOf(code));
  const from = Float64Array.from(terms, (one) => one.from);
  const to = Float64Array.from(terms, (one) => one.to);
  const { priced } = query;
  if (query.impossible) return () => refusedBy.other;
  if (!priced && options === 0 && dayBit === 0 && !destinations && !categories && !countries) return null;
  return (number) => {
    let refused = 0;
    if (destinations !== null && destinations[destination[number] ?? 0] === 0) refused |= refusedBy.destination;
    if (categories !== null && categories[category[number] ?? 0] === 0) refused |= refusedBy.category;
    if (countries !== null && countries[country[number] ?? 0] === 0) refused |= refusedBy.other;
    if (dayBit !== 0 && ((days[number * dayWords + dayWord] ?? 0) & dayBit) === 0) refused |= refusedBy.other;
    if (((specials[number] ?? 0) & options) !== options) refused |= refusedBy.other;
    if (priced) {
      const amount = price[number] ?? Number.NaN;
      const money = currency[number] ?? 0;
      // A comparison with NaN is false: what has no price is no hit of a price range.
      if (!(amount >= (from[money] ?? 0) && amount <= (to[money] ?? 0))) refused |= refusedBy.price;
    }
    return refused;
  };
}

function wanted<Name>(names: readonly Name[], choice: readonly Name[]): Uint8Array | null {
  if (choice.length === 0) return null;
  const chosen = new Set(choice);
  return Uint8Array.from(names, (name) => (chosen.has(name) ? 1 : 0));
}

function addOne(counts: Uint32Array, at: number): void {
  counts[at] = (counts[at] ?? 0) + 1;
}
