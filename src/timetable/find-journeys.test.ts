import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { noAlighting, noBoarding, type ServiceCalendar } from '#src/domain/rail/feed/feed.ts';
import { runsOn, serviceDayStart } from '#src/domain/rail/feed/service-day.ts';
import { startTimetable } from '#src/timetable/build-timetable.ts';
import { findJourneys, type FoundJourney, type JourneyQuery } from '#src/timetable/find-journeys.ts';
import type { Timetable, TripCalls, Footpath } from '#src/timetable/timetable-shape.ts';

/** A small network as the property sees it: everything in lists, nothing in columns. */
type Network = {
  readonly stops: number;
  readonly services: readonly ServiceCalendar[];
  readonly trips: readonly TripCalls[];
  readonly ways: readonly Footpath[];
};

const hour = 3600;
const horizon = 48 * hour;
const zones = ['Europe/Paris', 'Europe/London', 'Asia/Tokyo'];
/** The Sunday on which European clocks go forward, and the days around it. */
const dates = ['2027-03-26', '2027-03-27', '2027-03-28', '2027-03-29', '2027-03-30'];
/** Every day on which a run can matter to a question. */
const runDates = ['2027-03-24', '2027-03-25', ...dates, '2027-03-31', '2027-04-01', '2027-04-02'];

const service = fc.record({
  key: fc.constant('s'),
  weekdays: fc.integer({ min: 0, max: 127 }),
  from: fc.constantFrom('2027-03-01', '2027-03-27'),
  to: fc.constantFrom('2027-03-28', '2027-12-31', null),
  added: fc.subarray(dates),
  removed: fc.subarray(dates, { maxLength: 1 }),
});

function tripOf(stops: number, services: number, id: number): fc.Arbitrary<TripCalls> {
  const call = fc.record({
    stop: fc.integer({ min: 0, max: stops - 1 }),
    ride: fc.integer({ min: 1, max: 9 }),
    wait: fc.integer({ min: 0, max: 2 }),
    flag: fc.constantFrom(0, 0, 0, 0, noBoarding, noAlighting),
  });
  return fc
    .record({
      calls: fc.array(call, { minLength: 2, maxLength: 5 }),
      // On a coarse grid, so that trains meet, wait for each other, and overtake.
      starts: fc.integer({ min: 0, max: 130 }),
      service: fc.integer({ min: 0, max: services - 1 }),
      timeZone: fc.constantFrom(...zones),
    })
    .map(({ calls, starts, service, timeZone }) => {
      let clock = starts * 900;
      const arrives: number[] = [];
      const departs: number[] = [];
      for (const { ride, wait } of calls) {
        arrives.push((clock += ride * 300));
        departs.push((clock += wait * 300));
      }
      const column = { stops: calls.map(({ stop }) => stop), flags: calls.map(({ flag }) => flag), arrives, departs };
      return { id, service, timeZone, ...column };
    });
}

const network: fc.Arbitrary<Network> = fc
  .record({ stops: fc.integer({ min: 2, max: 6 }), services: fc.array(service, { minLength: 1, maxLength: 3 }) })
  .chain(({ stops, services }) => {
    const stop = fc.integer({ min: 0, max: stops - 1 });
    const change = fc.constantFrom(0, 300, 600);
    return fc.record({
      stops: fc.constant(stops),
      services: fc.constant(services),
      trips: fc.tuple(...Array.from({ length: 14 }, (_, id) => tripOf(stops, services.length, id + 1))),
      ways: fc
        .tuple(
          fc.tuple(...Array.from({ length: stops }, () => change)),
          fc.array(fc.record({ from: stop, to: stop, seconds: change }), { maxLength: 4 }),
        )
        .map(([changes, more]) => [
          ...changes.map((seconds, from) => ({ from, to: from, seconds })),
          ...more.filter(({ from, to }) => from !== to),
        ]),
    });
  });

function timetableOf({ stops, services, trips, ways }: Network): Timetable {
  const builder = startTimetable({ stops, services, ways });
  for (const trip of trips) builder.add(trip);
  return builder.finish();
}

type Run = { readonly trip: TripCalls; readonly date: string; readonly start: number };

function runsOf({ services, trips }: Network): Run[] {
  return runDates.flatMap((date) =>
    trips.flatMap((trip) => {
      const calendar = services[trip.service];
      if (calendar === undefined || !runsOn(calendar, date)) return [];
      return [{ trip, date, start: serviceDayStart(date, trip.timeZone) }];
    }),
  );
}

/** One ride between two calls of a run. */
type Hop = { readonly stop: number; readonly departs: number; readonly to: number; readonly arrives: number };

function hopsOf(network: Network): Hop[] {
  return runsOf(network).flatMap(({ trip, start }) =>
    Array.from(trip.stops).flatMap((stop, place) =>
      Array.from(trip.stops).flatMap((to, later) => {
        if (later <= place || ((trip.flags[place] ?? 0) & noBoarding) !== 0) return [];
        if (((trip.flags[later] ?? 0) & noAlighting) !== 0) return [];
        return [{ stop, to, departs: start + (trip.departs[place] ?? 0), arrives: start + (trip.arrives[later] ?? 0) }];
      }),
    ),
  );
}

type Reached = { readonly stop: number; readonly rides: number; readonly at: number };

/** The earliest arrival at a target by the number of rides, leaving from `departs` on: Dijkstra over single events. */
function earliest(network: Network, hops: readonly Hop[], question: JourneyQuery, departs: number): number[] {
  const arrivals = Array<number>(5).fill(Infinity);
  const known = new Map<number, number>();
  const open: Reached[] = question.from.map((stop) => ({ stop, rides: 0, at: departs }));
  while (open.length > 0) {
    const next = open.reduce((least, one) => (one.at < least.at ? one : least));
    open.splice(open.indexOf(next), 1);
    if (next.rides === 4 || next.at > (known.get(next.stop * 5 + next.rides) ?? Infinity)) continue;
    const rides = next.rides + 1;
    for (const hop of hops) {
      if (hop.stop !== next.stop || hop.departs < next.at) continue;
      if (question.to.includes(hop.to)) arrivals[rides] = Math.min(arrivals[rides] ?? Infinity, hop.arrives);
      for (const way of network.ways) {
        const at = hop.arrives + way.seconds;
        if (way.from !== hop.to || at >= (known.get(way.to * 5 + rides) ?? Infinity)) continue;
        known.set(way.to * 5 + rides, at);
        open.push({ stop: way.to, rides, at });
      }
    }
  }
  return arrivals;
}

/** All journeys worth telling among those that leave and arrive between two moments, by trying every departure. */
function plainAnswer(network: Network, question: JourneyQuery): string[] {
  const byDeparture = question.by === 'departure';
  const from = byDeparture ? question.at : question.at - horizon;
  const latest = byDeparture ? question.at + horizon - 1 : question.at;
  const hops = hopsOf(network).filter(({ departs, arrives }) => departs >= from && arrives <= latest);
  const moments = hops.flatMap(({ stop, departs }) => (question.from.includes(stop) ? [departs] : []));
  const best = Array<number>(5).fill(Infinity);
  const found: string[] = [];
  for (const departs of [...new Set(moments)].toSorted((a, b) => b - a)) {
    let fewer = Infinity;
    earliest(network, hops, question, departs).forEach((arrives, rides) => {
      if (arrives < fewer && arrives < (best[rides] ?? Infinity) && arrives <= latest)
        found.push(`${departs} ${arrives} ${rides}`);
      fewer = Math.min(fewer, arrives);
      best[rides] = Math.min(best[rides] ?? Infinity, fewer);
    });
  }
  return found.toSorted();
}

function reported({ departs, arrives, rides }: FoundJourney): string {
  return `${departs} ${arrives} ${rides.length}`;
}

/** Each ride is one of the network's runs, and there is time enough between two of them. */
function isPossible(network: Network, { rides }: FoundJourney): boolean {
  return rides.every(({ tripId, date, from, to }, place) => {
    const trip = network.trips.find(({ id }) => id === tripId);
    const calendar = network.services[trip?.service ?? -1];
    if (trip === undefined || calendar === undefined || !runsOn(calendar, date)) return false;
    const start = serviceDayStart(date, trip.timeZone);
    const stands =
      trip.stops[from.call] === from.stop &&
      trip.stops[to.call] === to.stop &&
      start + (trip.departs[from.call] ?? 0) === from.departs &&
      start + (trip.arrives[to.call] ?? 0) === to.arrives;
    const before = rides[place - 1];
    if (before === undefined) return stands;
    const ways = network.ways.filter((way) => way.from === before.to.stop && way.to === from.stop);
    return stands && ways.some(({ seconds }) => before.to.arrives + seconds <= from.departs);
  });
}

const many = import.meta.env.MODE === 'whole' ? 3000 : 100;

describe('journeys', () => {
  const moment = fc.integer({ min: 0, max: 72 * 4 }).map((quarter) => Date.UTC(2027, 2, 27) / 1000 + quarter * 900);

  test('are those that trying everything finds, whatever the network', () => {
    fc.assert(
      fc.property(network, moment, fc.constantFrom('departure', 'arrival'), (network, at, by) => {
        const question: JourneyQuery = { from: [0], to: [1], at, by, enough: 10_000 };
        const found = findJourneys(timetableOf(network), question);
        expect(found.map(reported).toSorted()).toEqual(plainAnswer(network, question));
        expect(found.filter((journey) => !isPossible(network, journey))).toEqual([]);
      }),
      { numRuns: many },
    );
  });

  test('leave from any and arrive at any of several stops', () => {
    fc.assert(
      fc.property(network, moment, (network, at) => {
        const from = Array.from({ length: network.stops - 1 }, (_, stop) => stop).filter((stop) => stop !== 1);
        const question: JourneyQuery = { from, to: [1, network.stops - 1], at, by: 'departure', enough: 10_000 };
        const apart = { ...question, from: from.filter((stop) => stop !== network.stops - 1) };
        const found = findJourneys(timetableOf(network), apart).map(reported).toSorted();
        expect(found).toEqual(plainAnswer(network, apart));
      }),
      { numRuns: Math.round(many / 3) },
    );
  });
});
