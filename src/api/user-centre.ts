import { listTrips, tripsOnPage, type Trip } from '#src/actions/user/list-trips.ts';
import { lineView } from '#src/api/line-view.ts';
import { route, type Route } from '#src/api/route.ts';
import { userCentreEndpoints, type TripView } from '#src/contract/endpoints/user-centre.ts';
import { userCentreAnswers } from '#src/contract/endpoints/user-centre-answers.schema.ts';
import { userCentreSchemas } from '#src/contract/endpoints/user-centre.schema.ts';
import { nameIn } from '#src/domain/catalogue/destination.ts';
import { ok } from '#src/domain/failure.ts';
import type { LanguageCode } from '#src/domain/site/languages.ts';

/** What the user centre shows of an account; each call is for its owner alone. */
export const userCentreRoutes: readonly Route[] = [
  route(
    userCentreEndpoints.trips,
    userCentreSchemas.trips,
    userCentreAnswers.trips,
    async (deps, { caller, input: { part = 'coming', page_num: page = 1 } }) => {
      const listed = await listTrips(deps, caller, { part, page });
      if (!listed.ok) return listed;
      const { trips, counts, bounced } = listed.value;
      return ok({
        trips: trips.map((trip) => tripView(trip, caller.language)),
        counts,
        pageSize: tripsOnPage,
        bounced,
      });
    },
  ),
];

function tripView({ line, clashes, ...trip }: Trip, language: LanguageCode): TripView {
  return {
    ...lineView(line, language),
    ...trip,
    clashes: clashes.map(({ titles, ...clash }) => ({ ...clash, title: nameIn(titles, language) })),
  };
}
