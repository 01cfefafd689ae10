import type { CityView } from '#src/actions/search/city-view.ts';
import type { Deps } from '#src/actions/deps.ts';
import { askSearch } from '#src/actions/search/ask-search.ts';
import { readCards } from '#src/actions/search/read-cards.ts';
import type { Destination } from '#src/domain/catalogue/destination.ts';
import { categories, type Category } from '#src/domain/catalogue/product.ts';
import type { Showing } from '#src/domain/content/card.ts';
import { askNothing } from '#src/domain/search/index-query.ts';

/** The best known are enough for a page; the search has the others. */
const mostCards = 24;

/** A city of a made-up catalogue: what is offered there is known to the search alone. */
export async function readMadeUpCity(
  deps: Pick<Deps, 'db'>,
  showing: Showing,
  destination: Destination,
  category: Category | undefined,
): Promise<CityView> {
  const chosen = category === undefined ? [] : [category];
  const answer = await askSearch(deps, {
    ...askNothing,
    destinations: [destination.id],
    categories: chosen,
    counted: true,
    take: mostCards,
  });
  const products = [...answer.categories.values()].reduce((sum, count) => sum + count, 0);
  return {
    city: { destination, products },
    categories: categories.flatMap((one) => {
      const count = answer.categories.get(one) ?? 0;
      return count === 0 ? [] : [{ category: one, count }];
    }),
    cards: await readCards(deps, showing, answer),
  };
}
