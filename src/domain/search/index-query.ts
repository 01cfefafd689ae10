import type { CurrencyTerms } from '#src/domain/search/currency-terms.ts';
import type { SearchSort, SpecialOption } from '#src/domain/search/filter.ts';
import type { SoughtWord } from '#src/domain/search/tokenise.ts';

/** What is asked of the index; empty lists and nulls ask nothing. */
export type IndexQuery = {
  readonly words: readonly SoughtWord[];
  readonly destinations: readonly number[];
  readonly categories: readonly string[];
  readonly countries: readonly string[];
  readonly specials: readonly SpecialOption[];
  /** A day with a place, as a number since 1970; never one that the rings of days no longer or not yet hold. */
  readonly day: number | null;
  /** Something is asked that nothing can fulfil. */
  readonly impossible: boolean;
  /** Whether prices are limited; the limits of each currency are those of `termsOf`, both ends included. */
  readonly priced: boolean;
  readonly termsOf: (currency: string) => CurrencyTerms;
  readonly sort: SearchSort;
  /** The hits wanted: so many after the first so many. */
  readonly skip: number;
  readonly take: number;
};

/** A query that asks nothing and shows nothing; for others to start from. */
export const askNothing: IndexQuery = {
  words: [],
  destinations: [],
  categories: [],
  countries: [],
  specials: [],
  day: null,
  impossible: false,
  priced: false,
  termsOf: () => ({ from: Number.NEGATIVE_INFINITY, to: Number.POSITIVE_INFINITY, factor: 1 }),
  sort: 'most_relevant',
  skip: 0,
  take: 0,
};

export type IndexAnswer = {
  readonly hits: readonly { readonly id: number; readonly key: number }[];
  /** How many there are in all. */
  readonly total: number;
  /** Counts of what each filter would leave, its own present choice aside. */
  readonly destinations: ReadonlyMap<number, number>;
  readonly categories: ReadonlyMap<string, number>;
  readonly specials: ReadonlyMap<SpecialOption, number>;
  /** Lowest and highest price of each currency before the price filter, in its minor units. */
  readonly prices: readonly { readonly currency: string; readonly from: number; readonly to: number }[];
};
