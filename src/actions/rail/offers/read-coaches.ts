import type { Caller, Deps } from '#src/actions/deps.ts';
import { openTimetable } from '#src/actions/rail/timetable/open-timetable.ts';
import { ridesNow } from '#src/actions/rail/offers/rides-now.ts';
import { freeSeats } from '#src/actions/rail/offers/free-seats.ts';
import { fail, ok, type Result } from '#src/domain/failure.ts';
import { seatsOf, type Coach, type Seat, type Seating } from '#src/domain/rail/journeys/coach.ts';
import type { FareClass } from '#src/domain/rail/fares/passenger.ts';
import type { RideLeg } from '#src/domain/rail/journeys/ride-choice.ts';
import { givenSeats, placeUnits } from '#src/domain/rail/journeys/ride-units.ts';
import { inventoryUnitsOf } from '#src/store/catalogue/inventory-units.store.ts';

export type CoachesView = {
  readonly leg: RideLeg;
  readonly class: FareClass;
  readonly seating: Seating['kind'];
  readonly left: number | null;
  readonly coaches: readonly (Coach & { readonly seats: readonly (Seat & { readonly free: boolean })[] })[];
};

/**
 * The coaches of a class with the seats that are free for a ride; what the caller's own checkout holds is free for them. A ride
 * that does not run is `not_found`, a class that it does not have `bad_request`.
 */
export async function readCoaches(
  deps: Pick<Deps, 'db' | 'caches' | 'clock' | 'log'>,
  caller: Pick<Caller, 'account'>,
  leg: RideLeg,
  fareClass: FareClass,
): Promise<Result<CoachesView>> {
  const open = await openTimetable(deps);
  const rides = await ridesNow(deps.db, open, [leg]);
  const [found] = rides?.found ?? [];
  const seating = open.lines.get(rides?.legs[0]?.line.id ?? 0)?.seating;
  if (found === undefined || seating === undefined) return fail('not_found', { field: 'trip' });
  const accountId = caller.account?.id ?? null;
  const ride = { tripId: leg.tripId, date: leg.date, from: found.from.call, to: found.to.call };
  const view = { leg, class: fareClass, seating: seating.kind };
  if (seating.kind === 'open') return ok({ ...view, left: null, coaches: [] });
  if (seating.kind === 'counted') {
    const total = seating.places[fareClass];
    if (total === undefined) return fail('bad_request', { field: 'class' });
    const units = placeUnits(ride, fareClass, total);
    const known = await inventoryUnitsOf(
      deps.db,
      units.map(({ key }) => key),
      accountId,
    );
    const left = Math.min(...units.map(({ key }) => known.get(key)?.free ?? total));
    return ok({ ...view, left, coaches: [] });
  }
  const coaches = seating.coaches.filter((coach) => coach.class === fareClass);
  if (coaches.length === 0) return fail('bad_request', { field: 'class' });
  const free = await freeSeats(deps.db, ride, coaches, accountId);
  const given = coaches.flatMap(givenSeats);
  return ok({
    ...view,
    left: given.filter(({ name }) => free.has(name)).length,
    coaches: coaches.map((coach) => ({
      ...coach,
      seats: seatsOf(coach).map((seat) => ({ ...seat, free: free.has(seat.name) })),
    })),
  });
}
