import type { CityView } from '#src/actions/search/places/city-view.ts';
import { showTo } from '#src/actions/catalogue/show-to.ts';
import type { Caller, Deps } from '#src/actions/deps.ts';
import { readSyntheticCity } from '#src/actions/search/places/read-synthetic-city.ts';
import { categories, type Category } from '#src/domain/catalogue/product.ts';
import { cardView, destinationView } from '#src/domain/search/cards/card.ts';
import { fail, ok, type Result } from '#src/domain/failure.ts';

/** A destination and its products by rank, those of one category when it is given. `not_found` for an unknown id. */
export async function readCity(
  deps: Deps,
  caller: Caller,
  input: { readonly id: number; readonly category?: Category | undefined },
): Promise<Result<CityView>> {
  const showing = await showTo(deps, caller);
  const { live } = showing.open;
  const synthetic = live.syntheticCities.get(input.id);
  if (synthetic !== undefined) return ok(await readSyntheticCity(deps, showing, synthetic, input.category));
  const destination = live.destinations.get(input.id);
  if (destination === undefined) return fail('not_found');
  const products = live.byDestination.get(destination.id) ?? [];
  const counts = Map.groupBy(products, (product) => product.category);
  const shown = products.filter((product) => input.category === undefined || product.category === input.category);
  return ok({
    city: destinationView(showing.open, destination),
    categories: categories.flatMap((category) => {
      const count = counts.get(category)?.length ?? 0;
      return count === 0 ? [] : [{ category, count }];
    }),
    cards: shown.map((product) => cardView(showing, product)),
  });
}
