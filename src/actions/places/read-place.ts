import { showTo } from '#src/actions/content/show-to.ts';
import { resolvePlace } from '#src/actions/places/resolve-place.ts';
import type { Caller, Deps } from '#src/actions/deps.ts';
import { categories, type Category } from '#src/domain/catalogue/product.ts';
import { cardView, type CardView } from '#src/domain/content/card.ts';
import { fail, ok, type Result } from '#src/domain/failure.ts';
import { categoryOfId } from '#src/domain/places/category-ids.ts';
import { pageOf } from '#src/domain/places/list-page.ts';
import { poiCardView, type PoiCardView } from '#src/domain/places/poi-card.ts';
import { productsAt, reachOf, type SoughtPlace } from '#src/domain/places/sought-place.ts';
import { findCategoryText, findPois, findPoisNear, type FoundPois } from '#src/store/places.store.ts';

export type CategoryCount = { readonly category: Category; readonly count: number };

export type PlacePageView = {
  readonly place: SoughtPlace;
  readonly categories: readonly CategoryCount[];
  readonly category: (CategoryCount & { readonly text: string }) | null;
  readonly products: readonly CardView[];
  readonly total: number;
  readonly pois: readonly PoiCardView[];
};

const mostPois = 12;

/**
 * What a destination page shows of any place (spec §2): what can be done there, of one category when it is given, and
 * its attractions. `not_found` for an unknown place or category, and for one that nothing is offered in.
 */
export async function readPlace(
  deps: Deps,
  caller: Caller,
  input: { readonly id: number; readonly category_id?: number | undefined; readonly page_num?: number | undefined },
): Promise<Result<PlacePageView>> {
  const showing = await showTo(deps, caller);
  const { open } = showing;
  const place = await resolvePlace(deps, open, input.id);
  if (place === undefined) return fail('not_found');
  const all = productsAt(open, place);
  const counts = countByCategory(all);
  const chosen = input.category_id === undefined ? null : categoryOfId(input.category_id);
  const counted = chosen === null ? null : counts.find(({ category }) => category === chosen);
  if (counted === undefined) return fail('not_found', { field: 'category_id' });
  const products = counted === null ? all : all.filter(({ category }) => category === counted.category);
  const [found, text] = await Promise.all([
    poisAt(deps, place),
    counted === null ? null : findCategoryText(deps.db, counted.category),
  ]);
  return ok({
    place,
    categories: counts,
    category: counted === null ? null : { ...counted, text: text ?? '' },
    products: pageOf(products, input.page_num ?? 1).map((product) => cardView(showing, product)),
    total: products.length,
    pois: found.pois.map((poi) => poiCardView(open, poi, place.type === 'destination' ? null : place.point)),
  });
}

/** Categories that something is offered in, in the order of menus. */
function countByCategory(products: readonly { readonly category: Category }[]): CategoryCount[] {
  const counts = Map.groupBy(products, ({ category }) => category);
  return categories.flatMap((category) => {
    const count = counts.get(category)?.length ?? 0;
    return count === 0 ? [] : [{ category, count }];
  });
}

async function poisAt({ db }: Deps, place: SoughtPlace): Promise<FoundPois> {
  if (place.type === 'destination') return findPois(db, { destinationId: place.id, limit: mostPois, offset: 0 });
  return findPoisNear(db, {
    point: place.point,
    metres: reachOf(place),
    except: place.id,
    limit: mostPois,
    offset: 0,
  });
}
