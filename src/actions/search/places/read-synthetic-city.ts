import type { CityView } from '#src/actions/search/places/city-view.ts';
import type { Deps } from '#src/actions/deps.ts';
import { listSynthetic } from '#src/actions/search/places/list-synthetic.ts';
import type { Destination } from '#src/domain/catalogue/destination.ts';
import type { Category } from '#src/domain/catalogue/product.ts';
import type { Showing } from '#src/domain/search/cards/card.ts';

/** The best known are enough for a page; the search has the others. */
const mostCards = 24;

/** A city of a synthetic catalogue. */
export async function readSyntheticCity(
  deps: Pick<Deps, 'db' | 'caches'>,
  showing: Showing,
  destination: Destination,
  category: Category | undefined,
): Promise<CityView> {
  const listed = await listSynthetic(deps, showing, destination.id, {
    category: category ?? null,
    skip: 0,
    take: mostCards,
  });
  const products = listed.categories.reduce((sum, { count }) => sum + count, 0);
  return { city: { destination, products }, categories: listed.categories, cards: listed.cards };
}
