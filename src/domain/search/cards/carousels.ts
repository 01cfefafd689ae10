import type { LiveProduct } from '#src/domain/catalogue/live-product.ts';
import type { Category } from '#src/domain/catalogue/product.ts';
import { optionKey, type OpenCatalogue } from '#src/domain/search/cards/open-catalogue.ts';

export type CarouselKey = 'top' | 'tonight' | 'family' | 'outdoor' | 'food';

const shortestCarousel = 3;

/** No category says it; the English titles, which every product has, do. */
const animals = /\b(zoo|zoological|animals?|aquarium|butterfly|wildlife|night safari|safari world|ocean park)\b/i;
const meals =
  /\b(cooking|sushi|pasta|chocolate|tasting|tea ceremony|food tour|wine tour|wine day tour|dinner cruise|dinner with|with dinner)\b/i;

const fits: Readonly<Record<CarouselKey, (product: LiveProduct, open: OpenCatalogue) => boolean>> = {
  top: () => true,
  tonight: (product, open) =>
    of(product, ['show', 'cruise', 'food', 'attraction']) &&
    product.options.some((option) => open.openDays.get(optionKey(product.id, option.id))?.tonight === true),
  family: (product) =>
    admitsChildren(product) &&
    (of(product, ['theme-park']) || (of(product, ['attraction']) && animals.test(product.titles.en))),
  outdoor: (product) => of(product, ['outdoor', 'day-trip']),
  food: (product) => of(product, ['food']) || meals.test(product.titles.en),
};

/**
 * The activities of a carousel: those with a place free, the best known of each destination before the second best of any,
 * so that no city fills a carousel alone. What was `shown` above is left out; a carousel that would be too short is empty.
 */
export function carouselProducts(
  open: OpenCatalogue,
  key: CarouselKey,
  most: number,
  shown: ReadonlySet<number>,
): readonly LiveProduct[] {
  const fitting = fittingOf(open, key).filter((product) => !shown.has(product.id));
  return longEnough(takeTurns(fitting, most));
}

/**
 * What fits a carousel, per edition of the catalogue: every render of the home page needs it, and it is the same until
 * then.
 */
const fitting = new WeakMap<OpenCatalogue, Map<CarouselKey, readonly LiveProduct[]>>();

function fittingOf(open: OpenCatalogue, key: CarouselKey): readonly LiveProduct[] {
  const carousels = fitting.get(open) ?? new Map<CarouselKey, readonly LiveProduct[]>();
  fitting.set(open, carousels);
  const known = carousels.get(key);
  if (known !== undefined) return known;
  const products = onSale(open).filter((product) => fits[key](product, open));
  carousels.set(key, products);
  return products;
}

/** The activities whose lowest price is that of a deal, by the same rules. */
export function dealProducts(open: OpenCatalogue, most: number, shown: ReadonlySet<number>): readonly LiveProduct[] {
  const isReduced = ({ id }: LiveProduct): boolean => (open.beside.get(id)?.deal ?? null) !== null;
  const reduced = onSale(open).filter((product) => !shown.has(product.id) && isReduced(product));
  return longEnough(takeTurns(reduced, most));
}

function onSale(open: OpenCatalogue): readonly LiveProduct[] {
  return [...open.live.products.values()].filter((product) => open.lowest.has(product.id));
}

function longEnough(products: readonly LiveProduct[]): readonly LiveProduct[] {
  return products.length < shortestCarousel ? [] : products;
}

/** The first of each destination, then the second of each, in the order given; at most `most`. */
function takeTurns(products: readonly LiveProduct[], most: number): readonly LiveProduct[] {
  const queues = [...Map.groupBy(products, (product) => product.destinationId).values()];
  const taken: LiveProduct[] = [];
  for (let turn = 0; taken.length < Math.min(most, products.length); turn += 1)
    for (const queue of queues) taken.push(...queue.slice(turn, turn + 1));
  return taken.slice(0, most);
}

function of(product: LiveProduct, categories: readonly Category[]): boolean {
  return categories.includes(product.category);
}

function admitsChildren(product: LiveProduct): boolean {
  return product.options.some((option) => option.units.some((unit) => unit.minAge < 12));
}
