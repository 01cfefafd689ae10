import { unreachable } from '#src/timetable/next-trip.ts';

/** The most rides of a journey: three changes. */
export const mostRides = 4;

/**
 * The state of a search (RAPTOR labels), for every stop and number of rides: the earliest arrival, the earliest time to
 * board, and the ride that leads there. A value for some number of rides also holds for more. Reused between queries, since clearing is cheaper than
 * allocating.
 */
export type Labels = {
  readonly arrives: readonly Int32Array[];
  readonly ready: readonly Int32Array[];
  /** Of an arrival: the trip, its day, where its times begin, the calls of boarding and alighting. */
  readonly rideTrips: readonly Int32Array[];
  readonly rideDays: readonly Int32Array[];
  readonly rideTimes: readonly Int32Array[];
  readonly ridePatterns: readonly Int32Array[];
  readonly rideFrom: readonly Int32Array[];
  readonly rideTo: readonly Int32Array[];
  /** Of a time to board: the stop from which the traveler walked. */
  readonly walked: readonly Int32Array[];
  readonly marked: Int32Array;
  readonly isMarked: Uint8Array;
  readonly reached: Int32Array;
  readonly isReached: Uint8Array;
  readonly queued: Int32Array;
  readonly queuePlace: Int32Array;
};

export function makeLabels(stops: number, patterns: number): Labels {
  const columns = (): Int32Array[] => Array.from({ length: mostRides + 1 }, () => new Int32Array(stops));
  return {
    arrives: columns(),
    ready: columns(),
    rideTrips: columns(),
    rideDays: columns(),
    rideTimes: columns(),
    ridePatterns: columns(),
    rideFrom: columns(),
    rideTo: columns(),
    walked: columns(),
    marked: new Int32Array(stops),
    isMarked: new Uint8Array(stops),
    reached: new Int32Array(stops),
    isReached: new Uint8Array(stops),
    queued: new Int32Array(patterns),
    queuePlace: new Int32Array(patterns).fill(-1),
  };
}

/** Resets all labels. */
export function clearLabels({ arrives, ready }: Labels): void {
  for (const column of arrives) column.fill(unreachable);
  for (const column of ready) column.fill(unreachable);
}
