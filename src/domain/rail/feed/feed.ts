import type { Point } from '#src/domain/catalogue/distance.ts';
import type { RailRules } from '#src/domain/rail/fares/passenger.ts';
import type { RailFare } from '#src/domain/rail/fares/fare.ts';
import type { RailNames } from '#src/domain/rail/rail-name.ts';
import type { RailPassOffer } from '#src/domain/rail/fares/pass.ts';
import type { Seating } from '#src/domain/rail/journeys/coach.ts';

/**
 * A feed: the stations, lines, days and trips of one publisher, as they are stored and as a timetable is made of them.
 * Items point at each other by their places in these lists. A feed that an operator publishes (GTFS) and our own lines
 * (`showcase.ts`) both become one.
 */
export type RailFeed = {
  /** Its unique key: the same key again replaces it. */
  readonly key: string;
  readonly name: string;
  readonly groups: readonly RailGroup[];
  readonly stations: readonly RailStation[];
  readonly stops: readonly RailStop[];
  readonly lines: readonly RailLine[];
  readonly services: readonly ServiceCalendar[];
  readonly trips: readonly RailTrip[];
  readonly calls: Calls;
  readonly transfers: readonly RailTransfer[];
  readonly stays: readonly RailStay[];
  readonly fares: readonly RailFare[];
  readonly rules: RailRules;
  readonly passes: readonly RailPassOffer[];
};

/** Several stations under one name: those of a city, or of an airport. */
export type RailGroup = {
  readonly key: string;
  readonly kind: 'city' | 'airport';
  readonly names: RailNames;
  readonly point: Point;
};

/** Where travellers get in: one name, whatever the number of platforms. */
export type RailStation = {
  readonly key: string;
  readonly names: RailNames;
  readonly point: Point;
  /** The station's own clock (IANA), which may differ from that of the lines that call there. */
  readonly timeZone: string;
  readonly group: number | null;
};

/** A platform, or the one place of a station where trains call. */
export type RailStop = {
  readonly key: string;
  readonly station: number;
  readonly platform: string | null;
  /** The zone that fares refer to; null where the feed has no zones. */
  readonly zone: string | null;
  /** Seconds from getting off to getting on here. */
  readonly changeSeconds: number;
};

/** What runs: by the route types of GTFS, many to one. */
export type RailMode = 'rail' | 'metro' | 'tram' | 'bus' | 'ferry' | 'other';

export type RailLine = {
  readonly key: string;
  readonly operator: string;
  readonly names: RailNames;
  readonly mode: RailMode;
  /** The time zone of its trip times (IANA). */
  readonly timeZone: string;
  readonly seating: Seating;
};

/** On which days trips run: weekdays between two dates, and days added or taken away. Dates are "YYYY-MM-DD". */
export type ServiceCalendar = {
  readonly key: string;
  /** Monday is bit 0, Sunday bit 6. */
  readonly weekdays: number;
  readonly from: string;
  /** Null: open-ended. */
  readonly to: string | null;
  readonly added: readonly string[];
  readonly removed: readonly string[];
};

/** One run of a vehicle. Its calls are `count` of the feed's, from `first` on. */
export type RailTrip = {
  readonly key: string;
  readonly line: number;
  readonly service: number;
  /** The number that is on timetables and tickets; null where there is none. */
  readonly number: string | null;
  readonly headsign: string | null;
  readonly first: number;
  readonly count: number;
};

/**
 * All calls of a feed in columns. Seconds after the beginning of the service day, which is twelve hours before its
 * noon: 25:10 is ten past one in the night after, and on a day when clocks change noon still is noon.
 */
export type Calls = {
  readonly stops: Int32Array;
  readonly arrives: Int32Array;
  readonly departs: Int32Array;
  /** Sums of `noBoarding`, `noAlighting` and what has to be arranged. */
  readonly flags: Uint8Array;
};

/** No boarding at a call. */
export const noBoarding = 1;
/** No alighting at a call. */
export const noAlighting = 2;
/** Boarding has to be arranged: by a call to the operator, or with the driver. */
export const boardingByCall = 4;
export const boardingByDriver = 8;
/** The same of getting off. */
export const alightingByCall = 16;
export const alightingByDriver = 32;

/** How a traveler boards or gets off where that is not simply so. */
export type Arrangement = 'call' | 'driver';

/** What has to be arranged at a call to board there; null where nothing has to. */
export function boardingArrangement(flags: number): Arrangement | null {
  return (flags & boardingByCall) !== 0 ? 'call' : (flags & boardingByDriver) !== 0 ? 'driver' : null;
}

/** The same to get off there. */
export function alightingArrangement(flags: number): Arrangement | null {
  return (flags & alightingByCall) !== 0 ? 'call' : (flags & alightingByDriver) !== 0 ? 'driver' : null;
}

/** A vehicle goes on as another trip, by their places in the feed: travelers stay on board on days when both run. */
export type RailStay = { readonly from: number; readonly to: number };

/** From one stop to another on foot; `seconds` is null where changing is not possible. */
export type RailTransfer = { readonly from: number; readonly to: number; readonly seconds: number | null };
