import { showTo } from '#src/actions/catalogue/show-to.ts';
import { resolvePlace } from '#src/actions/places/resolve-place.ts';
import type { Caller, Deps } from '#src/actions/deps.ts';
import { metresBetween, type Point } from '#src/domain/catalogue/distance.ts';
import type { LiveProduct } from '#src/domain/catalogue/live-product.ts';
import { cardView, type CardView, type Showing } from '#src/domain/search/cards/card.ts';
import { fail, ok, type Result } from '#src/domain/failure.ts';
import { listPageSize, pageOf } from '#src/domain/places/list-page.ts';
import { productsNear } from '#src/domain/places/near-products.ts';
import type { PoiKind, Town } from '#src/domain/places/place.ts';
import { namePattern } from '#src/domain/places/place-labels.ts';
import { poiCardView, type PoiCardView } from '#src/domain/places/poi-card.ts';
import { popularProducts, productsAt, reachOf, type SoughtPlace } from '#src/domain/places/sought-place.ts';
import { findPois, findPoisNear, findPopularity, type FoundPois } from '#src/store/places/places.store.ts';
import { findNamedTowns } from '#src/store/places/towns.store.ts';

export type PoiListQuery = {
  readonly type: 'activityList' | 'nearbyList' | 'poiList' | 'searchList';
  readonly place_id?: number | undefined;
  readonly lat?: number | undefined;
  readonly lng?: number | undefined;
  readonly query?: string | undefined;
  readonly kind?: PoiKind | undefined;
  readonly page_num?: number | undefined;
};

export type PoiListView = {
  readonly place: SoughtPlace | null;
  readonly pois: readonly PoiCardView[];
  readonly products: readonly { readonly card: CardView; readonly metres: number | null }[];
  readonly towns: readonly Town[];
  readonly total: { readonly pois: number; readonly products: number };
};

/** What the lists work with: who looks, from where, at which page. */
type Ground = {
  readonly deps: Deps;
  readonly showing: Showing;
  readonly place: SoughtPlace | null;
  readonly from: Point | null;
  readonly query: PoiListQuery;
  readonly page: number;
};

const none: FoundPois = { pois: [], total: 0 };
const aroundMetres = 50_000;

/**
 * A page of one of the four lists (spec §2): activities at a place, everything near it, its attractions, or those whose
 * names hold the words. `not_found` for an unknown place; a list that has nothing to go by is empty.
 */
export async function listPois(deps: Deps, caller: Caller, query: PoiListQuery): Promise<Result<PoiListView>> {
  const showing = await showTo(deps, caller);
  const place = query.place_id === undefined ? null : await resolvePlace(deps, showing.open, query.place_id);
  if (place === undefined) return fail('not_found', { field: 'place_id' });
  const { lat, lng } = query;
  const given = lat === undefined || lng === undefined ? null : { lat, lng };
  const from = given ?? place?.point ?? null;
  const ground = { deps, showing, place, from, query, page: query.page_num ?? 1 };
  const [found, products, towns] = await Promise.all([poisOf(ground), productsOf(ground), townsOf(ground)]);
  return ok({
    place,
    pois: found.pois.map((poi) => poiCardView(showing.open, poi, from)),
    products: pageOf(products, ground.page).map((product) => ({
      card: cardView(showing, product),
      metres: from === null ? null : metresBetween(from, product.meetingPoint),
    })),
    towns,
    total: { pois: found.total, products: products.length },
  });
}

async function poisOf({ deps, place, from, query, page }: Ground): Promise<FoundPois> {
  const part = { limit: listPageSize, offset: (page - 1) * listPageSize };
  const metres = place === null ? aroundMetres : reachOf(place);
  const near = async (point: Point): Promise<FoundPois> =>
    findPoisNear(deps.db, { point, metres, except: place?.id, ...part });
  if (query.type === 'activityList') return none;
  if (query.type === 'nearbyList') return from === null ? none : near(from);
  if (query.type === 'searchList') {
    const pattern = namePattern(query.query ?? '');
    return pattern === null ? none : findPois(deps.db, { pattern, kind: query.kind, ...part });
  }
  // What is around a town or another attraction is ordered by distance alone.
  if (place !== null && place.type !== 'destination') return near(place.point);
  return findPois(deps.db, { destinationId: place?.id, kind: query.kind, ...part });
}

async function productsOf({ deps, showing, place, from, query }: Ground): Promise<readonly LiveProduct[]> {
  const { open } = showing;
  if (query.type === 'nearbyList')
    return from === null ? [] : productsNear(open, from, aroundMetres).map(({ product }) => product);
  if (query.type !== 'activityList') return [];
  return place === null ? popularProducts(open, await findPopularity(deps.db)) : productsAt(open, place);
}

async function townsOf({ deps, query, page }: Ground): Promise<readonly Town[]> {
  const pattern = query.type === 'searchList' && page === 1 ? namePattern(query.query ?? '') : null;
  return pattern === null ? [] : findNamedTowns(deps.db, pattern, listPageSize);
}
