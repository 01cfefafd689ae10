import type { IndexQuery } from '#src/domain/search/index-query.ts';
import type { AllowedDays } from '#src/search-index/allowed-days.ts';
import { blockLength, kinds, type Block } from '#src/search-index/block.ts';
import { startDays } from '#src/search-index/count-days.ts';
import { layOut, stepOf, type PriceSteps } from '#src/search-index/price-step.ts';
import {
  categoryOf,
  currencyOf,
  destinationOf,
  priceAt,
  profileOf,
  recordAt,
  specialsOf,
} from '#src/search-index/record.ts';
import type { SearchIndex } from '#src/search-index/search-index-shape.ts';

/** Counts by the places of the index's own lists. */
export type Counted = {
  readonly destinations: Uint32Array;
  readonly categories: Uint32Array;
  /** By all bits of the options together. */
  readonly specials: Uint32Array;
  /** By profile: of the hits, and of those that the choice of languages alone refuses. */
  readonly profiles: Uint32Array;
  readonly unspoken: Uint32Array;
  readonly lowest: Float64Array;
  readonly highest: Float64Array;
  readonly priceSteps: Uint32Array;
  /** The ring of days with places. */
  readonly openDays: Uint32Array;
};

export type FacetCount = { readonly add: (block: Block) => void; readonly counted: Counted };

const kindOf = (name: (typeof kinds)[number]): number => kinds.indexOf(name) + 1;
const destinationKind = kindOf('destination');
const categoryKind = kindOf('category');
const priceKind = kindOf('price');
const languageKind = kindOf('language');

/** Starts with nothing counted; hits are counted in all facets, others in the one of their kind. */
export function startFacets(index: SearchIndex, query: IndexQuery, allowed: AllowedDays): FacetCount {
  const days = startDays(index, allowed);
  const prices = startPrices(index, query);
  const columns = {
    destinations: new Uint32Array(index.destinations.length),
    categories: new Uint32Array(index.categories.length),
    specials: new Uint32Array(256),
    profiles: new Uint32Array(index.profiles.length),
    unspoken: new Uint32Array(index.profiles.length),
  };
  const picked = new Uint32Array(blockLength);
  const add = (block: Block): void => {
    const { records } = index;
    countHits(records, columns, block);
    prices.add(block.hits, block.hitCount);
    days.add(block);
    if (block.otherCount > 0) prices.add(picked, countOthers(records, columns, block, picked));
  };
  return { add, counted: { ...columns, ...prices.counted, openDays: days.ring } };
}

type Columns = Pick<Counted, 'destinations' | 'categories' | 'specials' | 'profiles' | 'unspoken'>;

function countHits(records: Uint32Array, columns: Columns, { hits, hitCount }: Block): void {
  const { destinations, categories, specials, profiles } = columns;
  for (let at = 0; at < hitCount; at += 1) {
    const record = recordAt(hits[at] ?? 0);
    more(destinations, destinationOf(records, record));
    more(categories, categoryOf(records, record));
    more(specials, specialsOf(records, record));
    more(profiles, profileOf(records, record));
  }
}

/** Counts those that count in one facet alone; where that is the price, it gives how many they are and their numbers. */
function countOthers(
  records: Uint32Array,
  { destinations, categories, unspoken }: Columns,
  { others, otherCount }: Block,
  priced: Uint32Array,
): number {
  let count = 0;
  for (let at = 0; at < otherCount; at += 1) {
    const other = others[at] ?? 0;
    const kind = other & 7;
    const record = recordAt(other >>> 3);
    if (kind === destinationKind) more(destinations, destinationOf(records, record));
    else if (kind === categoryKind) more(categories, categoryOf(records, record));
    else if (kind === languageKind) more(unspoken, profileOf(records, record));
    else if (kind === priceKind) {
      priced[count] = other >>> 3;
      count += 1;
    }
  }
  return count;
}

function more(counts: Uint32Array, at: number): void {
  counts[at] = (counts[at] ?? 0) + 1;
}

type PriceCount = {
  readonly add: (numbers: Uint32Array, count: number) => void;
  readonly counted: Pick<Counted, 'lowest' | 'highest' | 'priceSteps'>;
};

function startPrices(index: SearchIndex, { priceSteps, termsOf }: IndexQuery): PriceCount {
  const { currencies } = index;
  const counted = {
    lowest: new Float64Array(currencies.length).fill(Number.POSITIVE_INFINITY),
    highest: new Float64Array(currencies.length).fill(Number.NEGATIVE_INFINITY),
    priceSteps: new Uint32Array(priceSteps.length),
  };
  const factor = Float64Array.from(currencies, (code) => termsOf(code).factor);
  const steps = layOut(priceSteps);
  const add = (numbers: Uint32Array, count: number): void =>
    countPrices(index, counted, { numbers, count, steps, factor });
  return { add, counted };
}

type Priced = {
  readonly numbers: Uint32Array;
  readonly count: number;
  readonly steps: PriceSteps;
  readonly factor: Float64Array;
};

function countPrices(
  { records, prices }: SearchIndex,
  { lowest, highest, priceSteps }: PriceCount['counted'],
  { numbers, count, steps, factor }: Priced,
): void {
  const stepped = priceSteps.length > 0;
  for (let at = 0; at < count; at += 1) {
    const number = numbers[at] ?? 0;
    const amount = prices[priceAt(number)] ?? Number.NaN;
    const money = currencyOf(records, recordAt(number));
    // What has no price, NaN, compares with nothing.
    if (amount < (lowest[money] ?? 0)) lowest[money] = amount;
    if (amount > (highest[money] ?? 0)) highest[money] = amount;
    if (!stepped) continue;
    const worth = amount * (factor[money] ?? Number.NaN);
    if (worth >= 0) more(priceSteps, stepOf(steps, worth));
  }
}
