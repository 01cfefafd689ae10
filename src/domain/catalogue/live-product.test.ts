import { describe, expect, it } from 'vitest';

import type { Destination } from '#src/domain/catalogue/destination.ts';
import {
  freeCancelHours,
  freeHoursOf,
  liveCatalogue,
  placeOf,
  type LiveProduct,
} from '#src/domain/catalogue/live-product.ts';
import type { PolicyStep } from '#src/domain/catalogue/policy-step.ts';
import { isSyntheticCity, isSyntheticProduct } from '#src/domain/catalogue/synthetic-ids.ts';

const place = (id: number): Destination => ({ id }) as unknown as Destination;
const product = (id: number, destinationId: number, rank: number): LiveProduct =>
  ({ id, destinationId, rank }) as unknown as LiveProduct;
const policy = (...steps: readonly (readonly [hours: number, percent: number])[]): readonly PolicyStep[] =>
  steps.map(([hoursBefore, refundPercent]) => ({ hoursBefore, refundPercent }));

describe('isSyntheticProduct', () => {
  it('returns true for ids above a million', () => {
    expect([1, 1_000_000, 1_000_001].map(isSyntheticProduct)).toEqual([false, false, true]);
  });
});

describe('isSyntheticCity', () => {
  it('returns true for ids above two thousand million', () => {
    expect([1, 2_000_000_000, 2_000_000_001].map(isSyntheticCity)).toEqual([false, false, true]);
  });
});

describe('liveCatalogue', () => {
  const live = liveCatalogue(
    [place(2), place(1), place(2_000_000_001)],
    [product(13, 1, 2), product(12, 1, 2), product(11, 2, 3), product(14, 1, 1)],
  );

  it('keeps the cities of a synthetic catalogue apart from the destinations', () => {
    expect([...live.destinations.keys()]).toEqual([2, 1]);
    expect([...live.syntheticCities.keys()]).toEqual([2_000_000_001]);
  });

  it('returns all products, and those of each destination, by rank and then by id', () => {
    expect([...live.products.keys()]).toEqual([14, 12, 13, 11]);
    expect(live.byDestination.get(1)?.map(({ id }) => id)).toEqual([14, 12, 13]);
    expect(live.byDestination.get(2)?.map(({ id }) => id)).toEqual([11]);
    expect(live.byDestination.get(3)).toBeUndefined();
  });

  it('holds both kinds of places for placeOf, which returns undefined for any other id', () => {
    expect([1, 2_000_000_001, 3].map((id) => placeOf(live, id)?.id)).toEqual([1, 2_000_000_001, undefined]);
  });
});

describe('freeHoursOf', () => {
  it.each([
    ['the fewest hours at which everything is refunded', policy([72, 100], [24, 100], [12, 50]), 24],
    ['zero hours for a refund until the start', policy([0, 100]), 0],
    ['null where a part is refunded at most', policy([24, 99]), null],
    ['null without any refund', policy(), null],
  ])('returns %s', (_what, cancellation, hours) => {
    expect(freeHoursOf({ cancellation })).toBe(hours);
  });
});

describe('freeCancelHours', () => {
  const hoursOf = (...options: readonly (readonly PolicyStep[])[]): number | null =>
    freeCancelHours({ options: options.map((cancellation) => ({ cancellation })) } as unknown as LiveProduct);

  it('returns the most hours of any option, so that it holds whichever is booked', () => {
    expect(hoursOf(policy([24, 100]), policy([48, 100]), policy([0, 100]))).toBe(48);
    expect(hoursOf(policy([0, 100]))).toBe(0);
  });

  it('returns null where some option never refunds everything, and for a product without options', () => {
    expect(hoursOf(policy([24, 100]), policy([24, 50]))).toBeNull();
    expect(hoursOf()).toBeNull();
  });
});
