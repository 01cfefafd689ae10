import type { Deps } from '#src/actions/deps.ts';
import type { OpenTimetable } from '#src/actions/rail/kept-timetable.ts';
import { daysBetween } from '#src/domain/availability/local-time.ts';
import type { CurrencyCode } from '#src/domain/pricing/currency.ts';
import type { RateTable } from '#src/domain/pricing/exchange.ts';
import { fareOffers, type FaredRide } from '#src/domain/rail/fare.ts';
import { noRules, type RailTraveller } from '#src/domain/rail/passenger.ts';
import { priceOffer, type PricedOffer } from '#src/domain/rail/price-offer.ts';
import { atStation } from '#src/domain/rail/station-time.ts';
import { findTrips, type LineRow, type StationRow, type TripFacts } from '#src/store/rail-reading.store.ts';
import type { FoundJourney, FoundRide } from '#src/timetable/find-journeys.ts';

/** A moment at a station, by its own clock; `seconds` since the epoch. */
export type MomentView = {
  readonly station: StationRow;
  readonly platform: string | null;
  readonly date: string;
  readonly time: string;
  readonly offset: string;
  readonly seconds: number;
};

export type LegView = {
  readonly trip: Pick<TripFacts, 'id' | 'number' | 'headsign'>;
  readonly line: LineRow;
  /** The service day. */
  readonly date: string;
  readonly departs: MomentView;
  readonly arrives: MomentView;
  readonly stopsBetween: number;
};

export type JourneyView = {
  readonly departs: MomentView;
  readonly arrives: MomentView;
  readonly daysLater: number;
  readonly minutes: number;
  readonly legs: readonly LegView[];
  readonly fares: readonly PricedOffer[];
};

type Ground = {
  readonly travellers: readonly RailTraveller[];
  readonly currency: CurrencyCode;
  readonly rates: RateTable;
  readonly nowMs: number;
};

/** Journeys as they are told, priced for these travellers; one of which a trip has gone meanwhile is left out. */
export async function describeJourneys(
  { db }: Pick<Deps, 'db'>,
  open: OpenTimetable,
  found: readonly FoundJourney[],
  ground: Ground,
): Promise<JourneyView[]> {
  const ids = new Set(found.flatMap(({ rides }) => rides.map(({ tripId }) => tripId)));
  const trips = new Map((await findTrips(db, [...ids])).map((trip) => [trip.id, trip]));
  return found.flatMap((journey) => {
    const legs = journey.rides.flatMap((ride) => legOf(open, ride, trips.get(ride.tripId)) ?? []);
    const [first] = legs;
    const last = legs.at(-1);
    if (first === undefined || last === undefined || legs.length < journey.rides.length) return [];
    const { departs } = first;
    const { arrives } = last;
    const daysLater = daysBetween(departs.date, arrives.date);
    const minutes = Math.round((arrives.seconds - departs.seconds) / 60);
    return [{ departs, arrives, daysLater, minutes, legs, fares: priced(open, journey.rides, trips, ground) }];
  });
}

function legOf(open: OpenTimetable, { date, from, to }: FoundRide, trip: TripFacts | undefined): LegView | null {
  const line = trip === undefined ? undefined : open.lines.get(trip.lineId);
  const departs = momentAt(open, from.stop, from.departs);
  const arrives = momentAt(open, to.stop, to.arrives);
  if (trip === undefined || line === undefined || departs === null || arrives === null) return null;
  return { trip, line, date, departs, arrives, stopsBetween: to.call - from.call - 1 };
}

function momentAt({ stops, stationOf }: OpenTimetable, stop: number, seconds: number): MomentView | null {
  const station = stationOf[stop];
  if (station === undefined) return null;
  return { station, platform: stops[stop]?.platform ?? null, ...atStation(seconds, station.timeZone), seconds };
}

/** The offers for a journey in the order of their prices; none where a ride has no fare, or its currency no rate. */
function priced(
  open: OpenTimetable,
  rides: readonly FoundRide[],
  trips: ReadonlyMap<number, TripFacts>,
  { travellers, currency, rates, nowMs }: Ground,
): PricedOffer[] {
  const fared = rides.flatMap((ride) => faredRide(open, ride, trips.get(ride.tripId)) ?? []);
  if (fared.length < rides.length) return [];
  const offers = fareOffers(fared, (feed) => open.fares.get(feed) ?? []);
  return offers
    .flatMap((offer) => {
      const rulesOf = (ride: number) => open.rules.get(fared[ride]?.feed ?? 0) ?? noRules;
      const departsMs = (ride: number) => (fared[ride]?.departs ?? 0) * 1000;
      return priceOffer(offer, { travellers, rulesOf, departsMs, currency, rates, nowMs }) ?? [];
    })
    .toSorted((one, other) => Number(one.total.minor - other.total.minor));
}

function faredRide({ stops, numberOf }: OpenTimetable, ride: FoundRide, trip: TripFacts | undefined): FaredRide | null {
  if (trip === undefined) return null;
  const passed = trip.stopIds.slice(ride.from.call, ride.to.call + 1);
  const zones = passed.flatMap((id) => stops[numberOf.get(id) ?? -1]?.zone ?? []);
  return {
    feed: trip.feedId,
    line: trip.lineId,
    originZone: stops[ride.from.stop]?.zone ?? null,
    destinationZone: stops[ride.to.stop]?.zone ?? null,
    zones: [...new Set(zones)],
    departs: ride.from.departs,
  };
}
