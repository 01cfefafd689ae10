import type { ServiceCalendar } from '#src/domain/rail/feed/feed.ts';

/**
 * All trips of all feeds in memory, in columns. Trips that call at the same stops in the same order, and none of which
 * overtakes another, make one pattern; within it they stand by time, so that the first one after a moment is found by halving.
 */
export type Timetable = {
  readonly stops: number;
  /** Calls of a pattern: stops and flags from `patternCalls[p]` to `patternCalls[p + 1]`. */
  readonly patternCalls: Int32Array;
  readonly callStops: Int32Array;
  readonly callFlags: Uint8Array;
  /** Trips of a pattern: from `patternTrips[p]` to `patternTrips[p + 1]`. */
  readonly patternTrips: Int32Array;
  /** Where the times of a pattern's first trip begin; those of each later one follow. */
  readonly patternTimes: Int32Array;
  readonly patternZones: Int32Array;
  /** The earliest departure and the latest arrival of any trip of a pattern. */
  readonly patternFirst: Int32Array;
  readonly patternLast: Int32Array;
  /** Seconds after the beginning of the service day (`serviceDayStart`). */
  readonly arrives: Int32Array;
  readonly departs: Int32Array;
  /** What a trip is called outside: its id in the store; -1, -2 … for the first, second … of `chains`. */
  readonly tripIds: Int32Array;
  /** Trips that one vehicle makes one after the other, on which travelers may stay on board. */
  readonly chains: readonly (readonly ChainPart[])[];
  readonly tripServices: Int32Array;
  /** Calls at a stop: patterns and places within them from `stopCalls[s]` to `stopCalls[s + 1]`. */
  readonly stopCalls: Int32Array;
  readonly stopPatterns: Int32Array;
  readonly stopPlaces: Int32Array;
  /** Ways on foot from a stop, changing where one is among them, from `stopWays[s]` to `stopWays[s + 1]`. */
  readonly stopWays: Int32Array;
  readonly wayStops: Int32Array;
  readonly waySeconds: Int32Array;
  readonly zones: readonly string[];
  readonly services: readonly ServiceCalendar[];
  /** The latest arrival of all: nothing that left on a day before so many seconds ago is still under way. */
  readonly longest: number;
};

/** A way on foot from one stop to another; from a stop to itself it is the time that a change takes there. */
export type Way = { readonly from: number; readonly to: number; readonly seconds: number };

/** A trip of a chain; its calls are `count` of the chain's, from `first` on. */
export type ChainPart = { readonly tripId: number; readonly first: number; readonly count: number };

/** One run of a vehicle as a timetable takes it. The columns may be used again after it was added. */
export type TripCalls = {
  readonly id: number;
  readonly service: number;
  readonly timeZone: string;
  readonly stops: ArrayLike<number>;
  readonly arrives: ArrayLike<number>;
  readonly departs: ArrayLike<number>;
  readonly flags: ArrayLike<number>;
  /** The trips that it is made of where a vehicle goes on as another trip. */
  readonly parts?: readonly ChainPart[];
};
