import type { ServiceCalendar } from '#src/domain/rail/feed/feed.ts';

/**
 * All trips of all feeds in memory, in columns. Trips that call at the same stops in the same order, none of which
 * overtakes another, form one pattern, sorted by time, so that the first one after a moment is found by binary search.
 */
export type Timetable = {
  readonly stops: number;
  /** Calls of a pattern: stops and flags from `patternCalls[p]` to `patternCalls[p + 1]`. */
  readonly patternCalls: Int32Array;
  readonly callStops: Int32Array;
  readonly callFlags: Uint8Array;
  /** Trips of a pattern: from `patternTrips[p]` to `patternTrips[p + 1]`. */
  readonly patternTrips: Int32Array;
  /** Where the times of a pattern's first trip begin; those of later trips follow. */
  readonly patternTimes: Int32Array;
  readonly patternZones: Int32Array;
  /** The earliest departure and the latest arrival of any trip of a pattern. */
  readonly patternFirst: Int32Array;
  readonly patternLast: Int32Array;
  /** Seconds after the beginning of the service day (`serviceDayStart`). */
  readonly arrives: Int32Array;
  readonly departs: Int32Array;
  /** The external id of a trip: its id in the store, or -1, -2 … for the first, second … of `chains`. */
  readonly tripIds: Int32Array;
  /** Consecutive trips of one vehicle between which travelers may stay on board. */
  readonly chains: readonly (readonly ChainPart[])[];
  readonly tripServices: Int32Array;
  /** Calls at a stop: patterns and places within them from `stopCalls[s]` to `stopCalls[s + 1]`. */
  readonly stopCalls: Int32Array;
  readonly stopPatterns: Int32Array;
  readonly stopPlaces: Int32Array;
  /** Footpaths from a stop, including the time of a change at the stop itself, from `stopWays[s]` to `stopWays[s + 1]`. */
  readonly stopWays: Int32Array;
  readonly wayStops: Int32Array;
  readonly waySeconds: Int32Array;
  readonly zones: readonly string[];
  readonly services: readonly ServiceCalendar[];
  /** The latest arrival of all trips: no trip runs longer after the start of its service day. */
  readonly longest: number;
};

/** A footpath from one stop to another; from a stop to itself it is the minimum time of a change. */
export type Footpath = { readonly from: number; readonly to: number; readonly seconds: number };

/** A trip of a chain; its calls are `count` calls of the chain, from `first` on. */
export type ChainPart = { readonly tripId: number; readonly first: number; readonly count: number };

/** A trip as the timetable builder takes it. The caller may reuse the columns after it was added. */
export type TripCalls = {
  readonly id: number;
  readonly service: number;
  readonly timeZone: string;
  readonly stops: ArrayLike<number>;
  readonly arrives: ArrayLike<number>;
  readonly departs: ArrayLike<number>;
  readonly flags: ArrayLike<number>;
  /** The trips of a chain, if the vehicle continues as another trip. */
  readonly parts?: readonly ChainPart[];
};
