import { noAlighting, noBoarding } from '#src/domain/rail/feed/feed.ts';
import { mostRides, type Labels } from '#src/timetable/labels.ts';
import { unreachable, nextTrip } from '#src/timetable/next-trip.ts';
import type { RidesNeeded } from '#src/timetable/rides-needed.ts';
import type { RunningDays } from '#src/timetable/running-days.ts';
import type { Timetable } from '#src/timetable/timetable-shape.ts';

/** A running search: origins, targets, days, and the labels so far. */
export type Scan = {
  readonly timetable: Timetable;
  readonly days: RunningDays;
  readonly labels: Labels;
  readonly origins: readonly number[];
  /** 1 for each stop of the destination. */
  readonly isTarget: Uint8Array;
  /** The best arrivals there by the number of rides, and at which stop; only earlier ones are useful. */
  readonly best: Int32Array;
  readonly bestStop: Int32Array;
  /** A path that cannot arrive with the remaining rides is not followed. */
  readonly needed: RidesNeeded;
  /** The departure time of the current round. */
  departs: number;
};

/**
 * Computes what can be reached when departing at `departs`, in rounds of one more ride each (RAPTOR). Labels of later
 * departures stay; only improvements with as many rides are followed, and only while they may still arrive earlier.
 */
export function scanFrom(scan: Scan, departs: number): void {
  const { labels, origins } = scan;
  scan.departs = departs;
  let marks = 0;
  for (const stop of origins) {
    for (const column of labels.ready) column[stop] = departs;
    marks = mark(labels, stop, marks);
  }
  for (let rides = 1; rides <= mostRides && marks > 0; rides += 1) {
    const queued = queuePatterns(scan, marks);
    let reached = 0;
    for (let place = 0; place < queued; place += 1) {
      const pattern = labels.queued[place] ?? 0;
      reached = ride(scan, rides, pattern, reached);
      labels.queuePlace[pattern] = -1;
    }
    marks = walk(scan, rides, reached);
  }
  for (let place = 0; place < marks; place += 1) labels.isMarked[labels.marked[place] ?? 0] = 0;
}

function mark(labels: Labels, stop: number, marks: number): number {
  if (labels.isMarked[stop] === 1) return marks;
  labels.isMarked[stop] = 1;
  labels.marked[marks] = stop;
  return marks + 1;
}

/** Queues the patterns that call at marked stops, each with its first call at which travelers may board; returns how many. */
function queuePatterns({ timetable, labels }: Scan, marks: number): number {
  const { stopCalls, stopPatterns, stopPlaces } = timetable;
  const { marked, isMarked, queued, queuePlace } = labels;
  let count = 0;
  for (let place = 0; place < marks; place += 1) {
    const stop = marked[place] ?? 0;
    isMarked[stop] = 0;
    const end = stopCalls[stop + 1] ?? 0;
    for (let call = stopCalls[stop] ?? 0; call < end; call += 1) {
      const pattern = stopPatterns[call] ?? 0;
      const known = queuePlace[pattern] ?? -1;
      const at = stopPlaces[call] ?? 0;
      if (known < 0) {
        queued[count] = pattern;
        count += 1;
        queuePlace[pattern] = at;
      } else if (at < known) queuePlace[pattern] = at;
    }
  }
  return count;
}

/**
 * Rides along a pattern from its queued call on; returns how many stops were improved so far. Each service day is handled
 * alone: within one no trip overtakes, but a night train of the day before may be behind one of the morning.
 */
function ride(scan: Scan, rides: number, pattern: number, reachedBefore: number): number {
  const { timetable, days, best, departs } = scan;
  const zone = (timetable.patternZones[pattern] ?? 0) * days.dates.length;
  const first = timetable.patternFirst[pattern] ?? 0;
  const last = timetable.patternLast[pattern] ?? 0;
  let reached = reachedBefore;
  for (let day = 0; day < days.dates.length; day += 1) {
    const start = days.starts[zone + day] ?? 0;
    if (start + last < departs) continue;
    if (start + first >= (best[rides] ?? 0)) break;
    const ridden = rideOfDay(scan, { rides, pattern, day, start }, reached);
    reached = ridden.reached;
    // A traveler who boarded at the first opportunity arrives before any train of the next day leaves.
    if (ridden.until <= (days.starts[zone + day + 1] ?? 0) + first) break;
  }
  return reached;
}

type DayOfPattern = { readonly rides: number; readonly pattern: number; readonly day: number; readonly start: number };

/** `until`: the last arrival of the trip boarded at the queued call; `never` if no trip departs there any more. */
function rideOfDay(
  scan: Scan,
  { rides, pattern, day, start }: DayOfPattern,
  reachedBefore: number,
): { readonly reached: number; readonly until: number } {
  const { timetable, days, labels, best, needed } = scan;
  const { patternCalls, callStops, callFlags, patternTrips, patternTimes, arrives, departs } = timetable;
  const begin = patternCalls[pattern] ?? 0;
  const end = patternCalls[pattern + 1] ?? 0;
  const queued = labels.queuePlace[pattern] ?? 0;
  const ready = labels.ready[rides - 1];
  const known = labels.arrives[rides];
  let reached = reachedBefore;
  let until = unreachable;
  if (ready === undefined || known === undefined) return { reached, until };
  let trip = -1;
  let times = 0;
  let boarded = 0;
  // Including the ride that begins here.
  const left = mostRides - rides + 1;
  for (let call = begin + queued; call < end; call += 1) {
    const stop = callStops[call] ?? 0;
    const flags = callFlags[call] ?? 0;
    const place = call - begin;
    if (trip >= 0 && (flags & noAlighting) === 0) {
      const arrival = start + (arrives[times + place] ?? 0);
      const isUseful = (needed.afterRide[stop] ?? 0) <= mostRides - rides;
      if (isUseful && arrival < (known[stop] ?? 0) && arrival < (best[rides] ?? 0)) {
        arrive(scan, { rides, stop, arrival });
        note(labels, rides, stop, { trip, day, times, pattern, from: boarded, to: place });
        if (labels.isReached[stop] === 0) {
          labels.isReached[stop] = 1;
          labels.reached[reached] = stop;
          reached += 1;
        }
      }
    }
    const readyAt = ready[stop] ?? unreachable;
    if (readyAt === unreachable || (flags & noBoarding) !== 0 || (needed.toBoard[stop] ?? 0) > left) continue;
    const leaves = trip < 0 ? unreachable : start + (departs[times + place] ?? 0);
    if (readyAt > leaves) continue;
    const next = nextTrip(timetable, days, { pattern, place, day, start }, readyAt, leaves);
    if (next < 0) continue;
    trip = next;
    times = (patternTimes[pattern] ?? 0) + (trip - (patternTrips[pattern] ?? 0)) * (end - begin);
    boarded = place;
    if (place === queued) until = start + (arrives[times + end - begin - 1] ?? 0);
  }
  return { reached, until };
}

/** Records an arrival; it also holds for more rides. */
function arrive(scan: Scan, { rides, stop, arrival }: { rides: number; stop: number; arrival: number }): void {
  const isTarget = scan.isTarget[stop] === 1;
  for (let more = rides; more <= mostRides; more += 1) {
    const column = scan.labels.arrives[more];
    if (column !== undefined && arrival < (column[stop] ?? 0)) column[stop] = arrival;
    if (isTarget && arrival < (scan.best[more] ?? 0)) {
      scan.best[more] = arrival;
      scan.bestStop[more] = stop;
    }
  }
}

type Ride = { trip: number; day: number; times: number; pattern: number; from: number; to: number };

function note(labels: Labels, rides: number, stop: number, ride: Ride): void {
  const put = (columns: readonly Int32Array[], value: number): void => {
    const column = columns[rides];
    if (column !== undefined) column[stop] = value;
  };
  put(labels.rideTrips, ride.trip);
  put(labels.rideDays, ride.day);
  put(labels.rideTimes, ride.times);
  put(labels.ridePatterns, ride.pattern);
  put(labels.rideFrom, ride.from);
  put(labels.rideTo, ride.to);
}

/** Follows the footpaths from the stops that were reached, and marks stops with an earlier time to board; returns how many. */
function walk(scan: Scan, rides: number, reached: number): number {
  const { timetable, labels, best, needed } = scan;
  const { stopWays, wayStops, waySeconds } = timetable;
  const arrives = labels.arrives[rides];
  const ready = labels.ready[rides];
  const walked = labels.walked[rides];
  const useful = best[Math.min(rides + 1, mostRides)] ?? 0;
  let marks = 0;
  for (let place = 0; place < reached; place += 1) {
    const stop = labels.reached[place] ?? 0;
    labels.isReached[stop] = 0;
    if (arrives === undefined || ready === undefined || walked === undefined) continue;
    const end = stopWays[stop + 1] ?? 0;
    for (let way = stopWays[stop] ?? 0; way < end; way += 1) {
      const to = wayStops[way] ?? 0;
      const at = (arrives[stop] ?? unreachable) + (waySeconds[way] ?? 0);
      if (at >= (ready[to] ?? 0) || at >= useful || (needed.toBoard[to] ?? 0) > mostRides - rides) continue;
      for (let more = rides; more <= mostRides; more += 1) {
        const column = labels.ready[more];
        if (column !== undefined && at < (column[to] ?? 0)) column[to] = at;
      }
      walked[to] = stop;
      marks = mark(labels, to, marks);
    }
  }
  return marks;
}
