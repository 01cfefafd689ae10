import type { Caller, Deps } from '#src/actions/deps.ts';
import { openVertical } from '#src/actions/catalogue/offers/open-vertical.ts';
import { fail, ok, type Result } from '#src/domain/failure.ts';
import type { FoundVenue } from '#src/domain/search/venues/arrange-venues.ts';
import { venuesOfVertical } from '#src/store/catalogue/venues.store.ts';

/** All venues of a vertical that are offered, by destination and the best known first. */
export async function listVerticalPlaces(
  deps: Pick<Deps, 'db'>,
  caller: Pick<Caller, 'menu'>,
  name: string,
): Promise<Result<readonly Omit<FoundVenue, 'offers'>[]>> {
  const opened = openVertical(caller, name);
  if (!opened.ok) return opened;
  const vertical = opened.value;
  if (vertical.kind !== 'venue') return fail('not_found', { field: 'vertical' });
  const venues = await venuesOfVertical(deps.db, vertical.key);
  return ok(
    venues.map((venue) => ({ venue, facets: vertical.venueFacets(venue), figures: vertical.figuresOf(venue) })),
  );
}
