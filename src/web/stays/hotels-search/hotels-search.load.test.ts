import { describe, expect, it } from 'vitest';

import type { VenueHit, VenuesAnswer } from '#src/contract/shared/verticals/verticals.ts';
import { loadHotelsSearch } from '#src/web/stays/hotels-search/hotels-search.load.ts';
import { loadContext } from '../../../../tests/load-context.ts';

const venue: VenueHit['venue'] = {
  id: 1501,
  slug: 'moss-house',
  title: { text: 'Moss House', lang: 'en' },
  destinationId: 5,
  destination: { text: 'Kyoto', lang: 'en' },
  area: { text: 'Gion', lang: 'en' },
  picture: 'pagoda-dusk-7',
  lat: 35,
  lng: 135.77,
  timeZone: 'Asia/Tokyo',
  currency: 'JPY',
  supplier: 'Moss House',
  facets: { stars: ['4'], district: ['Gion'] },
  figures: { stars: 4, score: 46, distance: 1_240, from: 20_000 },
};
const hit: VenueHit = {
  venue,
  offers: [
    {
      id: 'double.flexible',
      title: { text: 'Double room', lang: 'en' },
      details: [{ kind: 'due', code: 'city_tax', amount: { minor: 800, currency: 'JPY' } }],
      units: [],
      total: { minor: 30_000, currency: 'USD' },
      cancellation: [{ until: '2027-02-26T06:00:00.000Z', refundPercent: 100 }],
      facets: { meals: ['none'], cancellation: ['free'] },
      left: 2,
      fault: null,
    },
  ],
};
const found: VenuesAnswer = {
  hits: [hit],
  total: 1,
  page: 1,
  pageSize: 10,
  facets: [{ facet: 'stars', values: [{ value: '4', count: 1, offers: 1, title: null }] }],
  prices: { from: { minor: 30_000, currency: 'USD' }, to: { minor: 45_000, currency: 'USD' } },
};

async function load(query: string, says: VenuesAnswer | string = found) {
  const answers = {
    '/v1/verticalsrv/venues': says,
    '/v1/verticalsrv/places': { venues: [venue, { ...venue, id: 1101, destinationId: 11 }] },
    '/v2/usrcsrv/destinations': { regions: [] },
  };
  const { context, calls: requested } = await loadContext({ page: 'hotels-search', query, answers });
  const loaded = await loadHotelsSearch({ ...context, inBrowser: true });
  if (loaded.kind !== 'page') throw new Error(loaded.kind);
  return { view: loaded.data, head: loaded.head, asked: requested.map(({ input }) => input) };
}

const two = 'destination=5&check_in=2027-03-01&check_out=2027-03-03';

describe('a search for hotels', () => {
  it('shows the price of the stay, pay-at-property fees, and remaining rooms', async () => {
    const { view, head } = await load(two);
    expect(head.robots).toBe('noindex');
    expect(view).toMatchObject({ state: 'asked', stay: '2 nights, 1 room, 2 adults', count: '1 hotel' });
    expect(view.cards).toMatchObject([
      {
        href: '/hotels/1501-moss-house/?check_in=2027-03-01&check_out=2027-03-03',
        where: 'Gion · 1.2 km from the center',
        price: { amount: 'US$300', unit: '2 nights', taxes: 'All taxes and fees included' },
        offer: { meals: 'Room only', left: 'Only 2 left', due: 'Pay at the hotel: ¥800' },
      },
    ]);
  });

  it('requests the filters of the address, prices in minor units', async () => {
    const { asked: requested, view } = await load(`${two}&stars=4&price_to=400&free_until=2027-02-20&sort=price`);
    expect(requested).toContainEqual(
      expect.objectContaining({ vertical: 'hotels', price_to: 40_000, free_until: '2027-02-20', sort: 'price' }),
    );
    expect(view.applied.map(({ text }) => text)).toEqual([
      '4 stars',
      'Up to US$400',
      'Free cancellation until Sat, Feb 20, 2027',
    ]);
  });

  it.each([
    [
      'destination=5&check_in=2027-02-31&check_out=2027-03-02',
      'check_in',
      'This date doesn’t exist. Please choose another.',
    ],
    ['destination=5&check_in=2027-03-01&check_out=2027-03-01', 'check_out', 'Minimum stay: 1 night.'],
    ['destination=5&check_in=2027-03-01&check_out=2028-04-04', 'check_out', 'Maximum stay: 30 nights.'],
    [`${two}&children=2`, 'child_ages', 'Please enter each child’s age, such as 4, 11.'],
    ['check_in=2027-03-01&check_out=2027-03-03', 'destination', 'Please choose a place from the list.'],
  ])('says of %s beside the field what is wrong', async (query, field, text) => {
    const { view } = await load(query);
    expect(view).toMatchObject({ state: 'wrong', form: { wrong: { field, text } }, cards: [] });
  });

  it('lists the hotels of a place before dates are chosen, with the usual price of a night', async () => {
    const { view } = await load('destination=5');
    expect(view).toMatchObject({ state: 'undated', stay: null });
    expect(view.cards.map(({ id }) => id)).toEqual([1501]);
  });

  it('says in the browser when no answer came', async () => {
    expect((await load(two, 'payment_unavailable')).view.state).toBe('failed');
  });
});
