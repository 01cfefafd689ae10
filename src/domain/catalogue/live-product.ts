import type { Destination } from '#src/domain/catalogue/destination.ts';
import { isSyntheticCity } from '#src/domain/catalogue/synthetic-ids.ts';
import type { Option, Product, Unit } from '#src/domain/catalogue/product.ts';
import type { Deal } from '#src/domain/catalogue/prices/deal-price.ts';
import type { PriceRecord } from '#src/domain/catalogue/prices/price-before.ts';
import type { DealSpan } from '#src/domain/catalogue/prices/price-history.ts';

/**
 * The party of the traveler's contract: name, country of establishment (ISO 3166-1 alpha-2, null: not stated), and
 * whether they act as a trader.
 */
export type Seller = { readonly name: string; readonly country: string | null; readonly trader: boolean };

/** A product as it is sold: read from the store, prices in minor units of its destination's currency. */
export type LiveProduct = Omit<Product, 'options'> & {
  readonly seller: Seller;
  readonly options: readonly LiveOption[];
};

export type LiveOption = Omit<Option, 'units'> & {
  readonly units: readonly LiveUnit[];
  /** Deals that lower its prices now; absent where there is none. */
  readonly deals?: readonly Deal[];
  /** When deals have lowered its prices lately; absent where none did. */
  readonly dealSpans?: readonly DealSpan[];
};

export type LiveUnit = Omit<Unit, 'price'> & {
  readonly priceMinor: bigint;
  /**
   * What it has cost without deals, from the oldest to the newest; absent where that has not changed lately and no deal
   * lowered it.
   */
  readonly priceRecords?: readonly PriceRecord[];
};

/** All that is on sale. Products of a destination are in the order of their ranks. */
export type LiveCatalogue = {
  readonly destinations: ReadonlyMap<number, Destination>;
  /** Cities of a synthetic catalogue: lists of places leave them out (see `placeOf`). */
  readonly syntheticCities: ReadonlyMap<number, Destination>;
  readonly products: ReadonlyMap<number, LiveProduct>;
  readonly byDestination: ReadonlyMap<number, readonly LiveProduct[]>;
};

/** Joins what the store gave; products of an unknown destination cannot be (foreign key). */
export function liveCatalogue(destinations: readonly Destination[], products: readonly LiveProduct[]): LiveCatalogue {
  const ranked = products.toSorted((a, b) => a.rank - b.rank || a.id - b.id);
  return {
    destinations: byId(destinations.filter(({ id }) => !isSyntheticCity(id))),
    syntheticCities: byId(destinations.filter(({ id }) => isSyntheticCity(id))),
    products: byId(ranked),
    byDestination: Map.groupBy(ranked, (one) => one.destinationId),
  };
}

/** The destination of an id, our own or one of a synthetic catalogue. */
export function placeOf(
  live: Pick<LiveCatalogue, 'destinations' | 'syntheticCities'>,
  id: number,
): Destination | undefined {
  return live.destinations.get(id) ?? live.syntheticCities.get(id);
}

function byId<Item extends { readonly id: number }>(items: readonly Item[]): ReadonlyMap<number, Item> {
  return new Map(items.map((one) => [one.id, one]));
}

/**
 * Returns the hours before the start until which cancellation is free, whichever option is bought; null when some
 * option is never fully refundable.
 */
export function freeCancelHours(product: LiveProduct): number | null {
  let most = 0;
  for (const option of product.options) {
    const free = freeHoursOf(option);
    if (free === null) return null;
    most = Math.max(most, free);
  }
  return product.options.length === 0 ? null : most;
}

/** Returns the hours before the start until which an option is fully refundable; null when it never is. */
export function freeHoursOf({ cancellation }: Pick<LiveOption, 'cancellation'>): number | null {
  const free = cancellation.filter((step) => step.refundPercent === 100).map((step) => step.hoursBefore);
  return free.length === 0 ? null : Math.min(...free);
}
