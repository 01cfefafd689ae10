import { specialOptions, type SearchSort, type SpecialOption } from '#src/domain/search/filter.ts';
import type { SoughtWord } from '#src/domain/search/tokenise.ts';
import { specialBit, type SearchIndex } from '#src/search-index/build-index.ts';
import { matchWords, type Matches } from '#src/search-index/match-words.ts';

/** What is asked of the index; empty lists and nulls ask nothing. */
export type IndexQuery = {
  readonly words: readonly SoughtWord[];
  readonly destinations: readonly number[];
  readonly categories: readonly string[];
  readonly countries: readonly string[];
  readonly specials: readonly SpecialOption[];
  /** 1 for each document number that has a place on the wanted day. */
  readonly openOn: Uint8Array | null;
  /** Prices by document number in one currency, minor units; NaN where nothing is on sale. */
  readonly prices: Float64Array;
  readonly priceFrom: number | null;
  readonly priceTo: number | null;
  readonly sort: SearchSort;
};

export type IndexAnswer = {
  /** Ids of all hits in order. */
  readonly ids: readonly number[];
  /** Counts of what each filter would leave, its own present choice aside. */
  readonly destinations: ReadonlyMap<number, number>;
  readonly categories: ReadonlyMap<string, number>;
  readonly specials: ReadonlyMap<SpecialOption, number>;
  /** Lowest and highest price before the price filter, minor units; null when no hit has a price. */
  readonly price: { readonly from: number; readonly to: number } | null;
};

const refusedBy = { destination: 1, category: 2, country: 4, day: 8, price: 16, special: 32 } as const;

/** One pass over the documents that hold the words: each is filtered, counted and kept. */
export function searchIndex(index: SearchIndex, query: IndexQuery): IndexAnswer {
  const matches = matchWords(index, query.words);
  const refusal = refusalOf(index, query);
  const hits: number[] = [];
  const destinations = new Map<number, number>();
  const categories = new Map<string, number>();
  const specials = new Map<SpecialOption, number>();
  let from = Number.POSITIVE_INFINITY;
  let to = Number.NEGATIVE_INFINITY;
  for (const number of matches.numbers) {
    const refused = refusal(number);
    if ((refused & ~refusedBy.destination) === 0) addOne(destinations, index.destination[number] ?? 0);
    if ((refused & ~refusedBy.category) === 0) addOne(categories, index.categories[index.category[number] ?? 0] ?? '');
    const price = query.prices[number] ?? Number.NaN;
    if ((refused & ~refusedBy.price) === 0 && !Number.isNaN(price)) {
      from = Math.min(from, price);
      to = Math.max(to, price);
    }
    if (refused !== 0) continue;
    hits.push(number);
    for (const option of specialOptions)
      if (((index.specials[number] ?? 0) & specialBit(option)) !== 0) addOne(specials, option);
  }
  const ids = sorted(index, query, matches, hits).map((number) => index.ids[number] ?? 0);
  return { ids, destinations, categories, specials, price: from <= to ? { from, to } : null };
}

/** Which filters refuse a document, as bits. */
function refusalOf(index: SearchIndex, query: IndexQuery): (number: number) => number {
  const destinations = new Set(query.destinations);
  const categories = new Set(query.categories.map((name) => index.categories.indexOf(name)));
  const countries = new Set(query.countries.map((code) => index.countries.indexOf(code)));
  const specials = query.specials.reduce((bits, option) => bits | specialBit(option), 0);
  const { openOn, prices, priceFrom, priceTo } = query;
  const priced = priceFrom !== null || priceTo !== null;
  return (number) => {
    let refused = 0;
    if (destinations.size > 0 && !destinations.has(index.destination[number] ?? 0)) refused |= refusedBy.destination;
    if (categories.size > 0 && !categories.has(index.category[number] ?? 0)) refused |= refusedBy.category;
    if (countries.size > 0 && !countries.has(index.country[number] ?? 0)) refused |= refusedBy.country;
    if (openOn !== null && openOn[number] !== 1) refused |= refusedBy.day;
    if (((index.specials[number] ?? 0) & specials) !== specials) refused |= refusedBy.special;
    const price = prices[number] ?? Number.NaN;
    // A comparison with NaN is false: what has no price is no hit of a price range.
    const inRange = price >= (priceFrom ?? Number.NEGATIVE_INFINITY) && price <= (priceTo ?? Number.POSITIVE_INFINITY);
    return priced && !inRange ? refused | refusedBy.price : refused;
  };
}

/** In the wanted order; renown decides among equals, and what has no price or reviews comes last. */
function sorted(index: SearchIndex, query: IndexQuery, matches: Matches, hits: readonly number[]): number[] {
  const price = (number: number, missing: number): number => {
    const value = query.prices[number] ?? Number.NaN;
    return Number.isNaN(value) ? missing : value;
  };
  const compare: Readonly<Record<SearchSort, (a: number, b: number) => number>> = {
    most_relevant: (a, b) => (matches.worth[b] ?? 0) - (matches.worth[a] ?? 0),
    price_low: (a, b) => price(a, Number.MAX_VALUE) - price(b, Number.MAX_VALUE),
    price_high: (a, b) => price(b, -1) - price(a, -1),
    best_rated: (a, b) =>
      (index.score[b] ?? 0) - (index.score[a] ?? 0) || (index.reviews[b] ?? 0) - (index.reviews[a] ?? 0),
  };
  return hits.toSorted((a, b) => compare[query.sort](a, b) || a - b);
}

function addOne<Key>(counts: Map<Key, number>, key: Key): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}
