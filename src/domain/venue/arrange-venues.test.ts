import { describe, expect, it } from 'vitest';

import { arrangeVenues, type FoundVenue, type VenueWishes } from '#src/domain/venue/arrange-venues.ts';
import type { Venue, VenueOffer } from '#src/domain/vertical.ts';

const wishes: VenueWishes = {
  filters: {},
  priceFrom: null,
  priceTo: null,
  freeUntilMs: null,
  sort: 'price',
  page: 1,
};

/** A desk with cars: their seats, prices, and how many hours before they come back whole. */
function desk(
  id: number,
  company: string,
  cars: readonly (readonly [seats: string, minor: bigint, hoursBefore: number])[],
): FoundVenue {
  // Only what arranging looks at.
  const offer = (seats: string, at: number, hoursBefore: number) =>
    ({
      id: `car-${at}`,
      facets: { seats: [seats] },
      policy: [{ hoursBefore, refundPercent: 100 }],
      startsAt: '2027-03-10T10:00:00.000Z',
    }) as unknown as VenueOffer;
  return {
    venue: { id, rank: id, timeZone: 'Asia/Tokyo' } as Venue,
    facets: { company: [company] },
    figures: {},
    offers: cars.map(([seats, minor, hours], at) => ({
      offer: offer(seats, at, hours),
      minor,
      each: new Map(),
      left: 1,
      fault: null,
    })),
  };
}

const desks = [
  desk(1, 'Bay', [
    ['5', 4_000n, 24],
    ['7', 9_000n, 240],
  ]),
  desk(2, 'Hill', [['5', 3_000n, 24]]),
];
const values = (facet: string, more: Partial<VenueWishes> = {}) =>
  arrangeVenues(desks, ['company', 'seats'], { ...wishes, ...more }).facets.find((one) => one.facet === facet)?.values;

describe('the filters of a list', () => {
  it('count the desks that have something, and how many cars that is', () => {
    expect(values('seats')).toEqual([
      { value: '5', count: 2, offers: 2 },
      { value: '7', count: 1, offers: 1 },
    ]);
    expect(values('company')).toEqual([
      { value: 'Bay', count: 1, offers: 2 },
      { value: 'Hill', count: 1, offers: 1 },
    ]);
  });

  it('count what is left by price and by the day of free cancelling, limits included', () => {
    expect(values('company', { priceFrom: 4_000n, priceTo: 4_000n })).toEqual([{ value: 'Bay', count: 1, offers: 1 }]);
    const freeUntilMs = Date.parse('2027-03-09T10:00:00Z');
    expect(values('seats', { freeUntilMs })).toEqual([{ value: '5', count: 2, offers: 2 }]);
    // A millisecond later the short terms do no longer.
    expect(values('seats', { freeUntilMs: freeUntilMs + 1 })).toEqual([]);
    expect(values('seats', { freeUntilMs: Date.parse('2027-02-28T10:00:00Z') })).toEqual([
      { value: '5', count: 2, offers: 2 },
      { value: '7', count: 1, offers: 1 },
    ]);
  });

  it('go by the cheapest offer of each, up or down, and by rank where prices are equal', () => {
    const three = [...desks, desk(3, 'Lake', [['5', 4_000n, 24]])];
    const order = (sort: VenueWishes['sort']): number[] =>
      arrangeVenues(three, [], { ...wishes, sort }).hits.map(({ venue }) => venue.id);
    expect(order('price')).toEqual([2, 1, 3]);
    expect(order('price_down')).toEqual([1, 3, 2]);
  });

  it('say between which prices all lie, whatever the limits', () => {
    const found = arrangeVenues(desks, [], { ...wishes, priceFrom: 4_000n });
    expect(found.hits.map(({ venue }) => venue.id)).toEqual([1]);
    expect(found.prices).toEqual({ from: 3_000n, to: 9_000n });
  });
});
