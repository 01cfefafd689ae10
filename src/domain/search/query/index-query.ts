import type { AccessNeed } from '#src/domain/catalogue/access-need.ts';
import type { CurrencyTerms } from '#src/domain/search/currency-terms.ts';
import type { SearchSort, SpecialOption } from '#src/domain/search/query/filter.ts';
import type { MapArea } from '#src/domain/search/query/map-area.ts';
import type { MapCell } from '#src/domain/search/query/map-cells.ts';
import type { SoughtWord } from '#src/domain/search/text/tokenise.ts';

/** A query of the index; empty lists and nulls are no conditions. */
export type IndexQuery = {
  readonly words: readonly SoughtWord[];
  readonly destinations: readonly number[];
  readonly categories: readonly string[];
  readonly countries: readonly string[];
  readonly specials: readonly SpecialOption[];
  /** One of them is spoken. */
  readonly languages: readonly string[];
  /** All of them are met. */
  readonly access: readonly AccessNeed[];
  /** Ages of those who want to book together. */
  readonly party: readonly number[];
  /** Nothing else counts: ids of documents. */
  readonly among: readonly number[] | null;
  /** Only what is in this part of the world counts, and is reported by its cells. */
  readonly area: MapArea | null;
  /** A day with a place, as a number since 1970; never one that the rings of days no longer or not yet hold. */
  readonly day: number | null;
  /** The first and the last day that the rings of days hold; none when `to` is before `from`. */
  readonly horizon: { readonly from: number; readonly to: number };
  /** Only days count from which cancelling is free until an instant. */
  readonly free: FreeDays | null;
  /** The query has a condition that nothing can meet. */
  readonly impossible: boolean;
  /** Whether prices are limited; the limits of each currency are those of `termsOf`, both ends included. */
  readonly priced: boolean;
  readonly termsOf: (currency: string) => CurrencyTerms;
  /** Prices of some documents for this party and day, which count instead of their own. */
  readonly requestedPrices: RequestedPrices;
  /** Where the bars of prices begin, in the visitor's minor units, from 0 upwards; empty: none are counted. */
  readonly priceSteps: readonly number[];
  /** Whether facets are wanted; without them only hits and total are worked out. */
  readonly counted: boolean;
  /** A few of the better hits suffice: where much begins as the words do, the total may be too low. */
  readonly roughly: boolean;
  readonly sort: SearchSort;
  /** The hits wanted: so many after the first so many. */
  readonly skip: number;
  readonly take: number;
};

/** Prices by the ids of documents, in minor units of their currencies, by ascending id. */
export type RequestedPrices = readonly (readonly [id: number, minor: number])[];

export type FreeDays = {
  readonly atMs: number;
  /** The first day of an option at a destination that fits (see `firstFreeDay`), or null. */
  readonly firstDay: (destination: number, freeHours: number, firstMinute: number) => number | null;
};

/** A query without conditions that shows nothing; for others to start from. */
export const emptyIndexQuery: IndexQuery = {
  words: [],
  destinations: [],
  categories: [],
  countries: [],
  specials: [],
  languages: [],
  access: [],
  party: [],
  among: null,
  area: null,
  day: null,
  horizon: { from: 0, to: -1 },
  free: null,
  impossible: false,
  priced: false,
  termsOf: () => ({ from: Number.NEGATIVE_INFINITY, to: Number.POSITIVE_INFINITY, factor: 1 }),
  requestedPrices: [],
  priceSteps: [],
  counted: true,
  roughly: false,
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
  readonly languages: ReadonlyMap<string, number>;
  readonly access: ReadonlyMap<AccessNeed, number>;
  /** Days of the horizon on which one of them has a place, in order. */
  readonly openDays: readonly number[];
  /** Lowest and highest price of each currency before the price filter, in its minor units. */
  readonly prices: readonly { readonly currency: string; readonly from: number; readonly to: number }[];
  /** How many prices are from each of the `priceSteps` up to the next, before the price filter. */
  readonly priceCounts: readonly number[];
  /** Where the hits are, when an area is requested: the cells in which there are any, in their order. */
  readonly cells: readonly MapCell[];
};
