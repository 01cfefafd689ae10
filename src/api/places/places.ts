import { regionName } from '#src/domain/site/names/region-name.ts';
import { listPois, type PoiListView } from '#src/actions/places/list-pois.ts';
import { readDestinationList, type RegionPlaces } from '#src/actions/places/read-destination-list.ts';
import { readNearby, type NearbyView } from '#src/actions/places/read-nearby.ts';
import { readPlace, type CategoryCount, type PlacePageView } from '#src/actions/places/read-place.ts';
import { readPoi, type PoiView } from '#src/actions/places/read-poi.ts';
import { readPopularActivities } from '#src/actions/places/read-popular-activities.ts';
import { readPopular } from '#src/actions/places/read-popular.ts';
import { readTopPois } from '#src/actions/places/read-top-pois.ts';
import { destinationCard, inEnglish, productCard } from '#src/api/catalogue/cards.ts';
import { localNameOf, openingHours, placeLink, placeView, poiCard, type Reader } from '#src/api/places/place-views.ts';
import { route, type Route } from '#src/api/route.ts';
import {
  placesEndpoints,
  type DestinationAnswer,
  type DestinationListAnswer,
  type NearbyAnswer,
  type PlaceCategory,
  type PoiAnswer,
  type PoiListAnswer,
} from '#src/contract/places/places.ts';
import { ok } from '#src/domain/failure.ts';
import { nameIn } from '#src/domain/catalogue/destination.ts';
import { categoryIdOf } from '#src/domain/places/category-ids.ts';
import { listPageSize } from '#src/domain/places/list-page.ts';
import { nameOrder } from '#src/domain/site/names/name-order.ts';
import { regionCodes } from '#src/domain/places/regions.ts';
import type { LanguageCode } from '#src/domain/site/language/languages.ts';

/** Attractions, destinations and what is near (spec §2). */
export const placesRoutes: readonly Route[] = [
  route(placesEndpoints.poi, async (deps, { caller, input }) => {
    const poi = await readPoi(deps, caller, input);
    return poi.ok ? ok(poiAnswer(poi.value, caller.language)) : poi;
  }),
  route(placesEndpoints.poiList, async (deps, { caller, input }) => {
    const list = await listPois(deps, caller, input);
    if (!list.ok) return list;
    return ok({ type: input.type, ...listAnswer(list.value, caller), ...paging(input) });
  }),
  route(placesEndpoints.topPois, async (deps, { caller, input }) => {
    const top = await readTopPois(deps, input);
    if (!top.ok) return top;
    const { place, pois } = top.value;
    return ok({
      place: place === null ? null : placeView(place, caller),
      pois: pois.map((poi) => poiCard(poi, caller.language)),
    });
  }),
  route(placesEndpoints.nearby, async (deps, { caller, input }) =>
    ok(nearbyAnswer(await readNearby(deps, caller, input), caller.language)),
  ),
  route(placesEndpoints.destination, async (deps, { caller, input }) => {
    const place = await readPlace(deps, caller, input);
    return place.ok ? ok({ ...placeAnswer(place.value, caller), ...paging(input) }) : place;
  }),
  route(placesEndpoints.destinationList, async (deps, { caller }) =>
    ok(regionsAnswer(await readDestinationList(deps), caller)),
  ),
  route(placesEndpoints.popularAll, async (deps, { caller }) => {
    const { destinations, pois, products } = await readPopular(deps, caller);
    return ok({
      destinations: destinations.map((one) => destinationCard(one, caller.language)),
      pois: pois.map((poi) => poiCard(poi, caller.language)),
      products: products.map((card) => productCard(card, caller.language)),
    });
  }),
  route(placesEndpoints.popularActivities, async (deps, { caller, input }) => {
    const { categories, products, total } = await readPopularActivities(deps, caller, input);
    return ok({
      categories: categories.map(withId),
      products: products.map((card) => productCard(card, caller.language)),
      total,
      ...paging(input),
    });
  }),
];

function paging({ page_num }: { readonly page_num?: number }): { page_num: number; page_size: number } {
  return { page_num: page_num ?? 1, page_size: listPageSize };
}

function withId(one: CategoryCount): PlaceCategory {
  return { id: categoryIdOf(one.category), ...one };
}

function poiAnswer({ card, opening, products, nearby }: PoiView, language: LanguageCode): PoiAnswer {
  return {
    card: poiCard(card, language),
    localName: localNameOf(card),
    text: card.poi.text === null ? null : inEnglish(card.poi.text, language),
    opening: opening === null ? null : openingHours(opening),
    products: products.map((one) => productCard(one, language)),
    nearby: nearby.map((one) => poiCard(one, language)),
  };
}

function listAnswer(
  { place, pois, products, towns, total }: PoiListView,
  reader: Reader,
): Omit<PoiListAnswer, 'type' | 'page_num' | 'page_size'> {
  const { language } = reader;
  return {
    place: place === null ? null : placeView(place, reader),
    pois: pois.map((poi) => poiCard(poi, language)),
    products: products.map(({ card, metres }) => ({ product: productCard(card, language), metres })),
    towns: towns.map((town) => placeLink(town, language)),
    total,
  };
}

function nearbyAnswer({ destinations, pois, products }: NearbyView, language: LanguageCode): NearbyAnswer {
  return {
    destinations: destinations.map(({ view, metres }) => ({ destination: destinationCard(view, language), metres })),
    pois: pois.map((poi) => poiCard(poi, language)),
    products: products.map(({ card, metres }) => ({ product: productCard(card, language), metres })),
  };
}

function placeAnswer(
  { place, categories, category, products, total, pois }: PlacePageView,
  reader: Reader,
): Omit<DestinationAnswer, 'page_num' | 'page_size'> {
  const { language } = reader;
  return {
    place: placeView(place, reader),
    categories: categories.map(withId),
    category:
      category === null
        ? null
        : { ...withId({ category: category.category, count: category.count }), text: nameIn(category.text, language) },
    products: products.map((card) => productCard(card, language)),
    total,
    pois: pois.map((poi) => poiCard(poi, language)),
  };
}

function regionsAnswer(regions: readonly RegionPlaces[], { language, market }: Reader): DestinationListAnswer {
  const inOrder = nameOrder(language);
  return {
    regions: regions.map(({ region, countries }) => ({
      region,
      name: region === 'elsewhere' ? null : regionName(regionCodes[region], language, market),
      countries: countries
        .map(({ code, destinations, towns, townTotal }) => ({
          code,
          name: code === null ? null : regionName(code, language, market),
          destinations: destinations.map((one) => destinationCard(one, language)),
          towns: towns.map((town) => placeLink(town, language)),
          townTotal,
        }))
        .toSorted((a, b) => inOrder(a.name, b.name)),
    })),
  };
}
