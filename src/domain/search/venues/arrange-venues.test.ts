import { describe, expect, it } from 'vitest';

import { arrangeVenues, type FoundVenue, type VenueListOptions } from '#src/domain/search/venues/arrange-venues.ts';
import type { Venue, VenueOffer } from '#src/domain/vertical.ts';

const wishes: VenueListOptions = {
  filters: {},
  priceFrom: null,
  priceTo: null,
  freeUntilMs: null,
  sort: 'price',
  page: 1,
};

/** A desk with cars: their seats, prices, and the hours before the start until which cancellation is free. */
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
const values = (facet: string, more: Partial<VenueListOptions> = {}) =>
  arrangeVenues(desks, ['company', 'seats'], { ...wishes, ...more }).facets.find((one) => one.facet === facet)?.values;

describe('the filters of a list', () => {
  it('count the rental desks with results, and how many cars that is', () => {
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
    const order = (sort: VenueListOptions['sort']): number[] =>
      arrangeVenues(three, [], { ...wishes, sort }).hits.map(({ venue }) => venue.id);
    expect(order('price')).toEqual([2, 1, 3]);
    expect(order('price_down')).toEqual([1, 3, 2]);
  });

  it('let in any of the values of one facet, and require all facets', () => {
    const found = (filters: VenueListOptions['filters']): unknown =>
      arrangeVenues(desks, [], { ...wishes, filters }).hits.map(({ venue, offers }) => [venue.id, offers.length]);
    expect(found({ seats: ['7'] })).toEqual([[1, 1]]);
    expect(found({ seats: ['5', '7'] })).toEqual([
      [2, 1],
      [1, 2],
    ]);
    expect(found({ seats: ['5'], company: ['Hill'] })).toEqual([[2, 1]]);
    expect(found({ seats: ['7'], company: ['Hill'] })).toEqual([]);
    expect(found({ seats: [] })).toEqual([
      [2, 1],
      [1, 2],
    ]);
    expect(values('seats', { filters: { seats: ['7'], company: ['Bay'] } })).toEqual([
      { value: '5', count: 1, offers: 1 },
      { value: '7', count: 1, offers: 1 },
    ]);
  });

  it('leave out what cannot be bought, and show the cheapest offers of a rental desk first', () => {
    const [bay] = desks;
    if (bay === undefined) throw new Error('no desk');
    const offers = bay.offers.map((one, at) => ({ ...one, fault: at === 0 ? ('slot_sold_out' as const) : null }));
    const sold = arrangeVenues([{ ...bay, offers }], [], wishes);
    expect(sold.hits.map(({ offers: left }) => left.map(({ minor }) => minor))).toEqual([[9_000n]]);
    expect(sold.prices).toEqual({ from: 9_000n, to: 9_000n });
    const turned = arrangeVenues([{ ...bay, offers: bay.offers.toReversed() }], [], wishes);
    expect(turned.hits[0]?.offers.map(({ minor }) => minor)).toEqual([4_000n, 9_000n]);
    const equal = arrangeVenues(
      [
        desk(1, 'Bay', [
          ['5', 4_000n, 1],
          ['4', 4_000n, 1],
        ]),
      ],
      [],
      wishes,
    );
    expect(equal.hits[0]?.offers.map(({ offer }) => offer.id)).toEqual(['car-0', 'car-1']);
    expect(arrangeVenues([], [], wishes)).toEqual({ hits: [], total: 0, facets: [], prices: null });
  });

  it('go by score, by distance, by rank, and by number where all else is equal', () => {
    const at = (id: number, rank: number, figures: Record<string, number>): FoundVenue => ({
      ...desk(id, 'Bay', [['5', 100n, 1]]),
      venue: { id, rank, timeZone: 'UTC' } as Venue,
      figures,
    });
    const some = [
      at(1, 3, { score: 40, distance: 20 }),
      at(2, 2, { score: 45 }),
      at(3, 1, { distance: 10 }),
      at(4, 3, { score: 40, distance: 20 }),
    ];
    const order = (sort: VenueListOptions['sort']): number[] =>
      arrangeVenues(some.toReversed(), [], { ...wishes, sort }).hits.map(({ venue }) => venue.id);
    expect(order('recommended')).toEqual([3, 2, 1, 4]);
    expect(order('score')).toEqual([2, 1, 4, 3]);
    expect(order('distance')).toEqual([3, 1, 4, 2]);
  });

  it('respect both limits of the price, and find the lowest and the highest in any order', () => {
    const cars = (...minor: readonly bigint[]) => [
      desk(
        1,
        'Bay',
        minor.map((one) => ['5', one, 24] as const),
      ),
    ];
    const found = (more: Partial<VenueListOptions>, ...minor: readonly bigint[]) =>
      arrangeVenues(cars(...minor), [], { ...wishes, ...more });
    for (const order of [
      [1n, 2n, 3n],
      [3n, 1n, 2n],
      [2n, 3n, 1n],
    ])
      expect(found({}, ...order).prices).toEqual({ from: 1n, to: 3n });
    const left = (more: Partial<VenueListOptions>): unknown =>
      found(more, 1n, 2n, 3n).hits[0]?.offers.map(({ minor }) => minor);
    expect([left({ priceFrom: 2n }), left({ priceTo: 2n }), left({ priceFrom: 2n, priceTo: 2n })]).toEqual([
      [2n, 3n],
      [1n, 2n],
      [2n],
    ]);
  });

  it('take free cancellation for what gives everything back', () => {
    const [bay] = desks;
    if (bay === undefined) throw new Error('no desk');
    const freeUntilMs = Date.parse('2027-03-09T10:00:00Z');
    const policyOf = (...policy: VenueOffer['policy']): number =>
      arrangeVenues(
        [{ ...bay, offers: bay.offers.slice(0, 1).map((one) => ({ ...one, offer: { ...one.offer, policy } })) }],
        [],
        { ...wishes, freeUntilMs },
      ).total;
    const [free, half] = [
      { hoursBefore: 24, refundPercent: 100 },
      { hoursBefore: 12, refundPercent: 50 },
    ];
    expect([policyOf(free), policyOf(half), policyOf(free, half), policyOf()]).toEqual([1, 0, 1, 0]);
  });

  it('include offers without free cancellation where it is not required', () => {
    const [bay] = desks;
    if (bay === undefined) throw new Error('no desk');
    const offers = bay.offers.map((one) => ({ ...one, offer: { ...one.offer, policy: [] } }));
    expect(arrangeVenues([{ ...bay, offers }], [], wishes).hits[0]?.offers).toHaveLength(2);
  });

  it('list the offers of a rental desk by price, and by their ids where prices are equal', () => {
    const cars = desk(1, 'Bay', [
      ['5', 9_000n, 1],
      ['4', 4_000n, 1],
      ['4', 9_000n, 1],
    ]);
    for (const offers of [cars.offers, cars.offers.toReversed()])
      expect(arrangeVenues([{ ...cars, offers }], [], wishes).hits[0]?.offers.map(({ offer }) => offer.id)).toEqual([
        'car-1',
        'car-0',
        'car-2',
      ]);
  });

  it('count a value of more rental desks before one of more offers', () => {
    const many = desk(1, 'Bay', [
      ['7', 1n, 1],
      ['7', 2n, 1],
      ['7', 3n, 1],
      ['5', 4n, 1],
    ]);
    const { facets } = arrangeVenues([many, desk(2, 'Hill', [['5', 1n, 1]])], ['seats'], wishes);
    expect(facets[0]?.values).toEqual([
      { value: '5', count: 2, offers: 2 },
      { value: '7', count: 1, offers: 3 },
    ]);
  });

  it('name only districts by the names of the place', () => {
    const [bay] = desks;
    if (bay === undefined) throw new Error('no desk');
    const inside = {
      ...bay,
      venue: { ...bay.venue, area: { en: 'Bay side' } } as unknown as Venue,
      facets: { company: ['Bay'], district: ['b'] },
    };
    const { facets } = arrangeVenues([inside], ['company', 'district'], wishes);
    expect(facets.map(({ values: [first] }) => first)).toEqual([
      { value: 'Bay', count: 1, offers: 2 },
      { value: 'b', count: 1, offers: 2, names: { en: 'Bay side' } },
    ]);
  });

  it('return ten rental desks a page', () => {
    const many = Array.from({ length: 23 }, (_, at) => desk(at + 1, 'Bay', [['5', BigInt(at), 1]]));
    const page = (number: number) => arrangeVenues(many, [], { ...wishes, page: number });
    expect([1, 2, 3, 4].map((number) => page(number).hits.length)).toEqual([10, 10, 3, 0]);
    expect(page(2).hits[0]?.venue.id).toBe(11);
    expect(page(3).total).toBe(23);
  });

  it('name districts, and count values of equal weight in alphabetical order', () => {
    const inside = (id: number, district: string): FoundVenue => ({
      ...desk(id, 'Bay', [['5', 100n, 1]]),
      venue: { id, rank: id, timeZone: 'UTC', area: { en: `District ${district}` } } as unknown as Venue,
      facets: { district: [district] },
    });
    const { facets } = arrangeVenues(
      [inside(1, 'b'), inside(2, 'a'), inside(3, 'c'), inside(4, 'c')],
      ['district'],
      wishes,
    );
    expect(facets[0]?.values).toEqual([
      { value: 'c', count: 2, offers: 2, names: { en: 'District c' } },
      { value: 'a', count: 1, offers: 1, names: { en: 'District a' } },
      { value: 'b', count: 1, offers: 1, names: { en: 'District b' } },
    ]);
  });

  it('return the price range of all, whatever the limits', () => {
    const found = arrangeVenues(desks, [], { ...wishes, priceFrom: 4_000n });
    expect(found.hits.map(({ venue }) => venue.id)).toEqual([1]);
    expect(found.prices).toEqual({ from: 3_000n, to: 9_000n });
  });
});
