import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import type { ServiceCalendar } from '#src/domain/rail/feed/feed.ts';
import { startTimetable } from '#src/timetable/build-timetable.ts';
import { chainTrips, type InSeatTransfer } from '#src/timetable/chain-trips.ts';
import { findJourneys, type FoundJourney } from '#src/timetable/find-journeys.ts';
import type { TripCalls } from '#src/timetable/timetable-shape.ts';

const stops = 6;
const every: ServiceCalendar = {
  key: 'all',
  weekdays: 127,
  from: '2027-01-01',
  to: null,
  added: [],
  removed: [],
};
const weekend: ServiceCalendar = { ...every, key: 'weekend', weekdays: 96 };
const services = [every, weekend];
/** No change is quicker than an hour, so that staying on board is seen. */
const ways = Array.from({ length: stops }, (_, stop) => ({ from: stop, to: stop, seconds: 3600 }));
/** Monday, 4 January 2027, in seconds. */
const monday = Date.UTC(2027, 0, 4) / 1000;

/** Which stops in which order, when it leaves, how long it runs from one to the next, and where it is cut in two. */
const run = fc
  .record({
    stops: fc.shuffledSubarray([0, 1, 2, 3, 4, 5], { minLength: 3 }),
    start: fc.integer({ min: 0, max: 80_000 }),
    step: fc.integer({ min: 60, max: 3000 }),
    cut: fc.double({ min: 0, max: 0.999, noNaN: true }),
  })
  .map(({ stops: called, start, step, cut }) => ({
    stops: called,
    times: called.map((_, call) => start + call * step),
    cut: 1 + Math.floor(cut * (called.length - 2)),
  }));

type Run = typeof run extends fc.Arbitrary<infer Value> ? Value : never;

function trip(id: number, service: number, called: readonly number[], times: readonly number[]): TripCalls {
  const flags = called.map(() => 0);
  return { id, service, timeZone: 'UTC', stops: called, arrives: times, departs: times, flags };
}

function journeysOf(trips: readonly TripCalls[], stays: readonly InSeatTransfer[], at = monday): FoundJourney[] {
  const builder = startTimetable({ stops, services, ways });
  const chainer = chainTrips(stays, builder.add);
  trips.forEach(chainer.add);
  chainer.finish();
  return findJourneys(builder.finish(), { from: [0], to: [5], at, by: 'departure', enough: 1000 });
}

/** Each run as two trips, with and without a link between them. */
function cutOf(runs: readonly Run[]): { readonly trips: TripCalls[]; readonly stays: InSeatTransfer[] } {
  const trips = runs.flatMap(({ stops: called, times, cut }, at) => [
    trip(at * 2 + 1, 0, called.slice(0, cut + 1), times.slice(0, cut + 1)),
    trip(at * 2 + 2, 0, called.slice(cut), times.slice(cut)),
  ]);
  return { trips, stays: runs.map((_, at) => ({ from: at * 2 + 1, to: at * 2 + 2, service: 0, isWhole: true })) };
}

describe('trips of one vehicle', () => {
  test('lead wherever and whenever they would as one trip, whatever the network', () => {
    fc.assert(
      fc.property(fc.array(run, { minLength: 1, maxLength: 6 }), (runs) => {
        const whole = runs.map(({ stops: called, times }, at) => trip(at + 1, 0, called, times));
        const { trips, stays } = cutOf(runs);
        const times = (found: readonly FoundJourney[]): readonly string[] =>
          found.map(
            ({ departs, arrives, rides }) => `${departs} ${arrives} ${rides.filter((one) => !one.staysOn).length}`,
          );
        const found = journeysOf(trips, stays);
        expect(times(found)).toEqual(times(journeysOf(whole, [])));
        // Each ride is one of the trips that there are, by the calls of that trip.
        for (const { tripId, from, to, date } of found.flatMap(({ rides }) => rides)) {
          const one = trips.find(({ id }) => id === tripId);
          const start = Date.parse(date) / 1000;
          expect([one?.stops[from.call], one?.stops[to.call]]).toEqual([from.stop, to.stop]);
          expect([start + (one?.departs[from.call] ?? 0), start + (one?.arrives[to.call] ?? 0)]).toEqual([
            from.departs,
            to.arrives,
          ]);
        }
        for (const { rides } of found)
          for (const [at, ride] of rides.entries())
            if (ride.staysOn)
              expect(rides[at - 1]).toMatchObject({ tripId: ride.tripId - 1, to: { stop: ride.from.stop } });
      }),
      { numRuns: 150 },
    );
  });

  const three = [
    trip(1, 0, [0, 1], [36_000, 37_000]),
    trip(2, 0, [1, 2], [37_000, 38_000]),
    trip(3, 0, [2, 5], [38_000, 39_000]),
  ];
  const reported = (found: readonly FoundJourney[]): readonly string[] =>
    found.map(({ rides }) => rides.map(({ tripId, staysOn }) => `${staysOn ? 'on ' : ''}${tripId}`).join(', '));

  test('may be more than two', () => {
    const stays = [1, 2].map((from) => ({ from, to: from + 1, service: 0, isWhole: true }));
    expect(reported(journeysOf(three, stays))[0]).toBe('1, on 2, on 3');
  });

  test('are ridden by themselves on days when only one of them runs', () => {
    const two = [trip(1, 0, [0, 5], [36_000, 37_000]), trip(2, 1, [5, 4], [37_000, 38_000])];
    const stays = [{ from: 1, to: 2, service: 1, isWhole: false }];
    expect(reported(journeysOf(two, stays))).toContain('1');
    const more = [trip(1, 0, [0, 1], [36_000, 37_000]), trip(2, 1, [1, 5], [37_000, 38_000])];
    expect(reported(journeysOf(more, stays))).toEqual([]);
    expect(reported(journeysOf(more, stays, monday + 5 * 86_400))[0]).toBe('1, on 2');
  });

  test('are all there when one of a chain is missing', () => {
    const [first, second] = three;
    const stays = [1, 2].map((from) => ({ from, to: from + 1, service: 0, isWhole: true }));
    const direct = trip(9, 0, [0, 5], [40_000, 41_000]);
    if (first === undefined || second === undefined) throw new Error('three trips');
    expect(reported(journeysOf([first, second, direct], stays))).toContain('9');
  });
});
