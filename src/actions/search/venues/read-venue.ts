import type { Caller, Deps } from '#src/actions/deps.ts';
import { findOffers } from '#src/actions/catalogue/offers/find-offers.ts';
import { readSoldQuestion } from '#src/actions/catalogue/offers/read-sold-question.ts';
import { refusalOfAll } from '#src/actions/catalogue/offers/refusal-of-all.ts';
import { openVertical } from '#src/actions/catalogue/offers/open-vertical.ts';
import { fail, ok, type Result } from '#src/domain/failure.ts';
import type { FoundVenue } from '#src/domain/search/venues/arrange-venues.ts';
import type { RawQuestion } from '#src/domain/vertical.ts';
import { venuesById } from '#src/store/catalogue/venues.store.ts';

/** A venue with what the catalogue says of it, and its offers for a question if there is one, sold out or not. */
export async function readVenue(
  deps: Deps,
  caller: Caller,
  query: { readonly id: number; readonly vertical: string; readonly question: RawQuestion | null },
): Promise<Result<{ readonly found: FoundVenue; readonly isOffered: boolean }>> {
  const opened = openVertical(caller, query.vertical);
  if (!opened.ok) return opened;
  const vertical = opened.value;
  const [venue] = await venuesById(deps.db, [query.id]);
  if (vertical.kind !== 'venue' || venue === undefined || venue.vertical !== vertical.key || !venue.live)
    return fail('not_found', { field: 'id' });
  if (query.question === null) {
    const found = { venue, facets: vertical.venueFacets(venue), figures: vertical.figuresOf(venue), offers: [] };
    return ok({ found, isOffered: false });
  }
  const question = readSoldQuestion(deps, vertical, query.question);
  if (!question.ok) return question;
  const refused = await refusalOfAll(deps, vertical, [venue], question.value);
  if (refused !== null) return refused;
  const found = await findOffers(deps, caller, vertical, [{ venue, question: question.value }]);
  if (!found.ok) return found;
  const [one] = found.value;
  return one === undefined ? fail('not_found', { field: 'id' }) : ok({ found: one, isOffered: true });
}
