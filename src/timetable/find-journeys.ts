import { noBoarding } from '#src/domain/rail/feed/feed.ts';
import { clearLabels, makeLabels, mostRides, type Labels } from '#src/timetable/labels.ts';
import { unreachable } from '#src/timetable/next-trip.ts';
import { ridesNeeded, type RidesNeeded } from '#src/timetable/rides-needed.ts';
import { runningDays, type RunningDays } from '#src/timetable/running-days.ts';
import { scanFrom, type Scan } from '#src/timetable/scan.ts';
import type { Timetable } from '#src/timetable/timetable-shape.ts';

/**
 * A ride of a journey. Calls are numbers within the trip; instants are seconds since the epoch. `staysOn`: the
 * vehicle is that of the ride before, and the traveler stays on board.
 */
export type FoundRide = {
  readonly tripId: number;
  /** The service day it belongs to, which may be the day before. */
  readonly date: string;
  readonly from: { readonly stop: number; readonly call: number; readonly departs: number };
  readonly to: { readonly stop: number; readonly call: number; readonly arrives: number };
  readonly staysOn: boolean;
};

/** A journey: its rides in order, with a change between each two. */
export type FoundJourney = { readonly rides: readonly FoundRide[]; readonly departs: number; readonly arrives: number };

export type JourneyQuery = {
  /** The stops of the origin and of the destination. */
  readonly from: readonly number[];
  readonly to: readonly number[];
  /** Seconds since the epoch: depart at or after it, or arrive at or before it. */
  readonly at: number;
  readonly by: 'departure' | 'arrival';
  /** Stop after this many journeys. */
  readonly enough: number;
};

/** The longest wait for the first train and the longest journey. */
const horizonSeconds = 48 * 3600;
/** Search windows, tried in this order until enough journeys are found. */
const windows = [1, 2, 4, 8, 24, 48].map((hours) => hours * 3600);
/** The most departures that are tried in one window, for busy stations. */
const mostDepartures = 240;

const labelsOf = new WeakMap<Timetable, Labels>();

/**
 * Returns the Pareto-optimal journeys with up to three changes, by departure, arrival and number of changes.
 * By departure: those that leave from `at` on, the first ones; by arrival: those that arrive until `at`, the last ones.
 * In the order of their departures.
 */
export function findJourneys(timetable: Timetable, query: JourneyQuery): FoundJourney[] {
  const needed = ridesNeeded(timetable, query.to);
  if (query.from.every((stop) => (needed.toBoard[stop] ?? 0) > mostRides)) return [];
  const input = { timetable, needed, query };
  const found = query.by === 'departure' ? leavingFrom(input) : arrivingUntil(input);
  return found.toSorted((a, b) => a.departs - b.departs || a.arrives - b.arrives);
}

type SearchInput = { readonly timetable: Timetable; readonly needed: RidesNeeded; readonly query: JourneyQuery };

function leavingFrom(input: SearchInput): FoundJourney[] {
  const { timetable, query } = input;
  const days = runningDays(timetable, query.at, query.at + horizonSeconds);
  const at = query.at - days.refSeconds;
  // The earliest arrival shows whether there is any journey, and when the first one may leave.
  const first = openScan(input, days, at + horizonSeconds);
  const reached = leavingAt(first, at);
  if (reached.length === 0) return [];
  const begin = Math.min(...reached.map(({ departs }) => departs)) - days.refSeconds;
  let found: FoundJourney[] = [];
  for (const window of windows) {
    const departures = departuresWithin(first, begin, begin + window).slice(0, mostDepartures);
    const scan = openScan(input, days, at + horizonSeconds);
    found = departures.toReversed().flatMap((departs) => leavingAt(scan, departs));
    if (found.length >= query.enough || departures.length === mostDepartures) break;
  }
  return found.toSorted((a, b) => a.departs - b.departs).slice(0, Math.max(query.enough, 1));
}

function arrivingUntil(input: SearchInput): FoundJourney[] {
  const { timetable, query } = input;
  const days = runningDays(timetable, query.at - horizonSeconds, query.at);
  const at = query.at - days.refSeconds;
  // A traveler who cannot arrive in time with the earliest departure cannot with a later one.
  const any = openScan(input, days, at + 1);
  if (leavingAt(any, at - horizonSeconds).length === 0) return [];
  const scan = openScan(input, days, at + 1);
  const found: FoundJourney[] = [];
  for (const departs of departuresWithin(scan, at - horizonSeconds, at).toReversed()) {
    if (found.length >= query.enough) break;
    found.push(...leavingAt(scan, departs));
  }
  return found.toSorted((a, b) => a.departs - b.departs).slice(-Math.max(query.enough, 1));
}

/** Returns the journeys that departing at a moment adds to later departures: those that arrive earlier with as many rides. */
function leavingAt(scan: Scan, departs: number): FoundJourney[] {
  const before = scan.best.slice();
  scanFrom(scan, departs);
  return takeJourneys(scan, before);
}

function openScan({ timetable, needed, query }: SearchInput, days: RunningDays, latest: number): Scan {
  let labels = labelsOf.get(timetable);
  if (labels === undefined) {
    labels = makeLabels(timetable.stops, timetable.patternZones.length);
    labelsOf.set(timetable, labels);
  }
  clearLabels(labels);
  const isTarget = new Uint8Array(timetable.stops);
  for (const stop of query.to) isTarget[stop] = 1;
  const best = new Int32Array(mostRides + 1).fill(latest);
  const bestStop = new Int32Array(mostRides + 1);
  return { timetable, days, labels, origins: query.from, isTarget, best, bestStop, needed, departs: 0 };
}

/** Returns the distinct departure times from the origin within a window, in order. */
function departuresWithin({ timetable, days, origins }: Scan, from: number, to: number): number[] {
  const moments = new Set<number>();
  const { patternCalls, patternTrips, patternTimes, patternZones, departs, tripServices } = timetable;
  for (const stop of origins) {
    for (let call = timetable.stopCalls[stop] ?? 0; call < (timetable.stopCalls[stop + 1] ?? 0); call += 1) {
      const pattern = timetable.stopPatterns[call] ?? 0;
      const place = timetable.stopPlaces[call] ?? 0;
      const begin = patternCalls[pattern] ?? 0;
      const length = (patternCalls[pattern + 1] ?? 0) - begin;
      if (place === length - 1 || ((timetable.callFlags[begin + place] ?? 0) & noBoarding) !== 0) continue;
      const first = patternTrips[pattern] ?? 0;
      const zone = (patternZones[pattern] ?? 0) * days.dates.length;
      days.active.forEach((active, day) => {
        const start = days.starts[zone + day] ?? 0;
        if (start + (timetable.patternFirst[pattern] ?? 0) > to || start + (timetable.patternLast[pattern] ?? 0) < from)
          return;
        for (let trip = first; trip < (patternTrips[pattern + 1] ?? 0); trip += 1) {
          const at = start + (departs[(patternTimes[pattern] ?? 0) + place + (trip - first) * length] ?? 0);
          if (at > to) break;
          if (at >= from && active[tripServices[trip] ?? 0] === 1) moments.add(at);
        }
      });
    }
  }
  return [...moments].toSorted((a, b) => a - b);
}

/** Returns the journeys whose arrivals are earlier than `before`, each with the fewest rides. */
function takeJourneys(scan: Scan, before: Int32Array): FoundJourney[] {
  const journeys: FoundJourney[] = [];
  for (let rides = 1; rides <= mostRides; rides += 1) {
    const arrives = scan.best[rides] ?? unreachable;
    const fewer = scan.best[rides - 1] ?? unreachable;
    if (arrives >= (before[rides] ?? unreachable) || (rides > 1 && arrives >= fewer)) continue;
    const stop = scan.bestStop[rides] ?? 0;
    if ((scan.labels.arrives[rides]?.[stop] ?? unreachable) !== arrives) continue;
    journeys.push(journeyTo(scan, rides, stop));
  }
  return journeys;
}

function journeyTo(scan: Scan, rides: number, target: number): FoundJourney {
  const { labels, days } = scan;
  const taken: FoundRide[] = [];
  let round = rides;
  let stop = target;
  while (round > 0) {
    const ridden = ridesTo(scan, round, stop);
    taken.unshift(...ridden);
    const board = ridden[0]?.from.stop ?? 0;
    const ready = labels.ready[round - 1]?.[board];
    round = labels.ready.findIndex((column) => column[board] === ready);
    if (round > 0) stop = labels.walked[round]?.[board] ?? 0;
  }
  const departs = taken[0]?.from.departs ?? days.refSeconds;
  return { rides: taken, departs, arrives: taken.at(-1)?.to.arrives ?? departs };
}

/** Returns the ride that leads to a stop: one trip, or several of a chain on which the traveler stays on board. */
function ridesTo({ timetable, days, labels }: Scan, round: number, stop: number): FoundRide[] {
  const of = (columns: readonly Int32Array[]): number => columns[round]?.[stop] ?? 0;
  const pattern = of(labels.ridePatterns);
  const trip = of(labels.rideTrips);
  const [from, to, times, day] = [of(labels.rideFrom), of(labels.rideTo), of(labels.rideTimes), of(labels.rideDays)];
  const calls = timetable.patternCalls[pattern] ?? 0;
  const zone = (timetable.patternZones[pattern] ?? 0) * days.dates.length;
  const start = (days.starts[zone + day] ?? 0) + days.refSeconds;
  const id = timetable.tripIds[trip] ?? 0;
  const whole = [{ tripId: id, first: 0, count: to + 1 }];
  const parts = (id < 0 ? (timetable.chains[-id - 1] ?? []) : whole).filter(
    ({ first, count }) => first <= to && first + count > from,
  );
  return parts.map(({ tripId, first, count }, at) => {
    const [boards, leaves] = [Math.max(from, first), Math.min(to, first + count - 1)];
    return {
      tripId,
      date: days.dates[day] ?? '',
      from: {
        stop: timetable.callStops[calls + boards] ?? 0,
        call: boards - first,
        departs: start + (timetable.departs[times + boards] ?? 0),
      },
      to: {
        stop: timetable.callStops[calls + leaves] ?? 0,
        call: leaves - first,
        arrives: start + (timetable.arrives[times + leaves] ?? 0),
      },
      staysOn: at > 0,
    };
  });
}
