import { never } from '#src/timetable/next-trip.ts';

/** Rides of a journey at most: three changes. */
export const mostRides = 4;

/**
 * What a question knows of every stop by the number of rides: when one arrives at best, when one is ready to get in, and
 * by what. A value with so many rides holds for more of them too. Kept between questions, since clearing is cheaper than
 * making.
 */
export type Labels = {
  readonly arrives: readonly Int32Array[];
  readonly ready: readonly Int32Array[];
  /** Of an arrival: the run, its day, where its times begin, the call of getting in and that of getting out. */
  readonly rideTrips: readonly Int32Array[];
  readonly rideDays: readonly Int32Array[];
  readonly rideTimes: readonly Int32Array[];
  readonly ridePatterns: readonly Int32Array[];
  readonly rideFrom: readonly Int32Array[];
  readonly rideTo: readonly Int32Array[];
  /** Of being ready: the stop that one has walked from. */
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

/** Nothing is known any more. */
export function clearLabels({ arrives, ready }: Labels): void {
  for (const column of arrives) column.fill(never);
  for (const column of ready) column.fill(never);
}
