import { afterAll, beforeAll, expect, it } from 'vitest';

import type { Destination } from '#src/domain/catalogue/destination.ts';
import { saveDestinations, saveSuppliers } from '#src/store/catalogue/catalogue-writing.store.ts';
import { saveVenues, venuesById } from '#src/store/catalogue/venues.store.ts';
import { openTestDatabase, type TestDatabase } from '../../../tests/database.ts';

const tokyo: Destination = {
  id: 3,
  slug: 'tokyo',
  names: { en: 'Tokyo', ja: '東京' },
  country: 'JP',
  lat: 35.68,
  lng: 139.77,
  timeZone: 'Asia/Tokyo',
  currency: 'JPY',
  airports: ['HND'],
  firstLanguage: 'ja',
  priceLevel: 3,
  bestMonths: [4],
  districts: ['Yanaka'],
  stations: [],
  summary: '',
  text: '',
  picture: { scene: 'tower', time: 'day', seed: 1 },
  meetingPoints: {
    'Rice Store Inn': { en: 'Rice Store Inn', ja: '米屋旅館' },
    'Yanaka, Tokyo': { en: 'Yanaka, Tokyo', ja: '東京 谷中' },
    'Ueno, desk': { en: 'Ueno, desk', ja: '上野カウンター' },
    'Of another house': { en: 'Of another house', ja: '別館' },
  },
};

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

it('venuesById returns what the destination says of a venue’s name, address and desk, and of no other', async () => {
  const place = { destinationId: 3, supplierId: 'inn', picture: 'tower-day-1', lat: 35.7, lng: 139.8, rank: 1 };
  await saveDestinations(database.db, [tokyo]);
  await saveSuppliers(database.db, new Map([['inn', 'JP']]));
  await saveVenues(database.db, 'hotels', [
    {
      ...place,
      id: 1301,
      vertical: 'hotels',
      slug: 'rice-store-inn',
      titles: { en: 'Rice Store Inn' },
      content: { address: 'Yanaka, Tokyo', district: 'Yanaka' },
    },
  ]);
  await saveVenues(database.db, 'car-rentals', [
    {
      ...place,
      id: 10_031,
      vertical: 'car-rentals',
      slug: 'ueno',
      titles: { en: 'Ueno' },
      content: { address: 'Ueno, Tokyo', desk: 'Ueno, desk' },
    },
  ]);
  const venues = new Map((await venuesById(database.db, [1301, 10_031])).map((venue) => [venue.id, venue]));
  expect(venues.get(1301)).toMatchObject({
    lang: 'ja',
    meetingPoints: {
      'Rice Store Inn': { en: 'Rice Store Inn', ja: '米屋旅館' },
      'Yanaka, Tokyo': { en: 'Yanaka, Tokyo', ja: '東京 谷中' },
    },
  });
  expect(Object.keys(venues.get(1301)?.meetingPoints ?? {})).toHaveLength(2);
  expect(venues.get(10_031)?.meetingPoints).toEqual({ 'Ueno, desk': { en: 'Ueno, desk', ja: '上野カウンター' } });
});

it('venuesById returns no meeting points of a destination that was saved before it had any', async () => {
  await database.db.query("update destination set content = content - 'meetingPoints' where id = 3");
  const [venue] = await venuesById(database.db, [1301]);
  expect(venue).toMatchObject({ id: 1301, lang: 'ja', meetingPoints: null });
});
