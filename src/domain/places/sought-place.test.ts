import { describe, expect, it } from 'vitest';

import type { Destination } from '#src/domain/catalogue/destination.ts';
import { liveCatalogue, type LiveProduct } from '#src/domain/catalogue/live-product.ts';
import { productsNear } from '#src/domain/places/near-products.ts';
import type { Poi, Town } from '#src/domain/places/place.ts';
import { poiCardView, visitorsOf } from '#src/domain/places/poi-card.ts';
import {
  popularDestinations,
  popularProducts,
  productsAt,
  reachOf,
  type SoughtPlace,
} from '#src/domain/places/sought-place.ts';
import type { OpenCatalogue } from '#src/domain/search/cards/open-catalogue.ts';

type Sold = {
  readonly id: number;
  readonly at: number;
  readonly rank: number;
  /** Kilometers north of the equator. */
  readonly km: number;
  readonly onSale?: false;
};

const kilometres = 1000 / ((Math.PI / 180) * 6_371_009);
const here = { lat: 0, lng: 0 };

/** As much of a catalogue as places look at. */
function openOf(...sold: readonly Sold[]): OpenCatalogue {
  const destinations = [3, 4, 5].map((id) => ({ id, names: { en: `City ${id}` } })) as unknown as Destination[];
  const products = sold.map(({ id, at, rank, km }) => ({
    id,
    destinationId: at,
    rank,
    meetingPoint: { lat: km * kilometres, lng: 0 },
  })) as unknown as LiveProduct[];
  const lowest = new Map(sold.filter(({ onSale = true }) => onSale).map(({ id }) => [id, 100n]));
  return { live: liveCatalogue(destinations, products), lowest } as unknown as OpenCatalogue;
}

const open = openOf(
  { id: 1, at: 3, rank: 2, km: 9 },
  { id: 2, at: 3, rank: 1, km: 11 },
  { id: 3, at: 3, rank: 3, km: 1, onSale: false },
  { id: 4, at: 4, rank: 1, km: 49 },
  { id: 5, at: 4, rank: 2, km: 51 },
  { id: 6, at: 4, rank: 3, km: 1 },
);
const idsOf = (products: readonly LiveProduct[]): number[] => products.map(({ id }) => id);

// Only what cards and lists of attractions look at.
const poi = { id: 1_000, destinationId: 3, lat: 0, lng: 0, productIds: [5, 3, 99, 6] } as unknown as Poi;
const [city] = open.live.destinations.values();
if (city === undefined) throw new Error('there is no city');
const asPoi: SoughtPlace = { id: poi.id, point: here, type: 'poi', poi, destination: city };
const asTown: SoughtPlace = {
  id: 2_000_000,
  point: here,
  type: 'town',
  town: {} as unknown as Town,
  destination: null,
};
const asCity: SoughtPlace = { id: 3, point: here, type: 'destination', destination: city };

describe('productsNear', () => {
  it('returns what is on sale within the distance, the nearest first', () => {
    expect(productsNear(open, here, 20_000).map(({ product, metres }) => [product.id, metres])).toEqual([
      [6, 1_000],
      [1, 9_000],
      [2, 11_000],
    ]);
  });

  it('includes the limit itself, and orders what is equally far by id', () => {
    const twins = openOf({ id: 8, at: 3, rank: 1, km: 2 }, { id: 7, at: 3, rank: 2, km: 2 });
    expect(productsNear(twins, here, 2_000).map(({ product }) => product.id)).toEqual([7, 8]);
    expect(productsNear(twins, here, 1_999)).toEqual([]);
  });
});

describe('visitorsOf', () => {
  it('returns the products of an attraction that are on sale, in its own order', () => {
    expect(idsOf(visitorsOf(open, poi))).toEqual([5, 6]);
  });
});

describe('poiCardView', () => {
  it('counts what is on sale and measures the distance from a point', () => {
    expect(poiCardView(open, poi, { lat: 3 * kilometres, lng: 0 })).toEqual({
      poi,
      destination: city,
      products: 2,
      metres: 3_000,
    });
  });

  it('has no distance without a point, and no destination where there is none of ours', () => {
    expect(poiCardView(open, { ...poi, destinationId: null }, null)).toMatchObject({ destination: null, metres: null });
    expect(poiCardView(open, { ...poi, destinationId: 9 }, null).destination).toBeNull();
  });
});

describe('reachOf', () => {
  it('is 10 km around an attraction and 50 km around a town or destination', () => {
    expect([asPoi, asTown, asCity].map(reachOf)).toEqual([10_000, 50_000, 50_000]);
  });
});

describe('productsAt', () => {
  it('returns the own products of a destination by rank', () => {
    expect(idsOf(productsAt(open, asCity))).toEqual([2, 1]);
  });

  it('returns none for a destination that sells nothing', () => {
    expect(productsAt(open, { ...asCity, id: 5 })).toEqual([]);
  });

  it('returns for an attraction what visits it, then what is near it, each once', () => {
    expect(idsOf(productsAt(open, asPoi))).toEqual([5, 6, 1]);
  });

  it('returns for a town what is within 50 km, by distance', () => {
    expect(idsOf(productsAt(open, asTown))).toEqual([6, 1, 2, 4]);
  });
});

describe('popularProducts', () => {
  it('has the best of each destination before any second best, and better known destinations first', () => {
    const popularity = new Map([[4, 80]]);
    expect(idsOf(popularProducts(open, popularity))).toEqual([4, 2, 5, 1, 6]);
    expect(idsOf(popularProducts(open, new Map()))).toEqual([2, 4, 1, 5, 6]);
  });
});

describe('popularDestinations', () => {
  it('has the better known first, and by id what is equally known', () => {
    const popularity = new Map([
      [4, 80],
      [5, 90],
    ]);
    expect(popularDestinations(open, popularity).map(({ id }) => id)).toEqual([5, 4, 3]);
    expect(popularDestinations(open, new Map()).map(({ id }) => id)).toEqual([3, 4, 5]);
  });
});
