import type { LiveProduct } from '#src/domain/catalogue/live-product.ts';
import type { Category } from '#src/domain/catalogue/product.ts';
import { optionKey, type OpenCatalogue } from '#src/domain/content/open-catalogue.ts';

export const shelfKeys = ['top', 'tonight', 'family', 'outdoor', 'food'] as const;
export type ShelfKey = (typeof shelfKeys)[number];
export type Shelf = { readonly key: ShelfKey; readonly products: readonly LiveProduct[] };

const shelfLength = 12;
const shortestShelf = 3;

const fits: Readonly<Record<ShelfKey, (product: LiveProduct, open: OpenCatalogue) => boolean>> = {
  top: () => true,
  tonight: (product, open) =>
    product.options.some((option) => open.openDays.get(optionKey(product.id, option.id))?.tonight === true),
  family: (product) =>
    of(product, ['theme-park']) || (of(product, ['attraction', 'museum']) && admitsChildren(product)),
  outdoor: (product) => of(product, ['outdoor', 'day-trip']),
  food: (product) => of(product, ['food', 'class']) || /\b(dinner|lunch|food|tasting|tea)\b/i.test(product.titles.en),
};

/**
 * The shelves of the home page: products with a place free, the best known of each destination before the second best of
 * any, so that no city fills a shelf alone; what a shelf shows, the next does not. Too short a shelf is left out.
 */
export function homeShelves(open: OpenCatalogue): Shelf[] {
  const onSale = [...open.live.products.values()].filter((product) => open.lowest.has(product.id));
  const shown = new Set<number>();
  return shelfKeys.flatMap((key) => {
    const products = takeTurns(onSale.filter((product) => !shown.has(product.id) && fits[key](product, open))).slice(
      0,
      shelfLength,
    );
    if (products.length < shortestShelf) return [];
    for (const product of products) shown.add(product.id);
    return [{ key, products }];
  });
}

/** The first of each destination, then the second of each, in the order given. */
function takeTurns(products: readonly LiveProduct[]): LiveProduct[] {
  const queues = [...Map.groupBy(products, (product) => product.destinationId).values()];
  const longest = Math.max(0, ...queues.map((queue) => queue.length));
  return Array.from({ length: longest }, (_, turn) => queues.flatMap((queue) => queue.slice(turn, turn + 1))).flat();
}

function of(product: LiveProduct, categories: readonly Category[]): boolean {
  return categories.includes(product.category);
}

function admitsChildren(product: LiveProduct): boolean {
  return product.options.some((option) => option.units.some((unit) => unit.minAge < 12));
}
