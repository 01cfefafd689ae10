import { describeLeg, type LegView } from '#src/actions/rail/describe-leg.ts';
import type { OpenTimetable } from '#src/actions/rail/timetable/cached-timetable.ts';
import { noAlighting, noBoarding } from '#src/domain/rail/feed/feed.ts';
import type { RideLeg } from '#src/domain/rail/journeys/ride-choice.ts';
import { runsOn, serviceDayStart } from '#src/domain/rail/feed/service-day.ts';
import type { Queryable } from '#src/store/shared/database/db.ts';
import { closedTrips } from '#src/store/suppliers/closures.store.ts';
import { findTrips, type TripFacts } from '#src/store/rail/rail-reading.store.ts';
import type { FoundRide } from '#src/timetable/find-journeys.ts';
import type { Timetable } from '#src/timetable/timetable-shape.ts';

/** The rides of a journey as they run by the present timetable. */
export type RidesNow = {
  readonly found: readonly FoundRide[];
  readonly legs: readonly LegView[];
  readonly trips: ReadonlyMap<number, TripFacts>;
};

/**
 * Looks rides up in the present timetable; null where one of them does not run (any more): its trip is gone, has
 * another day, does not call there, allows no boarding or alighting, or leaves from a place or at a time that cannot be
 * reached by the former: a through fare is for a journey, not for two of them in one (spec §7). So it is where a trip
 * is closed on its day.
 */
export async function ridesNow(
  on: Queryable,
  open: OpenTimetable,
  requested: readonly RideLeg[],
): Promise<RidesNow | null> {
  const ids = requested.map(({ tripId }) => tripId);
  const [known, closed] = await Promise.all([findTrips(on, ids), closedTrips(on, ids)]);
  if (requested.some((leg) => closed.has(`${leg.tripId} ${leg.date}`))) return null;
  const trips = new Map(known.map((trip) => [trip.id, trip]));
  const staysOn = requested.map((leg, at) => at > 0 && isStay(open, requested[at - 1], leg));
  const found = requested.flatMap((leg, at) => {
    const on = { before: staysOn[at] ?? false, after: staysOn[at + 1] ?? false };
    return foundRide(open, leg, trips.get(leg.tripId), on) ?? [];
  });
  const legs = found.flatMap((ride) => describeLeg(open, ride, trips.get(ride.tripId)) ?? []);
  const inTurn = found.every((ride, at) => isReached(open.timetable, found[at - 1], ride));
  return legs.length === requested.length && inTurn ? { found, legs, trips } : null;
}

/** Whether the vehicle of the former ride goes on as that of the next one. */
function isStay({ stays }: OpenTimetable, former: RideLeg | undefined, next: RideLeg): boolean {
  return former !== undefined && former.date === next.date && stays.has(`${former.tripId} ${next.tripId}`);
}

/** Whether travelers who came with the former ride are there in time: on board already, where they are, or on foot. */
function isReached(
  { stopWays, wayStops, waySeconds }: Timetable,
  former: FoundRide | undefined,
  next: FoundRide,
): boolean {
  if (former === undefined || (next.staysOn && former.to.arrives <= next.from.departs)) return true;
  const { stop, arrives } = former.to;
  for (let way = stopWays[stop] ?? 0; way < (stopWays[stop + 1] ?? 0); way += 1)
    if (wayStops[way] === next.from.stop) return arrives + (waySeconds[way] ?? 0) <= next.from.departs;
  return false;
}

/** `on`: whether travelers are on board already when it begins, and still when it ends. */
function foundRide(
  open: OpenTimetable,
  leg: RideLeg,
  trip: TripFacts | undefined,
  on: { readonly before: boolean; readonly after: boolean },
): FoundRide | null {
  const line = open.lines.get(trip?.lineId ?? 0);
  const service = open.timetable.services[open.serviceOf.get(`${trip?.feedId} ${trip?.serviceKey}`) ?? -1];
  if (trip === undefined || line === undefined || service === undefined || !runsOn(service, leg.date)) return null;
  const numbers = trip.stopIds.map((id) => open.numberOf.get(id) ?? -1);
  const callsAt = (station: number, closed: number): readonly number[] =>
    numbers.flatMap((stop, call) =>
      open.stationOf[stop]?.id === station && ((trip.flags[call] ?? 0) & closed) === 0 ? [call] : [],
    );
  const last = numbers.length - 1;
  const froms = on.before ? callsAt(leg.from, 0).filter((call) => call === 0) : callsAt(leg.from, noBoarding);
  const tos = on.after ? callsAt(leg.to, 0).filter((call) => call === last) : callsAt(leg.to, noAlighting);
  const pair = shortestPair(froms, tos);
  if (pair === null) return null;
  const [from, to] = pair;
  const start = serviceDayStart(leg.date, line.timeZone);
  return {
    tripId: leg.tripId,
    date: leg.date,
    from: { stop: numbers[from] ?? -1, call: from, departs: start + (trip.departs[from] ?? 0) },
    to: { stop: numbers[to] ?? -1, call: to, arrives: start + (trip.arrives[to] ?? 0) },
    staysOn: on.before,
  };
}

/**
 * On a line that goes round a vehicle calls twice: one gets in as late as one can, and out at the first call after
 * that.
 */
function shortestPair(froms: readonly number[], tos: readonly number[]): readonly [number, number] | null {
  const pairs = froms.flatMap((from) => {
    const to = tos.find((call) => call > from);
    return to === undefined ? [] : [[from, to] as const];
  });
  return pairs.toSorted(([a, b], [c, d]) => b - a - (d - c))[0] ?? null;
}
