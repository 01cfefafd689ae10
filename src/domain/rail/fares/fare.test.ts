import { describe, expect, it } from 'vitest';

import { fareOffers, faresKey, type FaredRide, type RailFare } from '#src/domain/rail/fares/fare.ts';
import { refundOffer } from '#src/domain/rail/fares/refund.ts';
import { ridePolicy, type KindPrice } from '#src/domain/rail/fares/ride-policy.ts';
import { money } from '#src/domain/shared/money/money.ts';

const fare = (facts: Partial<RailFare>): RailFare => ({
  key: 'f',
  class: 'standard',
  names: null,
  priceMinor: 100n,
  currency: 'EUR',
  operator: null,
  line: null,
  origin: null,
  destination: null,
  contains: [],
  changes: null,
  validSeconds: null,
  conditions: null,
  ...facts,
});
const ride = (facts: Partial<FaredRide> = {}): FaredRide => ({
  feed: 1,
  operator: 'o',
  staysOn: false,
  line: 1,
  originZone: 'a',
  destinationZone: 'b',
  zones: ['a', 'b'],
  departs: 0,
  ...facts,
});
const two = [
  ride({ departs: 100 }),
  ride({ line: 2, originZone: 'b', destinationZone: 'c', zones: ['b', 'c'], departs: 3_700 }),
];
const keys = (rides: readonly FaredRide[], ...fares: readonly RailFare[]): string[] =>
  fareOffers(rides, () => fares).map(faresKey);

describe('a fare', () => {
  it('applies from its origin to its destination only', () => {
    expect(keys([ride()], fare({ origin: 'a', destination: 'b' }))).toEqual(['f']);
    expect(keys([ride()], fare({ origin: 'x', destination: 'b' }))).toEqual([]);
    expect(keys([ride()], fare({ origin: 'a', destination: 'x' }))).toEqual([]);
    expect(keys([ride()], fare({ origin: 'x' }))).toEqual([]);
    expect(keys([ride()], fare({ destination: 'x' }))).toEqual([]);
    expect(keys([ride()], fare({ line: 2 }))).toEqual([]);
  });

  it('of an operator holds where each ride is theirs', () => {
    const [first, second] = [ride({ departs: 100 }), ride({ departs: 3_700 })];
    const ticketsOf = (...rides: readonly FaredRide[]) =>
      fareOffers(rides, () => [fare({ operator: 'o' })]).map(({ tickets }) => tickets.length);
    expect(ticketsOf(first, second)).toEqual([1]);
    expect(ticketsOf(first, { ...second, operator: 'other' })).toEqual([]);
  });

  it('holds where all zones that it names are all that are passed', () => {
    expect(keys([ride()], fare({ contains: ['a', 'b'] }))).toEqual(['f']);
    expect(keys([ride()], fare({ contains: ['a', 'x'] }))).toEqual([]);
    expect(keys([ride()], fare({ contains: ['x', 'b'] }))).toEqual([]);
  });

  it('holds until its time is over, counted from the first departure', () => {
    const within = (validSeconds: number) => fareOffers(two, () => [fare({ validSeconds })])[0]?.tickets.length;
    expect([within(3_600), within(3_599)]).toEqual([1, 2]);
  });

  it('is offered in the order of prices, and of keys where these are equal', () => {
    const of = (key: string, priceMinor: bigint) => fare({ key, priceMinor });
    expect(keys([ride()], of('b', 100n), of('c', 90n), of('a', 100n))).toEqual(['c', 'a', 'b']);
  });

  it('is a through fare over several rides only', () => {
    expect(fareOffers([ride()], () => [fare({})])[0]?.through).toBe(false);
    expect(fareOffers(two, () => [fare({})])[0]?.through).toBe(true);
    expect(keys(two, fare({ key: 'one', line: 1 }), fare({ key: 'two', line: 2 }))).toEqual(['one~two']);
  });
});

describe('what a returned ticket brings', () => {
  it('is rounded to whole coins, and never less than nothing', () => {
    const back = (percent: number, minor: bigint) =>
      refundOffer(
        { refund: [{ minutesBefore: 0, keeps: { kind: 'percent', percent } }] },
        money(minor, 'KWD'),
        1_000,
        0,
      ).back.minor;
    expect([back(50, 1_230n), back(10, 1_000n), back(100, 1_000n)]).toEqual([610n, 900n, 0n]);
    const stored = (minor: number) =>
      refundOffer({ refund: [{ minutesBefore: 0, keeps: { kind: 'amount', minor } }] }, money(100n, 'EUR'), 1_000, 0)
        .back.minor;
    expect([stored(99), stored(100), stored(101)]).toEqual([1n, 0n, 0n]);
  });
});

describe('the policy of a journey', () => {
  const hour = 3_600_000;
  const departs = Date.parse('2027-03-10T10:00:00Z');
  const step = (hours: number, minor: bigint) => ({
    untilMs: departs - hours * hour,
    back: money(minor, 'EUR'),
    keeps: money(0n, 'EUR'),
  });
  const kind = (
    id: string,
    priceMinor: bigint,
    count: number,
    ...refund: readonly ReturnType<typeof step>[]
  ): KindPrice => ({
    id,
    priceMinor,
    count,
    tickets: [{ refund }],
  });
  const policyOf = (...kinds: readonly KindPrice[]) => ridePolicy(kinds, departs, ({ minor }) => minor);

  it('has the steps of all tickets, the earliest first, each with what holds until then', () => {
    expect(
      policyOf(kind('adult', 100n, 1, step(2, 50n)), kind('child', 100n, 1, step(24, 100n), step(1, 50n))),
    ).toEqual([
      { hoursBefore: 24, refundPercent: 75, byUnit: { adult: 50, child: 100 } },
      { hoursBefore: 2, refundPercent: 50 },
      { hoursBefore: 1, refundPercent: 25, byUnit: { adult: 0, child: 50 } },
    ]);
  });

  it('weighs kinds by how many travel, and leaves out who pays nothing', () => {
    expect(policyOf(kind('adult', 100n, 3, step(2, 100n)), kind('child', 100n, 1, step(2, 0n)))).toEqual([
      { hoursBefore: 2, refundPercent: 75, byUnit: { adult: 100, child: 0 } },
    ]);
    expect(policyOf(kind('adult', 100n, 1, step(2, 60n)), kind('infant', 0n, 1))).toEqual([
      { hoursBefore: 2, refundPercent: 60 },
    ]);
    expect(policyOf(kind('infant', 0n, 1, step(2, 0n)))).toEqual([]);
  });

  it('says equal steps once, gives back no more than was paid, and ends with the last that gives anything', () => {
    expect(policyOf(kind('adult', 100n, 1, step(3, 60n), step(2, 60n), step(1, 0n)))).toEqual([
      { hoursBefore: 2, refundPercent: 60 },
    ]);
    expect(policyOf(kind('adult', 100n, 1, step(2, 160n)))).toEqual([{ hoursBefore: 2, refundPercent: 100 }]);
    expect(
      ridePolicy([{ ...kind('adult', 100n, 1), tickets: [{ refund: null }] }], departs, ({ minor }) => minor),
    ).toEqual([]);
  });
});
