import { tellLeg, type LegView } from '#src/actions/rail/tell-leg.ts';
import type { OpenTimetable } from '#src/actions/rail/kept-timetable.ts';
import { noAlighting, noBoarding } from '#src/domain/rail/feed.ts';
import type { RideLeg } from '#src/domain/rail/ride-choice.ts';
import { runsOn, serviceDayStart } from '#src/domain/rail/service-day.ts';
import type { Queryable } from '#src/store/db.ts';
import { findTrips, type TripFacts } from '#src/store/rail-reading.store.ts';
import type { FoundRide } from '#src/timetable/find-journeys.ts';

/** The rides of a journey as they run by the present timetable. */
export type RidesNow = {
  readonly found: readonly FoundRide[];
  readonly legs: readonly LegView[];
  readonly trips: ReadonlyMap<number, TripFacts>;
};

/**
 * Looks rides up in the present timetable; null where one of them does not run (any more): its trip is gone, has another
 * day, does not call there, lets nobody in or out, or leaves before one has arrived.
 */
export async function ridesNow(
  on: Queryable,
  open: OpenTimetable,
  asked: readonly RideLeg[],
): Promise<RidesNow | null> {
  const trips = new Map(
    (
      await findTrips(
        on,
        asked.map(({ tripId }) => tripId),
      )
    ).map((trip) => [trip.id, trip]),
  );
  const found = asked.flatMap((leg) => foundRide(open, leg, trips.get(leg.tripId)) ?? []);
  const legs = found.flatMap((ride) => tellLeg(open, ride, trips.get(ride.tripId)) ?? []);
  const inTurn = found.every((ride, at) => ride.from.departs >= (found[at - 1]?.to.arrives ?? 0));
  return legs.length === asked.length && inTurn ? { found, legs, trips } : null;
}

function foundRide(open: OpenTimetable, leg: RideLeg, trip: TripFacts | undefined): FoundRide | null {
  const line = open.lines.get(trip?.lineId ?? 0);
  const service = open.timetable.services[open.serviceOf.get(`${trip?.feedId} ${trip?.serviceKey}`) ?? -1];
  if (trip === undefined || line === undefined || service === undefined || !runsOn(service, leg.date)) return null;
  const numbers = trip.stopIds.map((id) => open.numberOf.get(id) ?? -1);
  const callAt = (station: number, after: number, closed: number): number =>
    numbers.findIndex(
      (stop, call) => call > after && open.stationOf[stop]?.id === station && ((trip.flags[call] ?? 0) & closed) === 0,
    );
  const from = callAt(leg.from, -1, noBoarding);
  const to = from < 0 ? -1 : callAt(leg.to, from, noAlighting);
  if (to < 0) return null;
  const start = serviceDayStart(leg.date, line.timeZone);
  return {
    tripId: leg.tripId,
    date: leg.date,
    from: { stop: numbers[from] ?? -1, call: from, departs: start + (trip.departs[from] ?? 0) },
    to: { stop: numbers[to] ?? -1, call: to, arrives: start + (trip.arrives[to] ?? 0) },
  };
}
