import type { Caller, Deps } from '#src/actions/deps.ts';
import { findOffers } from '#src/actions/catalogue/offers/find-offers.ts';
import { readSoldQuestion } from '#src/actions/catalogue/offers/read-sold-question.ts';
import { refusalOfAll } from '#src/actions/catalogue/offers/refusal-of-all.ts';
import { openVertical } from '#src/actions/catalogue/offers/open-vertical.ts';
import { fail, ok, type Result } from '#src/domain/failure.ts';
import { arrangeVenues, type ArrangedVenues, type VenueListOptions } from '#src/domain/search/venues/arrange-venues.ts';
import type { RawQuestion, Venue, VenueScope } from '#src/domain/vertical.ts';
import type { Queryable } from '#src/store/shared/database/db.ts';
import { venuesById, venuesOfPlace } from '#src/store/catalogue/venues.store.ts';

/** Venues of a vertical that have something for a question, filtered and sorted as wished, one page of them. */
export async function searchVenues(
  deps: Deps,
  caller: Caller,
  query: { readonly vertical: string; readonly question: RawQuestion; readonly wishes: VenueListOptions },
): Promise<Result<ArrangedVenues>> {
  const opened = openVertical(caller, query.vertical);
  if (!opened.ok) return opened;
  const vertical = opened.value;
  if (vertical.kind !== 'venue') return fail('not_found', { field: 'vertical' });
  const question = readSoldQuestion(deps, vertical, query.question);
  if (!question.ok) return question;
  const scope = vertical.scopeOf(question.value);
  if (scope === null) return fail('bad_request', { field: 'question' });
  const venues = await venuesIn(deps.db, vertical.key, scope);
  const refused = await refusalOfAll(deps, vertical, venues, question.value);
  if (refused !== null) return refused;
  const found = await findOffers(
    deps,
    caller,
    vertical,
    venues.map((venue) => ({ venue, question: question.value })),
  );
  return found.ok ? ok(arrangeVenues(found.value, vertical.facets, query.wishes)) : found;
}

async function venuesIn(on: Queryable, vertical: string, scope: VenueScope): Promise<readonly Venue[]> {
  if ('destinationId' in scope) return venuesOfPlace(on, vertical, scope.destinationId);
  return (await venuesById(on, [scope.venueId])).filter((venue) => venue.vertical === vertical && venue.live);
}
