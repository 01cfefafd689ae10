import type { Destination } from '#src/domain/catalogue/destination.ts';
import {
  placeOf,
  type LiveCatalogue,
  type LiveOption,
  type LiveProduct,
  type LiveUnit,
} from '#src/domain/catalogue/live-product.ts';
import { localDateAt } from '#src/domain/shared/time/local-time.ts';
import { besideLowest, type BesidePrice } from '#src/domain/catalogue/prices/product-card-price.ts';
import { fromOptions, fromUnits } from '#src/domain/catalogue/prices/lead-units.ts';
import { lowestOfUnits, type LowestPrices } from '#src/domain/catalogue/prices/lowest-price.ts';
import type { PriceGround } from '#src/domain/catalogue/prices/price-lists.ts';
import type { RatingSummary } from '#src/domain/reviews/review.ts';

/** On which days an option still has a place. */
export type OpenDays = {
  readonly productId: number;
  readonly optionId: string;
  /** Day numbers since 1970 (local dates), in order. */
  readonly days: readonly number[];
  /** A place free today, by the place's own clock, that begins in the evening or stays open into it. */
  readonly tonight: boolean;
};

/** What stays the same while no destination or product changes. */
export type DerivedContent = {
  readonly stamp: string;
  readonly live: LiveCatalogue;
  readonly prices: LowestPrices;
  /** Of real reviews alone as soon as a product has one; else of its samples. */
  readonly ratings: ReadonlyMap<number, { readonly summary: RatingSummary; readonly distribution: readonly number[] }>;
};

/** The catalogue with the days that had places at `atMs` (milliseconds since the epoch). */
export type OpenCatalogue = DerivedContent & {
  readonly atMs: number;
  /** By `optionKey`. */
  readonly openDays: ReadonlyMap<string, OpenDays>;
  /** The "from" price of each product in minor units of its place's currency; absent when nothing is on sale. */
  readonly lowest: ReadonlyMap<number, bigint>;
  /** What is shown beside it, for the products where anything is. */
  readonly beside: ReadonlyMap<number, BesidePrice>;
};

/** The name of an option among all. */
export function optionKey(productId: number, optionId: string): string {
  return `${productId} ${optionId}`;
}

/** What guests thought of a product, where it may be shown: samples only where they are wanted (RU-32). */
export function ratingOf(
  { open, sampleData }: { readonly open: Pick<DerivedContent, 'ratings'>; readonly sampleData: boolean },
  id: number,
): RatingSummary | null {
  const rating = open.ratings.get(id)?.summary;
  return rating === undefined || rating.count === 0 || (rating.sample && !sampleData) ? null : rating;
}

/** Joins content and days and works out every product's "from" price. */
export function joinCatalogue(content: DerivedContent, days: readonly OpenDays[], atMs: number): OpenCatalogue {
  const openDays = new Map(days.map((one) => [optionKey(one.productId, one.optionId), one]));
  const half = {
    ...content,
    atMs,
    openDays,
    lowest: new Map<number, bigint>(),
    beside: new Map<number, BesidePrice>(),
  };
  for (const product of content.live.products.values()) {
    const prices = fromOptions(product.options).map((option) => lowestOf(half, product, option, fromUnits(option)));
    const lowest = smallest(prices);
    if (lowest === null) continue;
    half.lowest.set(product.id, lowest);
    const beside = besideLowest(product, lowest, {
      atMs,
      groundOf: (option) => groundOf(half, product, option),
      daysOf: (option) => openDays.get(optionKey(product.id, option.id))?.days ?? [],
    });
    if (beside !== null) half.beside.set(product.id, beside);
  }
  return half;
}

/**
 * The lowest price of some units of an option on any day with a place, in minor units of the place's currency, or null.
 */
export function lowestOf(
  open: OpenCatalogue,
  product: LiveProduct,
  option: LiveOption,
  units: readonly LiveUnit[],
): bigint | null {
  const key = optionKey(product.id, option.id);
  const days = open.openDays.get(key)?.days ?? [];
  const ground = groundOf(open, product, option);
  return open.prices.over(key, option, lowestOfUnits(units), days, ground);
}

/** Where the prices of an option are looked for. Today is set where a deal depends on how early the booking is. */
export function groundOf(
  open: Pick<OpenCatalogue, 'live' | 'atMs'>,
  product: Pick<LiveProduct, 'id' | 'destinationId'>,
  option: LiveOption,
): PriceGround {
  const { currency, timeZone } = destinationOf(open, product);
  const readToday = option.deals?.some((deal) => deal.lead !== null) === true;
  return { currency, today: readToday ? localDateAt(new Date(open.atMs).toISOString(), timeZone) : '' };
}

/** A product's destination; it always exists, by the store's foreign key. */
export function destinationOf(
  open: Pick<DerivedContent, 'live'>,
  product: Pick<LiveProduct, 'id' | 'destinationId'>,
): Destination {
  const destination = placeOf(open.live, product.destinationId);
  if (destination === undefined) throw new Error(`product ${product.id} names a destination that is not there`);
  return destination;
}

function smallest(prices: readonly (bigint | null)[]): bigint | null {
  let lowest: bigint | null = null;
  for (const price of prices) if (price !== null && (lowest === null || price < lowest)) lowest = price;
  return lowest;
}
