import type { Names } from '#src/domain/catalogue/destination.ts';

/**
 * Several products of one place sold as one: bought first, its dates chosen later. Its price is worked out of theirs
 * (see `packPrice`).
 */
export type ValuePack = {
  readonly id: number;
  readonly slug: string;
  readonly destinationId: number;
  readonly titles: Names;
  /** Why these belong together, in one sentence. */
  readonly texts: Names;
  /** What it is cheaper than its tickets one by one, in whole per cent. */
  readonly percentOff: number;
  /** Every visit begins within so many days of the purchase. */
  readonly validDays: number;
  readonly mostTravellers: number;
  readonly items: readonly ValuePackItem[];
};

/** One product of a pack in one of its options; `quantity` counts tickets for each traveller. */
export type ValuePackItem = { readonly product: number; readonly option: string; readonly quantity: number };

/** What a result list shows, for the choice of the pack that goes into it. */
export type PackQuery = {
  /** Destinations that are filtered by or named. */
  readonly places: readonly number[];
  /** Products of the list, the first hits first. */
  readonly products: readonly number[];
};

/**
 * The pack that goes best with a result list: one that shares most of its products with it, then one of a requested
 * place, then the lowest id. Null when no pack has to do with either.
 */
export function packFor(packs: readonly ValuePack[], { places, products }: PackQuery): ValuePack | null {
  const listed = new Set(products);
  const rated = packs.map((pack) => ({
    pack,
    shared: pack.items.filter(({ product }) => listed.has(product)).length,
    placed: places.includes(pack.destinationId) ? 1 : 0,
  }));
  const fitting = rated.filter(({ shared, placed }) => shared + placed > 0);
  const [best] = fitting.toSorted((a, b) => b.shared - a.shared || b.placed - a.placed || a.pack.id - b.pack.id);
  return best?.pack ?? null;
}
