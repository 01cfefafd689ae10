import { noAlighting, noBoarding } from '#src/domain/rail/feed/feed.ts';
import type { ChainPart, TripCalls } from '#src/timetable/timetable-shape.ts';

/** A vehicle goes on from one trip as another, on the days of a service of the timetable. */
export type TripStay = {
  readonly from: number;
  readonly to: number;
  readonly service: number;
  readonly isWhole: boolean;
};

export type TripChainer = {
  /** Takes a trip: it is added at once, or with the trips that it is a chain with. */
  readonly add: (trip: TripCalls) => void;
  /** Adds the chains; all trips were given before. */
  readonly finish: () => void;
};

/**
 * Passes trips on to a timetable, and joins those between which travelers stay on board: a chain is one run with the calls of
 * all of its trips. Trips with the same days (`isWhole`) are no longer there by themselves, since nothing is lost by that; two
 * that share only some of their days are joined beside them.
 */
export function chainTrips(stays: readonly TripStay[], add: (trip: TripCalls) => void): TripChainer {
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
    // Where one trip becomes the next, who gets off leaves the former and who boards takes the latter.
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
