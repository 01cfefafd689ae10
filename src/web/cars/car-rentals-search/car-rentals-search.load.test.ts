import { describe, expect, it } from 'vitest';

import type { VenueHit, VenuesAnswer } from '#src/contract/shared/verticals/verticals.ts';
import { pages } from '#src/contract/pages.ts';
import { loadCarRentalsSearch } from '#src/web/cars/car-rentals-search/car-rentals-search.load.ts';
import { hireHref, hireWords, readHireQuery } from '#src/web/cars/car-rentals-search/hire-query.ts';
import { loadContext } from '../../../../tests/load-context.ts';

const venue: VenueHit['venue'] = {
  id: 10_031,
  slug: 'bay-desk',
  title: { text: 'Bay desk', lang: 'en' },
  destinationId: 3,
  destination: { text: 'Tokyo', lang: 'en' },
  area: null,
  picture: 'viaduct-day-2',
  lat: 35,
  lng: 139,
  timeZone: 'Asia/Tokyo',
  currency: 'JPY',
  supplier: 'Bay Days',
  facets: { station: ['airport'], company: ['Bay Days'] },
  figures: {},
};

function car(id: string, minor: number): VenueHit['offers'][number] {
  return {
    id,
    title: { text: `Car ${id}`, lang: 'en' },
    details: [],
    units: [],
    total: { minor, currency: 'USD' },
    cancellation: [{ until: '2027-02-28T01:00:00.000Z', refundPercent: 100 }],
    facets: { category: ['compact'], seats: ['5'], bags: ['2'], transmission: ['automatic'] },
    left: null,
    fault: null,
  };
}

const many = Array.from({ length: 30 }, (_, at) => car(`C${at}`, 10_000 + at * 100));

function answer(offers: VenueHit['offers']): VenuesAnswer {
  return {
    hits: offers.length === 0 ? [] : [{ venue, offers }],
    total: offers.length === 0 ? 0 : 1,
    page: 1,
    pageSize: 10,
    facets: [
      {
        facet: 'seats',
        values: [
          { value: '5', count: 1, offers: 28, title: null },
          { value: '7', count: 1, offers: 2, title: null },
        ],
      },
    ],
    prices: { from: { minor: 10_000, currency: 'USD' }, to: { minor: 12_900, currency: 'USD' } },
  };
}

async function load(query: string, offers: VenueHit['offers'] = many) {
  const answers = { '/v1/verticalsrv/venues': answer(offers), '/v1/verticalsrv/places': { venues: [venue] } };
  const { context, calls: requested } = await loadContext({ page: 'car-rentals-search', query, answers });
  const loaded = await loadCarRentalsSearch(context);
  if (loaded.kind !== 'page') throw new Error(loaded.kind);
  return { view: loaded.data, asked: requested.map(({ input }) => input) };
}

const three = 'pick_up=p3&from_date=2027-03-01&from_time=10%3A00&to_date=2027-03-04&to_time=10%3A00&age=30&country=JP';

describe('a search for cars', () => {
  it('requests the price range and cancellation day of the address, prices in minor units', async () => {
    const { asked: requested, view } = await load(`${three}&price_from=100&price_to=400&free_until=2027-02-20`);
    expect(requested).toContainEqual(
      expect.objectContaining({ price_from: 10_000, price_to: 40_000, free_until: '2027-02-20' }),
    );
    expect(view.applied.map(({ text }) => text)).toEqual([
      'From US$100',
      'Up to US$400',
      'Free cancellation until Sat, Feb 20, 2027',
    ]);
    expect(view.applied.map(({ href }) => new URL(href, 'http://x').searchParams.get('price_to'))).toEqual([
      '400',
      null,
      '400',
    ]);
    expect(view.limits.prices).toEqual({ least: 'US$100', most: 'US$129' });
  });

  it('swaps reversed prices, and sends no filter without a number or a day', async () => {
    expect((await load(`${three}&price_from=400&price_to=100`)).asked).toContainEqual(
      expect.objectContaining({ price_from: 10_000, price_to: 40_000 }),
    );
    const { view, asked: requested } = await load(`${three}&price_from=cheap&price_to=-3&free_until=2027-02-31`);
    expect(view.applied).toEqual([]);
    for (const input of requested) expect(input).not.toHaveProperty('price_to');
  });

  it('carries query, facets and order in its filter form, and begins at the first page', async () => {
    const { view } = await load(`${three}&seats=5&sort=price_down&price_to=400&page=2`);
    const stored = Object.fromEntries(view.limits.preserved.map(({ name, value }) => [name, value]));
    expect(stored).toMatchObject({ pick_up: 'p3', country: 'JP', seats: '5', sort: 'price_down' });
    expect(Object.keys(stored)).not.toContain('page');
    expect(Object.keys(stored)).not.toContain('price_to');
  });

  it('says how many cars each filter leaves, and offers all of them again where none fits', async () => {
    const { view } = await load(`${three}&seats=9&price_to=1`, []);
    expect(view.state).toBe('filtered');
    expect(view.groups).toMatchObject([
      {
        key: 'seats',
        choices: [
          { text: '5 seats', count: '28', selected: false },
          { text: '7 seats', count: '2', selected: false },
          { text: '9 seats', count: '0', selected: true },
        ],
      },
    ]);
    const clear = new URL(view.clearHref ?? '', 'http://x').searchParams;
    expect([...clear.keys()]).toEqual(['pick_up', 'from_date', 'from_time', 'to_date', 'to_time', 'age', 'country']);
  });

  it('is turned page by page, and a page beyond the last shows the last', async () => {
    const second = (await load(`${three}&page=2`)).view;
    expect(second.cars).toHaveLength(12);
    expect(second.pages).toMatchObject({ position: 'Page 2 of 3' });
    const beyond = (await load(`${three}&page=99`)).view;
    expect(beyond.cars).toHaveLength(6);
    expect(beyond.pages).toMatchObject({ position: 'Page 3 of 3', next: undefined });
    expect((await load(three, many.slice(0, 3))).view.pages).toBeNull();
  });

  it('has an address that reads back unchanged, and uses only keys that its page watches', () => {
    const full = `${three}&category=compact&transmission=automatic&seats=5&fuel=electric&company=Bay&mileage=unlimited&station=city&price_from=100&price_to=900&free_until=2027-02-20&sort=recommended&page=2`;
    const read = readHireQuery(new URLSearchParams(`${full}&drop_off=3`));
    expect(Object.keys(hireWords(read)).toSorted()).toEqual([...pages['car-rentals-search'].watched].toSorted());
    expect(readHireQuery(new URLSearchParams(hireHref({ language: 'en' }, read, { page: 2 }).split('?')[1]))).toEqual(
      read,
    );
  });
});
