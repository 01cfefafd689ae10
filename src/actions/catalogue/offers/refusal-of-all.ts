import type { Deps } from '#src/actions/deps.ts';
import type { Failure, Result } from '#src/domain/failure.ts';
import type { Venue, VenueVertical } from '#src/domain/vertical.ts';
import { venuesById } from '#src/store/catalogue/venues.store.ts';

type Refusal = { readonly ok: false; readonly failure: Failure };

/**
 * Why none of these venues can answer, in the words of the best known of them: a time that the clock skips there is
 * reported at its field and not by an empty list. Null when at least one can.
 */
export async function refusalOfAll(
  deps: Pick<Deps, 'db' | 'clock'>,
  vertical: VenueVertical,
  venues: readonly Venue[],
  question: unknown,
): Promise<Refusal | null> {
  if (vertical.refusalAt === undefined) return null;
  const others = await venuesById(deps.db, vertical.othersOf(question));
  const byId = new Map([...venues, ...others].map((venue) => [venue.id, venue]));
  const ground = { nowMs: deps.clock(), venue: (id: number): Venue | undefined => byId.get(id) };
  let first: Refusal | null = null;
  for (const venue of venues) {
    const refusal: Result<null> = vertical.refusalAt(venue, question, ground);
    if (refusal.ok) return null;
    first ??= refusal;
  }
  return first;
}
