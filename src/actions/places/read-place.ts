import { showTo } from '#src/actions/catalogue/show-to.ts';
import { resolvePlace } from '#src/actions/places/resolve-place.ts';
import type { Caller, Deps } from '#src/actions/deps.ts';
import { listSynthetic, type SyntheticList } from '#src/actions/search/places/list-synthetic.ts';
import type { Names } from '#src/domain/catalogue/destination.ts';
import { isSyntheticCity } from '#src/domain/catalogue/synthetic-ids.ts';
import { categories, type Category } from '#src/domain/catalogue/product.ts';
import type { LiveProduct } from '#src/domain/catalogue/live-product.ts';
import { cardView, type ListingCard, type Showing } from '#src/domain/search/cards/card.ts';
import type { OpenCatalogue } from '#src/domain/search/cards/open-catalogue.ts';
import { fail, ok, type Result } from '#src/domain/failure.ts';
import { categoryOfId } from '#src/domain/places/category-ids.ts';
import { listPageSize, pageOf } from '#src/domain/places/list-page.ts';
import { poiCardView, type PoiCardView } from '#src/domain/places/poi-card.ts';
import { productsAt, reachOf, type SoughtPlace } from '#src/domain/places/sought-place.ts';
import { searchTotalCap } from '#src/domain/search/query/filter.ts';
import { findCategoryText, findPois, findPoisNear, type FoundPois } from '#src/store/places/places.store.ts';

export type CategoryCount = { readonly category: Category; readonly count: number };

export type PlacePageView = {
  readonly place: SoughtPlace;
  readonly categories: readonly CategoryCount[];
  /** The requested category, with our own words about it by their languages. */
  readonly category: (CategoryCount & { readonly text: Names }) | null;
  readonly products: readonly ListingCard[];
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
  const chosen = input.category_id === undefined ? null : categoryOfId(input.category_id);
  if (chosen === undefined) return fail('not_found', { field: 'category_id' });
  const offers = await offersAt(deps, showing, place, chosen, input.page_num ?? 1);
  if (offers.total === 0 && chosen !== null) return fail('not_found', { field: 'category_id' });
  const [found, text] = await Promise.all([
    poisAt(deps, place),
    chosen === null ? null : findCategoryText(deps.db, chosen),
  ]);
  return ok({
    place,
    categories: offers.categories,
    category: chosen === null ? null : { category: chosen, count: offers.total, text: text ?? { en: '' } },
    products: offers.cards,
    total: offers.total,
    pois: found.pois.map((poi) => poiCardView(open, poi, place.type === 'destination' ? null : place.point)),
  });
}

/**
 * A page of what can be done at a place, with the categories of all of it. What is made up in a city the search alone
 * knows.
 */
async function offersAt(
  deps: Deps,
  showing: Showing,
  place: SoughtPlace,
  chosen: Category | null,
  page: number,
): Promise<SyntheticList> {
  if (isSyntheticCity(place.id)) {
    const skip = (page - 1) * listPageSize;
    // Paging ends where a search stops counting.
    const part = skip < searchTotalCap ? { skip, take: listPageSize } : { skip: 0, take: 0 };
    return listSynthetic(deps, showing, place.id, { category: chosen, ...part });
  }
  const all = productsAt(showing.open, place);
  const products = chosen === null ? all : ofCategory(showing.open, place, all, chosen);
  return {
    cards: pageOf(products, page).map((product) => cardView(showing, product)),
    total: products.length,
    categories: countByCategory(all),
  };
}

/** What is on sale of a category; where that is nothing, what a destination has of it in another season. */
function ofCategory(
  open: OpenCatalogue,
  place: SoughtPlace,
  all: readonly LiveProduct[],
  chosen: Category,
): readonly LiveProduct[] {
  const onSale = all.filter(({ category }) => category === chosen);
  if (onSale.length > 0 || place.type !== 'destination') return onSale;
  return (open.live.byDestination.get(place.id) ?? []).filter(({ category }) => category === chosen);
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
