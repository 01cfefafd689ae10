import { growColumn } from '#src/domain/rail/feed/growing-column.ts';
import type { Timetable } from '#src/timetable/timetable-shape.ts';

/** Trips that call at the same stops in the same order: three numbers each: id, service, where its times begin. */
export type SameStops = {
  readonly zone: number;
  readonly stops: Int32Array;
  readonly flags: Uint8Array;
  readonly trips: number[];
};

type Patterns = Pick<
  Timetable,
  | 'patternCalls'
  | 'callStops'
  | 'callFlags'
  | 'patternTrips'
  | 'patternTimes'
  | 'patternZones'
  | 'patternFirst'
  | 'patternLast'
  | 'arrives'
  | 'departs'
  | 'tripIds'
  | 'tripServices'
>;

/** Splits groups so that no trip of a pattern overtakes another, and stores their times contiguously. */
export function buildPatterns(groups: readonly SameStops[], arrives: Int32Array, departs: Int32Array): Patterns {
  const patternArrives = new Int32Array(arrives.length);
  const patternDeparts = new Int32Array(departs.length);
  const column = {
    calls: growColumn(),
    stops: growColumn(),
    flags: growColumn(),
    trips: growColumn(),
    times: growColumn(),
    zones: growColumn(),
    first: growColumn(),
    last: growColumn(),
    ids: growColumn(),
    services: growColumn(),
  };
  let next = 0;
  for (const group of groups) {
    const { length } = group.stops;
    for (const chain of chainsOf(group, arrives, departs)) {
      column.calls.push(column.stops.length());
      column.trips.push(column.ids.length());
      column.times.push(next);
      column.zones.push(group.zone);
      group.stops.forEach((stop) => column.stops.push(stop));
      group.flags.forEach((flag) => column.flags.push(flag));
      column.first.push(departs[group.trips[(chain[0] ?? 0) * 3 + 2] ?? 0] ?? 0);
      for (const trip of chain) {
        const begin = group.trips[trip * 3 + 2] ?? 0;
        column.ids.push(group.trips[trip * 3] ?? 0);
        column.services.push(group.trips[trip * 3 + 1] ?? 0);
        patternArrives.set(arrives.subarray(begin, begin + length), next);
        patternDeparts.set(departs.subarray(begin, begin + length), next);
        next += length;
      }
      column.last.push(patternArrives[next - 1] ?? 0);
    }
  }
  column.calls.push(column.stops.length());
  column.trips.push(column.ids.length());
  return {
    patternCalls: column.calls.whole(),
    callStops: column.stops.whole(),
    callFlags: Uint8Array.from(column.flags.whole()),
    patternTrips: column.trips.whole(),
    patternTimes: column.times.whole(),
    patternZones: column.zones.whole(),
    patternFirst: column.first.whole(),
    patternLast: column.last.whole(),
    arrives: patternArrives,
    departs: patternDeparts,
    tripIds: column.ids.whole(),
    tripServices: column.services.whole(),
  };
}

/** Returns the trips of a group by their indexes, in as few lists without overtaking as possible; most groups need one. */
function chainsOf({ stops, trips }: SameStops, arrives: Int32Array, departs: Int32Array): number[][] {
  const begin = (trip: number): number => trips[trip * 3 + 2] ?? 0;
  const numbers = Array.from({ length: trips.length / 3 }, (_, trip) => trip);
  const byTime = numbers.toSorted(
    (a, b) =>
      (departs[begin(a)] ?? 0) - (departs[begin(b)] ?? 0) ||
      (arrives[begin(a) + stops.length - 1] ?? 0) - (arrives[begin(b) + stops.length - 1] ?? 0) ||
      a - b,
  );
  const follows = (earlier: number, later: number): boolean => {
    const [one, other] = [begin(earlier), begin(later)];
    for (let at = 0; at < stops.length; at += 1) {
      if ((arrives[other + at] ?? 0) < (arrives[one + at] ?? 0)) return false;
      if ((departs[other + at] ?? 0) < (departs[one + at] ?? 0)) return false;
    }
    return true;
  };
  const chains: number[][] = [];
  for (const trip of byTime) {
    const chain = chains.find((row) => follows(row.at(-1) ?? trip, trip));
    if (chain === undefined) chains.push([trip]);
    else chain.push(trip);
  }
  return chains;
}
