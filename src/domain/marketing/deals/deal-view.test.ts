import { describe, expect, it } from 'vitest';

import { liveCatalogue, type LiveProduct } from '#src/domain/catalogue/live-product.ts';
import type { Destination } from '#src/domain/catalogue/destination.ts';
import type { DealFacts } from '#src/domain/marketing/deals/deal.ts';
import { comingDeals, dealsWithin, dealView, openDeals, placesOf } from '#src/domain/marketing/deals/deal-view.ts';
import type { Showing } from '#src/domain/search/cards/card.ts';
import type { OpenCatalogue } from '#src/domain/search/cards/open-catalogue.ts';

const now = Date.parse('2027-05-05T00:00:00Z');

// Only what is read of them.
const place = (id: number): Destination => ({ id, currency: 'HKD' }) as unknown as Destination;
const product = (id: number, destinationId: number, rank: number): LiveProduct =>
  ({ id, destinationId, rank, options: [] }) as unknown as LiveProduct;
const deal = (id: number, products: readonly number[], more: Partial<DealFacts> = {}): DealFacts =>
  ({ id, begins: '2027-05-01T00:00:00Z', ends: null, left: null, products, ...more }) as unknown as DealFacts;

const products = [product(11, 1, 3), product(12, 1, 1), product(13, 2, 2), product(14, 2, 2), product(15, 2, 9)];
const open = {
  live: liveCatalogue([place(1), place(2), place(3)], products),
  // 15 has no place left on any day.
  lowest: new Map([11, 12, 13, 14].map((id) => [id, 10_000n])),
  beside: new Map(),
  ratings: new Map(),
} as unknown as OpenCatalogue;

const idsOf = (deals: readonly { readonly deal: DealFacts }[]): readonly number[] => deals.map((one) => one.deal.id);

describe('openDeals', () => {
  it('returns the products of a deal that are on sale, by rank and then by id', () => {
    const [shown] = openDeals(open, [deal(1, [14, 11, 99, 15, 13, 12])], now);
    expect(shown?.products.map(({ id }) => id)).toEqual([12, 13, 14, 11]);
  });

  it('leaves out deals that are not open now, and those of which nothing is on sale', () => {
    const deals = [
      deal(1, [11], { begins: '2027-05-05T00:00:01Z' }),
      deal(2, [11], { ends: '2027-05-05T00:00:00Z' }),
      deal(3, [11], { left: 0 }),
      deal(4, [15, 99]),
      deal(5, [11]),
    ];
    expect(idsOf(openDeals(open, deals, now))).toEqual([5]);
  });

  it('puts first what ends first, then the lower id; deals without an end come last', () => {
    const soon = { ends: '2027-05-06T00:00:00Z' };
    const later = { ends: '2027-05-07T12:00:00Z' };
    const deals = [deal(1, [11]), deal(4, [11], later), deal(3, [11], soon), deal(2, [11], soon)];
    const shown = openDeals(open, deals, now);
    expect(idsOf(shown)).toEqual([2, 3, 4, 1]);
    expect(shown.map(({ daysLeft }) => daysLeft)).toEqual([1, 1, 3, null]);
  });

  it('puts deals without an end in the order of their ids', () => {
    expect(idsOf(openDeals(open, [deal(2, [11]), deal(1, [11])], now))).toEqual([1, 2]);
  });
});

describe('comingDeals', () => {
  it('returns the deals that have not begun, the next one first, then the lower id', () => {
    const from = (begins: string) => ({ begins });
    const deals = [
      deal(1, [], from('2027-05-07T00:00:00Z')),
      deal(3, [], from('2027-05-06T00:00:00Z')),
      deal(2, [], from('2027-05-06T00:00:00Z')),
      deal(4, [], from('2027-05-05T00:00:00Z')),
    ];
    expect(comingDeals(deals, now).map(({ id }) => id)).toEqual([2, 3, 1]);
  });
});

describe('dealsWithin', () => {
  it('returns deals with their products in the places, without the deals that have none there', () => {
    const shown = openDeals(open, [deal(1, [11, 13]), deal(2, [12])], now);
    const within = dealsWithin(shown, new Set([2, 3]));
    expect(within.map((one) => [one.deal.id, one.products.map(({ id }) => id)])).toEqual([[1, [13]]]);
  });
});

describe('placesOf', () => {
  it('counts the deals of each destination, the one with most first and then the lower id', () => {
    const both = openDeals(open, [deal(1, [11, 12]), deal(2, [13]), deal(3, [13, 14])], now);
    expect([...placesOf(both)]).toEqual([
      [2, 2],
      [1, 1],
    ]);
    const even = openDeals(open, [deal(1, [13]), deal(2, [11])], now);
    expect([...placesOf(even)]).toEqual([
      [1, 1],
      [2, 1],
    ]);
  });
});

describe('dealView', () => {
  it('returns a card of each product and each of their destinations once, in the order of the products', () => {
    const showing: Showing = {
      open,
      currency: 'HKD',
      rates: { date: '2027-05-05', hkdPerUnit: {} },
      sampleData: true,
      booked: new Map(),
    };
    const [shown] = openDeals(open, [deal(1, [13, 14, 11], { ends: '2027-05-06T00:00:00Z' })], now);
    if (shown === undefined) throw new Error('the deal is not open');
    const view = dealView(showing, shown);
    expect([view.deal.id, view.daysLeft]).toEqual([1, 1]);
    expect(view.cards.map((card) => [card.product.id, card.from?.minor])).toEqual([
      [13, 10_000n],
      [14, 10_000n],
      [11, 10_000n],
    ]);
    expect(view.places.map(({ id }) => id)).toEqual([2, 1]);
  });
});
