import { findRailPlaces } from '#src/actions/rail/journeys/find-rail-places.ts';
import { popularRoutes } from '#src/actions/rail/journeys/popular-routes.ts';
import { readTrip } from '#src/actions/rail/journeys/read-trip.ts';
import { searchJourneys, type JourneysQuery } from '#src/actions/rail/journeys/search-journeys.ts';
import { journeysAnswer, placeView, routesAnswer, tripAnswer } from '#src/api/rail/rail-views.ts';
import { route, type Route } from '#src/api/route.ts';
import { railEndpoints, type RailJourneysInput } from '#src/contract/rail/rail.ts';
import { ok } from '#src/domain/failure.ts';

/** Trains and buses from place to place (spec §1, paths by RU-17). */
export const railRoutes: readonly Route[] = [
  route(railEndpoints.railPlaces, async (deps, { caller, input }) => {
    const { query, lat, lng } = input;
    const near = lat === undefined || lng === undefined ? {} : { near: { lat, lng } };
    const places = await findRailPlaces(deps, caller, { query, ...near });
    return ok({
      places: places.map(({ place, foundBy }) => ({ place: placeView(place, caller.language), foundBy })),
    });
  }),
  route(railEndpoints.railJourneys, async (deps, { caller, input }) => {
    const found = await searchJourneys(deps, caller, journeysQuery(input));
    return found.ok ? ok(journeysAnswer(found.value, caller.language)) : found;
  }),
  route(railEndpoints.railTrip, async (deps, { caller, input }) => {
    const trip = await readTrip(deps, input);
    return trip.ok ? ok(tripAnswer(trip.value, caller.language)) : trip;
  }),
  route(railEndpoints.railRoutes, async (deps, { caller }) =>
    ok(routesAnswer(await popularRoutes(deps, caller), caller.language)),
  ),
];

function journeysQuery(input: RailJourneysInput): JourneysQuery {
  return {
    origin: input.origin,
    destination: input.destination,
    date: input.date,
    time: input.time ?? null,
    by: input.by ?? 'departure',
    returnDate: input.return_date ?? null,
    returnTime: input.return_time ?? null,
    adults: input.adults ?? 1,
    childAges: input.child_ages ?? [],
    adultAges: input.adult_ages ?? [],
    cards: input.cards ?? [],
  };
}
