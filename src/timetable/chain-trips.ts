import { noAlighting, noBoarding } from '#src/domain/rail/feed/feed.ts';
import type { ChainPart, TripCalls } from '#src/timetable/timetable-shape.ts';

/** An in-seat transfer: a vehicle continues one trip as another, on the days of a service. `isWhole`: both trips run on exactly these days. */
export type InSeatTransfer = {
  readonly from: number;
  readonly to: number;
  readonly service: number;
  readonly isWhole: boolean;
};

export type TripChainer = {
  /** Takes a trip: adds it at once, or later as part of its chain. */
  readonly add: (trip: TripCalls) => void;
  /** Adds the chains, once all trips were given. */
  readonly finish: () => void;
};

/**
 * Passes trips on to a timetable and joins those between which travelers stay on board: a chain is one run with the calls of
 * all its trips. Trips with the same days (`isWhole`) are replaced by their chain; for two trips that share only some of
 * their days, the chain is added beside them.
 */
export function chainTrips(stays: readonly InSeatTransfer[], add: (trip: TripCalls) => void): TripChainer {
  const next = new Map(stays.filter(({ isWhole }) => isWhole).map(({ from, to }) => [from, to]));
  const later = new Set(next.values());
  const chained = new Map<number, TripCalls>();
  const chainedIds = new Set(stays.flatMap(({ from, to }) => [from, to]));
  const addChain = (ids: readonly number[], service: number | null): void => {
    const trips = ids.flatMap((id) => chained.get(id) ?? []);
    const [first] = trips;
    if (first === undefined || trips.length < ids.length) return trips.forEach(add);
    add(joined(trips, service ?? first.service));
  };
  return {
    add: (trip) => {
      if (!chainedIds.has(trip.id)) return add(trip);
      const { stops, arrives, departs, flags } = trip;
      const columns = { stops: list(stops), arrives: list(arrives), departs: list(departs), flags: list(flags) };
      chained.set(trip.id, { ...trip, ...columns });
    },
    finish: () => {
      for (const [id, trip] of chained) {
        if (!next.has(id) && !later.has(id)) add(trip);
        if (!next.has(id) || later.has(id)) continue;
        const ids = [id];
        for (let to = next.get(id); to !== undefined; to = next.get(to)) ids.push(to);
        addChain(ids, null);
      }
      for (const { from, to, service, isWhole } of stays) if (!isWhole) addChain([from, to], service);
    },
  };
}

function list(numbers: ArrayLike<number>): number[] {
  return Array.from(numbers);
}

function joined(trips: readonly TripCalls[], service: number): TripCalls {
  const parts: ChainPart[] = [];
  const columns: Record<'stops' | 'arrives' | 'departs' | 'flags', number[]> = {
    stops: [],
    arrives: [],
    departs: [],
    flags: [],
  };
  for (const [at, { id, ...trip }] of trips.entries()) {
    const count = trip.stops.length;
    parts.push({ tripId: id, first: columns.stops.length, count });
    columns.stops.push(...list(trip.stops));
    columns.arrives.push(...list(trip.arrives));
    columns.departs.push(...list(trip.departs));
    // At the stop where one trip becomes the next, alighting belongs to the former and boarding to the latter.
    columns.flags.push(
      ...list(trip.flags).map((flags, call) => {
        const isHandedOver = call === count - 1 && at < trips.length - 1;
        return flags | (call === 0 && at > 0 ? noAlighting : 0) | (isHandedOver ? noBoarding : 0);
      }),
    );
  }
  const [first] = trips;
  return { id: 0, service, timeZone: first?.timeZone ?? 'UTC', ...columns, parts };
}
