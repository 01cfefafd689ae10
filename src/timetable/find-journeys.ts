import { noBoarding } from '#src/domain/rail/feed/feed.ts';
import { clearLabels, makeLabels, mostRides, type Labels } from '#src/timetable/labels.ts';
import { never } from '#src/timetable/next-trip.ts';
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

/** A way from one place to another: its rides in order; between two of them one changes. */
export type FoundJourney = { readonly rides: readonly FoundRide[]; readonly departs: number; readonly arrives: number };

export type JourneyQuestion = {
  /** The stops that one may leave from, and those that one wants to be at. */
  readonly from: readonly number[];
  readonly to: readonly number[];
  /** Seconds since the epoch: leaving within `span` seconds from here on, or arriving until here. */
  readonly at: number;
  readonly by: 'departure' | 'arrival';
  /** So many journeys are enough, where there are more. */
  readonly enough: number;
};

/** No one waits longer than this for the first train, or is longer under way. */
const horizonSeconds = 48 * 3600;
/** Windows in which departures are looked at, one after the other, until enough was found. */
const windows = [1, 2, 4, 8, 24, 48].map((hours) => hours * 3600);
/** Of a place where trains leave all the time so many departures are looked at in one window. */
const mostDepartures = 240;

const labelsOf = new WeakMap<Timetable, Labels>();

/**
 * Journeys with up to three changes, none of which is worse than another in all of departure, arrival and number of changes.
 * By departure: those that leave from `at` on, the first ones; by arrival: those that arrive until `at`, the last ones.
 * In the order of their departures.
 */
export function findJourneys(timetable: Timetable, question: JourneyQuestion): FoundJourney[] {
  const needed = ridesNeeded(timetable, question.to);
  if (question.from.every((stop) => (needed.toBoard[stop] ?? 0) > mostRides)) return [];
  const ground = { timetable, needed, question };
  const found = question.by === 'departure' ? leavingFrom(ground) : arrivingUntil(ground);
  return found.toSorted((a, b) => a.departs - b.departs || a.arrives - b.arrives);
}

type Ground = { readonly timetable: Timetable; readonly needed: RidesNeeded; readonly question: JourneyQuestion };

function leavingFrom(ground: Ground): FoundJourney[] {
  const { timetable, question } = ground;
  const days = runningDays(timetable, question.at, question.at + horizonSeconds);
  const at = question.at - days.refSeconds;
  // The earliest arrival of all tells whether there is any, and when the first of them may leave.
  const first = openScan(ground, days, at + horizonSeconds);
  const reached = leavingAt(first, at);
  if (reached.length === 0) return [];
  const begin = Math.min(...reached.map(({ departs }) => departs)) - days.refSeconds;
  let found: FoundJourney[] = [];
  for (const window of windows) {
    const departures = departuresWithin(first, begin, begin + window).slice(0, mostDepartures);
    const scan = openScan(ground, days, at + horizonSeconds);
    found = departures.toReversed().flatMap((departs) => leavingAt(scan, departs));
    if (found.length >= question.enough || departures.length === mostDepartures) break;
  }
  return found.toSorted((a, b) => a.departs - b.departs).slice(0, Math.max(question.enough, 1));
}

function arrivingUntil(ground: Ground): FoundJourney[] {
  const { timetable, question } = ground;
  const days = runningDays(timetable, question.at - horizonSeconds, question.at);
  const at = question.at - days.refSeconds;
  // A traveler who cannot arrive in time with the earliest departure cannot with a later one.
  const any = openScan(ground, days, at + 1);
  if (leavingAt(any, at - horizonSeconds).length === 0) return [];
  const scan = openScan(ground, days, at + 1);
  const found: FoundJourney[] = [];
  for (const departs of departuresWithin(scan, at - horizonSeconds, at).toReversed()) {
    if (found.length >= question.enough) break;
    found.push(...leavingAt(scan, departs));
  }
  return found.toSorted((a, b) => a.departs - b.departs).slice(-Math.max(question.enough, 1));
}

/** What leaving at a moment adds to leaving later: the arrivals that become earlier with as many rides. */
function leavingAt(scan: Scan, departs: number): FoundJourney[] {
  const before = scan.best.slice();
  scanFrom(scan, departs);
  return takeJourneys(scan, before);
}

function openScan({ timetable, needed, question }: Ground, days: RunningDays, latest: number): Scan {
  let labels = labelsOf.get(timetable);
  if (labels === undefined) {
    labels = makeLabels(timetable.stops, timetable.patternZones.length);
    labelsOf.set(timetable, labels);
  }
  clearLabels(labels);
  const isTarget = new Uint8Array(timetable.stops);
  for (const stop of question.to) isTarget[stop] = 1;
  const best = new Int32Array(mostRides + 1).fill(latest);
  const bestStop = new Int32Array(mostRides + 1);
  return { timetable, days, labels, origins: question.from, isTarget, best, bestStop, needed, departs: 0 };
}

/** The moments within a window at which anything leaves the origin, in order, each once. */
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

/** The journeys behind arrivals that are earlier than `before`, each with as few rides as lead there. */
function takeJourneys(scan: Scan, before: Int32Array): FoundJourney[] {
  const journeys: FoundJourney[] = [];
  for (let rides = 1; rides <= mostRides; rides += 1) {
    const arrives = scan.best[rides] ?? never;
    const fewer = scan.best[rides - 1] ?? never;
    if (arrives >= (before[rides] ?? never) || (rides > 1 && arrives >= fewer)) continue;
    const stop = scan.bestStop[rides] ?? 0;
    if ((scan.labels.arrives[rides]?.[stop] ?? never) !== arrives) continue;
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

/** The ride that leads to a stop: one trip, or several of a chain on which the traveler stays on board. */
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
