import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { carUnitKey, longestWayHomeMs, quartersOf, wayHomeMs } from '#src/domain/cars/car-quarters.ts';
import { daysPrice, feeForDays, oneWayFee } from '#src/domain/cars/hire-price.ts';
import type { HireSpan } from '#src/domain/cars/billed-days.ts';

const halfHour = 1_800_000;
const turnMinutes = 60;
const hires = fc
  .tuple(fc.integer({ min: 0, max: 400 }), fc.integer({ min: 2, max: 200 }))
  .map(([start, length]): HireSpan => ({ startMs: start * halfHour, endMs: (start + length) * halfHour }));

/** The shop's books: how many of each quarter are taken. All of a hire's quarters, or none. */
class Quarters {
  readonly taken = new Map<number, number>();
  readonly cars: number;
  constructor(cars: number) {
    this.cars = cars;
  }

  take(span: HireSpan, wayMs = 0): boolean {
    const quarters = quartersOf(span, turnMinutes, wayMs);
    if (quarters.some((quarter) => (this.taken.get(quarter) ?? 0) >= this.cars)) return false;
    for (const quarter of quarters) this.taken.set(quarter, (this.taken.get(quarter) ?? 0) + 1);
    return true;
  }

  free(span: HireSpan, wayMs = 0): void {
    for (const quarter of quartersOf(span, turnMinutes, wayMs))
      this.taken.set(quarter, (this.taken.get(quarter) ?? 0) - 1);
  }
}

/** The yard: whether so many cars can serve these hires, each cleaned before it goes out again. */
function canServe(cars: number, spans: readonly HireSpan[]): boolean {
  const backAt = Array.from({ length: cars }, () => -Infinity);
  for (const span of spans.toSorted((a, b) => a.startMs - b.startMs)) {
    const car = backAt.findIndex((at) => at <= span.startMs);
    if (car === -1) return false;
    backAt[car] = span.endMs + turnMinutes * 60_000;
  }
  return true;
}

describe('cars by quarters of a day', () => {
  it('are never sold more often than the yard can serve, whatever is hired and given back', () => {
    const steps = fc.array(fc.tuple(fc.boolean(), hires, fc.nat(20)), { maxLength: 40 });
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 4 }), steps, (cars, moves) => {
        const books = new Quarters(cars);
        const out: HireSpan[] = [];
        for (const [isReturn, span, which] of moves) {
          if (isReturn && out.length > 0) {
            const [given] = out.splice(which % out.length, 1);
            if (given !== undefined) books.free(given);
          } else if (books.take(span)) out.push(span);
          expect([...books.taken.values()].every((taken) => taken >= 0 && taken <= cars)).toBe(true);
          expect(canServe(cars, out)).toBe(true);
        }
        for (const span of out) books.free(span);
        expect([...books.taken.values()].every((taken) => taken === 0)).toBe(true);
      }),
    );
  });

  it('touch every quarter from the key to the end of cleaning, and no other', () => {
    const quarter = 6 * 3_600_000;
    const span = { startMs: 4 * quarter, endMs: 5 * quarter };
    expect(quartersOf(span, 0)).toEqual([4]);
    expect(quartersOf(span, 1)).toEqual([4, 5]);
    expect(quartersOf({ startMs: 5 * quarter - 1, endMs: 5 * quarter }, 360)).toEqual([4, 5]);
    expect(carUnitKey(10001, 'EDAR', 4)).toMatch(/^[a-z]+(:[A-Za-z0-9_.-]+)+$/);
  });

  it('share a quarter when they overlap, and so never a car of one', () => {
    fc.assert(
      fc.property(hires, hires, (one, other) => {
        const isOverlap = one.startMs < other.endMs && other.startMs < one.endMs;
        const taken = new Set(quartersOf(other, turnMinutes));
        const shared = quartersOf(one, turnMinutes).filter((quarter) => taken.has(quarter));
        expect(isOverlap && shared.length === 0).toBe(false);
      }),
    );
  });
});

const stations = [0, 40_000, 300_000] as const;

/** A hire from one station of three to another, so many metres away from each other on one road. */
const trips = fc
  .tuple(hires, fc.nat(2), fc.nat(2))
  .map(([span, from, to]) => ({ span, from, to, metres: Math.abs((stations[to] ?? 0) - (stations[from] ?? 0)) }));
type Trip = typeof trips extends fc.Arbitrary<infer One> ? One : never;

/**
 * Yards whose cars move: each is picked up where it is, left where the hire ends, cleaned there, and driven home at no
 * more than ninety kilometres an hour. True when every hire of every station gets a car of that station's own.
 */
function yardsServe(cars: number, all: readonly Trip[]): boolean {
  return stations.every((_, home) => {
    const yard = Array.from({ length: cars }, () => ({ at: home, homeAt: -Infinity }));
    for (const { span, metres, to } of all
      .filter(({ from }) => from === home)
      .toSorted((a, b) => a.span.startMs - b.span.startMs)) {
      const car = yard.find(({ homeAt }) => homeAt <= span.startMs);
      if (car === undefined) return false;
      const cleanMs = span.endMs + turnMinutes * 60_000;
      car.at = to;
      car.homeAt = metres === 0 ? cleanMs : cleanMs + (metres / 90_000) * 3_600_000;
    }
    return true;
  });
}

describe('cars that are left elsewhere', () => {
  it('are sold at their own station only when they can be home again, whatever is hired and given back', () => {
    const steps = fc.array(fc.tuple(fc.boolean(), trips, fc.nat(20)), { maxLength: 40 });
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 3 }), steps, (cars, moves) => {
        const books = stations.map(() => new Quarters(cars));
        const out: Trip[] = [];
        for (const [isReturn, trip, which] of moves) {
          if (isReturn && out.length > 0) {
            const [given] = out.splice(which % out.length, 1);
            if (given !== undefined) books[given.from]?.free(given.span, wayHomeMs(given.metres));
          } else if (books[trip.from]?.take(trip.span, wayHomeMs(trip.metres)) === true) out.push(trip);
          for (const { taken } of books)
            expect([...taken.values()].every((count) => count >= 0 && count <= cars)).toBe(true);
          expect(yardsServe(cars, out)).toBe(true);
        }
        for (const { from, span, metres } of out) books[from]?.free(span, wayHomeMs(metres));
        expect(books.flatMap(({ taken }) => [...taken.values()]).every((count) => count === 0)).toBe(true);
      }),
    );
  });

  it('red control: counted as home at once, one car is promised to two drivers', () => {
    const day = 24 * 3_600_000;
    const away = { span: { startMs: 0, endMs: day }, from: 0, to: 2, metres: 300_000 };
    const next = { span: { startMs: day + day / 4, endMs: 2 * day }, from: 0, to: 0, metres: 0 };
    const naive = new Quarters(1);
    expect([naive.take(away.span), naive.take({ ...next.span, startMs: day + day / 4 + 1 })]).toEqual([true, true]);
    const books = new Quarters(1);
    expect([books.take(away.span, wayHomeMs(away.metres)), books.take(next.span)]).toEqual([true, false]);
    expect(wayHomeMs(9_000_000)).toBe(longestWayHomeMs);
  });
});

const terms = {
  seasons: [
    { from: '07-15', to: '08-31', percent: 130 },
    { from: '12-20', to: '01-05', percent: 150 },
  ],
  longer: [
    { fromDay: 4, percent: 90 },
    { fromDay: 8, percent: 75 },
  ],
};

describe('the price of a hire', () => {
  it('depends on the day and its season, and falls from the fourth and the eighth day on', () => {
    const price = (date: string, days: number): number => Number(daysPrice(10_000n, date, days, terms, 'EUR'));
    expect([price('2027-03-01', 1), price('2027-03-01', 4), price('2027-03-01', 8)]).toEqual([10_000, 39_000, 73_500]);
    expect([price('2027-07-14', 2), price('2027-12-31', 1), price('2027-01-06', 1)]).toEqual([23_000, 15_000, 10_000]);
  });

  it('never falls when a day is added, and is a price that can be charged', () => {
    const sums = fc.bigInt({ min: 1n, max: 10_000_000n });
    fc.assert(
      fc.property(sums, fc.integer({ min: 1, max: 29 }), fc.integer({ min: 0, max: 364 }), (day, days, start) => {
        const date = new Date(Date.UTC(2027, 0, 1) + start * 86_400_000).toISOString().slice(0, 10);
        for (const currency of ['JPY', 'EUR', 'KWD'] as const) {
          const short = daysPrice(day, date, days, terms, currency);
          expect(daysPrice(day, date, days + 1, terms, currency)).toBeGreaterThanOrEqual(short);
          expect(currency === 'KWD' ? short % 10n : 0n).toBe(0n);
        }
      }),
    );
  });

  it('adds fees by the day up to their limit, and for each kilometre that begins', () => {
    expect(feeForDays({ dayMinor: 500n, mostDays: 10 }, 3)).toBe(1500n);
    expect(feeForDays({ dayMinor: 500n, mostDays: 10 }, 30)).toBe(5000n);
    expect(oneWayFee({ baseMinor: 1000n, kmMinor: 20n }, 10_001)).toBe(1220n);
  });
});
