import type { ServiceCalendar } from '#src/domain/rail/feed/feed.ts';
import { growColumn, type GrowingColumn } from '#src/domain/rail/feed/growing-column.ts';
import { buildPatterns, type SameStops } from '#src/timetable/build-patterns.ts';
import type { ChainPart, Timetable, TripCalls, Footpath } from '#src/timetable/timetable-shape.ts';

export type TimetableInput = {
  /** The number of stops; calls and footpaths refer to them by index. */
  readonly stops: number;
  readonly services: readonly ServiceCalendar[];
  readonly ways: readonly Footpath[];
};

export type TimetableBuilder = {
  readonly add: (trip: TripCalls) => void;
  /** Returns the timetable; the builder must not be used afterwards. */
  readonly finish: () => Timetable;
};

/** Returns a builder that takes trips one at a time, so that they are never all in memory twice. */
export function startTimetable(input: TimetableInput): TimetableBuilder {
  const zones: string[] = [];
  const groups = new Map<string, SameStops>();
  const arrives = growColumn();
  const departs = growColumn();
  const chains: (readonly ChainPart[])[] = [];
  const add = (trip: TripCalls): void => {
    let zone = zones.indexOf(trip.timeZone);
    if (zone < 0) zone = zones.push(trip.timeZone) - 1;
    const group = groupOf(groups, trip, zone);
    const id = trip.parts === undefined ? trip.id : -chains.push(trip.parts);
    group.trips.push(id, trip.service, arrives.length());
    for (let at = 0; at < trip.stops.length; at += 1) {
      arrives.push(trip.arrives[at] ?? 0);
      departs.push(trip.departs[at] ?? 0);
    }
  };
  return { add, finish: () => finish(input, zones, [...groups.values()], { arrives, departs, chains }) };
}

function groupOf(groups: Map<string, SameStops>, trip: TripCalls, zone: number): SameStops {
  let key = String.fromCharCode(zone);
  for (let at = 0; at < trip.stops.length; at += 1) {
    const stop = trip.stops[at] ?? 0;
    key += String.fromCharCode(stop & 0xffff, stop >>> 16, trip.flags[at] ?? 0);
  }
  let group = groups.get(key);
  if (group === undefined) {
    group = { zone, stops: Int32Array.from(trip.stops), flags: Uint8Array.from(trip.flags), trips: [] };
    groups.set(key, group);
  }
  return group;
}

type CollectedTrips = {
  readonly arrives: GrowingColumn;
  readonly departs: GrowingColumn;
  readonly chains: Timetable['chains'];
};

function finish(
  { stops, services, ways }: TimetableInput,
  zones: readonly string[],
  groups: readonly SameStops[],
  { arrives, departs, chains }: CollectedTrips,
): Timetable {
  const patterns = buildPatterns(groups, arrives.whole(), departs.whole());
  const { patternCalls, callStops } = patterns;
  const count = patternCalls.length - 1;
  const calls = grouped(stops, callStops, callStops.length);
  const stopPatterns = new Int32Array(callStops.length);
  const stopPlaces = new Int32Array(callStops.length);
  for (let pattern = 0; pattern < count; pattern += 1) {
    const start = patternCalls[pattern] ?? 0;
    for (let call = start; call < (patternCalls[pattern + 1] ?? 0); call += 1) {
      const to = calls.take(callStops[call] ?? 0);
      stopPatterns[to] = pattern;
      stopPlaces[to] = call - start;
    }
  }
  const from = grouped(
    stops,
    Int32Array.from(ways, (way) => way.from),
    ways.length,
  );
  const wayStops = new Int32Array(ways.length);
  const waySeconds = new Int32Array(ways.length);
  for (const way of ways) {
    const to = from.take(way.from);
    wayStops[to] = way.to;
    waySeconds[to] = way.seconds;
  }
  const longest = patterns.patternLast.reduce((most, last) => Math.max(most, last), 0);
  const columns = { stopCalls: calls.starts, stopPatterns, stopPlaces, stopWays: from.starts, wayStops, waySeconds };
  return { stops, ...patterns, ...columns, chains, zones, services, longest };
}

/** Groups items by number (counting sort): where each group starts, and a function that takes its next free place. */
function grouped(numbers: number, belongs: Int32Array, items: number) {
  const starts = new Int32Array(numbers + 1);
  for (let item = 0; item < items; item += 1) {
    const number = belongs[item] ?? 0;
    starts[number + 1] = (starts[number + 1] ?? 0) + 1;
  }
  for (let number = 0; number < numbers; number += 1)
    starts[number + 1] = (starts[number + 1] ?? 0) + (starts[number] ?? 0);
  const next = starts.slice();
  const take = (number: number): number => {
    const place = next[number] ?? 0;
    next[number] = place + 1;
    return place;
  };
  return { starts, take };
}
