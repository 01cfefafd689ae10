import type { OpenTimetable } from '#src/actions/rail/timetable/cached-timetable.ts';
import { fareOffers, type FaredRide, type FareOffer } from '#src/domain/rail/fares/fare.ts';
import { noRules, type RailRules } from '#src/domain/rail/fares/passenger.ts';
import type { FareRow, TripFacts } from '#src/store/rail/rail-reading.store.ts';
import type { FoundRide } from '#src/timetable/find-journeys.ts';

/** Rides with what they may be paid with. */
export type FaredJourney = {
  readonly rides: readonly FaredRide[];
  readonly offers: readonly FareOffer<FareRow>[];
  readonly rulesOf: (ride: number) => RailRules;
  readonly departsMs: (ride: number) => number;
};

/** What a journey may be paid with; no offers where a trip has gone meanwhile, or a ride has no fare. */
export function fareJourney(
  open: OpenTimetable,
  found: readonly FoundRide[],
  trips: ReadonlyMap<number, TripFacts>,
): FaredJourney {
  const rides = found.flatMap((ride) => faredRide(open, ride, trips.get(ride.tripId)) ?? []);
  const offers = rides.length < found.length ? [] : fareOffers(rides, (feed) => open.fares.get(feed) ?? []);
  return {
    rides,
    offers,
    rulesOf: (ride) => open.rules.get(rides[ride]?.feed ?? 0) ?? noRules,
    departsMs: (ride) => (rides[ride]?.departs ?? 0) * 1000,
  };
}

function faredRide(
  { stops, numberOf, lines }: OpenTimetable,
  ride: FoundRide,
  trip: TripFacts | undefined,
): FaredRide | null {
  if (trip === undefined) return null;
  const passed = trip.stopIds.slice(ride.from.call, ride.to.call + 1);
  const zones = passed.flatMap((id) => stops[numberOf.get(id) ?? -1]?.zone ?? []);
  return {
    feed: trip.feedId,
    line: trip.lineId,
    operator: lines.get(trip.lineId)?.operator ?? '',
    originZone: stops[ride.from.stop]?.zone ?? null,
    destinationZone: stops[ride.to.stop]?.zone ?? null,
    zones: [...new Set(zones)],
    departs: ride.from.departs,
    staysOn: ride.staysOn,
  };
}
