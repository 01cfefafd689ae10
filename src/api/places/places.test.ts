import { cp, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { knowsPicture } from '#src/actions/content/versions/knows-picture.ts';
import type { Caller, Deps } from '#src/actions/deps.ts';
import { stockPlaces } from '#src/actions/places/stock-places.ts';
import { seedCatalogue } from '#src/actions/operations/seed-catalogue.ts';
import { placesRoutes } from '#src/api/places/places.ts';
import { placesEndpoints } from '#src/contract/places/places.ts';
import { callsOf } from '../../../tests/calls.ts';
import { openTestDatabase, type TestDatabase } from '../../../tests/database.ts';
import { testCaller } from '../../../tests/site.ts';
import { testDeps } from '../../../tests/test-deps.ts';

const own = fileURLToPath(new URL('../../../catalogue', import.meta.url));
// Saturday, one in the afternoon in Paris, eight in the evening in Hong Kong.
const noon = Date.UTC(2026, 10, 21, 12);
let folder = '';
let database: TestDatabase;
let deps: Deps;
let nowMs = noon;
let caller: Caller = testCaller;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'meander-places-'));
  await mkdir(join(folder, 'destinations'));
  await mkdir(join(folder, 'places'));
  await cp(join(own, 'rates.json'), join(folder, 'rates.json'));
  await cp(join(own, 'places/categories.json'), join(folder, 'places/categories.json'));
  await mkdir(join(folder, 'words/ja'), { recursive: true });
  await cp(join(own, 'words/ja/categories.json'), join(folder, 'words/ja/categories.json'));
  for (const city of ['paris', 'hong-kong']) {
    await cp(join(own, 'destinations', city), join(folder, 'destinations', city), { recursive: true });
    await cp(join(own, 'places', `${city}.json`), join(folder, 'places', `${city}.json`));
  }
  database = await openTestDatabase();
  deps = testDeps(database.db, { clock: () => nowMs });
  await seedCatalogue(deps, folder);
});

afterAll(async () => {
  await database.close();
  await rm(folder, { recursive: true });
});

const { call, get: answer } = callsOf(placesRoutes, () => ({ deps, caller }));

describe('an attraction', () => {
  it('has its names, its text, its products and its surroundings', async () => {
    const poi = await answer(placesEndpoints.poi, { id: '11001' });
    expect(poi.card).toMatchObject({
      id: 11_001,
      slug: 'eiffel-tower',
      name: { text: 'Eiffel Tower', lang: 'en' },
      kind: 'landmark',
      destination: { id: 11, slug: 'paris' },
      countries: ['FR'],
      metres: null,
      source: 'own',
      products: 2,
    });
    expect(poi.localName).toEqual({ text: 'Tour Eiffel', lang: 'fr' });
    expect(poi.text?.lang).toBe('en');
    expect(poi.opening).toBeNull();
    expect(poi.products.map(({ id }) => id)).toEqual([1101, 1105]);
    const distances = poi.nearby.map(({ metres }) => metres ?? -1);
    expect(distances).toHaveLength(7);
    expect(distances).toEqual(distances.toSorted((a, b) => a - b));
    expect(poi.nearby.map(({ id }) => id)).not.toContain(11_001);
    expect(poi.nearby[0]).toMatchObject({ slug: 'arc-de-triomphe', metres: 1713 });
  });

  it('comes in the visitor’s language and says so', async () => {
    caller = { ...testCaller, language: 'ja' };
    expect((await answer(placesEndpoints.poi, { id: '2002' })).card.name).toEqual({ text: '天壇大仏', lang: 'ja' });
    caller = { ...testCaller, language: 'de' };
    expect((await answer(placesEndpoints.poi, { id: '2002' })).card.name.lang).toBe('en');
    caller = testCaller;
  });

  it('is open or closed by its own clock', async () => {
    const buddha = async (): Promise<unknown> => (await answer(placesEndpoints.poi, { id: '2002' })).opening?.now;
    expect(await buddha()).toEqual({
      state: 'opens',
      date: '2026-11-22',
      from: '10:00',
      at: '2026-11-22T02:00:00.000Z',
    });
    nowMs = Date.UTC(2026, 10, 21, 5);
    expect(await buddha()).toEqual({ state: 'open', until: '17:30', at: '2026-11-21T09:30:00.000Z' });
    nowMs = noon;
    const louvre = (await answer(placesEndpoints.poi, { id: '11002' })).opening;
    expect(louvre?.timeZone).toBe('Europe/Paris');
    expect(louvre?.days.map(({ hours }) => hours?.to ?? null)).toEqual([
      '18:00',
      '18:00',
      '18:00',
      null,
      '21:00',
      '18:00',
      '21:00',
    ]);
    expect(louvre?.closed).toEqual(['01-01', '05-01', '12-25']);
    expect((await answer(placesEndpoints.poi, { id: '2001' })).opening?.now).toEqual({
      state: 'open',
      until: null,
      at: null,
    });
  });

  it('is not found by an unknown id, nor by a destination’s', async () => {
    for (const id of ['11', '11999', '2147483647'])
      expect(await call(placesEndpoints.poi, { id })).toMatchObject({ ok: false, failure: { code: 'not_found' } });
  });

  it('shows a picture that may be painted', async () => {
    const { picture } = (await answer(placesEndpoints.poi, { id: '11001' })).card;
    expect(await knowsPicture(deps, picture ?? '')).toBe(true);
    expect(await knowsPicture(deps, 'tower-day-9998')).toBe(false);
  });
});

describe('lists of attractions', () => {
  const list = (raw: Record<string, string>) => answer(placesEndpoints.poiList, raw);

  it('has the best known first, of all or of a place', async () => {
    const all = await list({ type: 'poiList' });
    expect(all.pois).toHaveLength(10);
    expect(all.pois.slice(0, 2).map(({ slug }) => slug)).toEqual(['eiffel-tower', 'louvre-museum']);
    expect(all).toMatchObject({
      place: null,
      products: [],
      total: { pois: 16, products: 0 },
      page_num: 1,
      page_size: 10,
    });
    const second = await list({ type: 'poiList', page_num: '2' });
    expect(second.pois).toHaveLength(6);
    expect((await list({ type: 'poiList', page_num: '9999' })).pois).toEqual([]);
    const here = await list({ type: 'poiList', place_id: '2', kind: 'viewpoint' });
    expect(here.pois.map(({ destination }) => destination?.id)).toEqual([2, 2, 2]);
    expect(here.place).toMatchObject({ type: 'destination', slug: 'hong-kong', country: { code: 'HK' } });
  });

  it('finds names in every language, with and without their marks', async () => {
    const found = async (query: string): Promise<(string | null)[]> =>
      (await list({ type: 'searchList', query })).pois.map(({ slug }) => slug);
    expect(await found('eiff')).toEqual(['eiffel-tower']);
    expect(await found('TOUR')).toEqual(['eiffel-tower']);
    expect(await found('sacre coeur')).toEqual(['sacre-coeur']);
    expect(await found('sacré-cœur')).toEqual(['sacre-coeur']);
    expect(await found('エッフェル')).toEqual(['eiffel-tower']);
    expect(await found('山')).toEqual(['victoria-peak']);
    expect(await found('برج')).toEqual(['eiffel-tower']);
    expect(await found('iffel')).toEqual([]);
  });

  it.each(['', '   ', '%', '_', '\\', "'; drop table poi; --", '(', '\u0000'.repeat(3), '🗼', 'a'.repeat(200)])(
    'has nothing for %j',
    async (query) => {
      expect((await list({ type: 'searchList', query })).pois).toEqual([]);
    },
  );

  it('is ordered by distance from a place or a position', async () => {
    const around = await list({ type: 'nearbyList', place_id: '11001' });
    expect(around.pois[0]).toMatchObject({ slug: 'arc-de-triomphe', metres: 1713 });
    expect(around.products[0]?.metres).toBeLessThan(200);
    expect(around.total.products).toBe(9);
    const here = await list({ type: 'nearbyList', lat: '22.29', lng: '114.17' });
    expect(here.pois[0]?.slug).toBe('tsim-sha-tsui-promenade');
    expect(await list({ type: 'nearbyList' })).toMatchObject({ pois: [], products: [] });
  });

  it('has the activities of a place', async () => {
    const at = await list({ type: 'activityList', place_id: '11001' });
    expect(at.products.slice(0, 2).map(({ product }) => product.id)).toEqual([1101, 1105]);
    expect(at.pois).toEqual([]);
    const all = await list({ type: 'activityList' });
    expect(all.total.products).toBe(17);
    expect(all.products.slice(0, 2).map(({ product }) => product.id)).toEqual([1101, 201]);
    expect(all.products[0]?.metres).toBeNull();
  });

  it.each([
    ['type', { type: 'everything' }],
    ['lat', { type: 'nearbyList', lat: '10' }],
    ['lat', { type: 'nearbyList', lat: '91', lng: '0' }],
    ['lng', { type: 'nearbyList', lat: '0', lng: '180.01' }],
    ['kind', { type: 'poiList', kind: 'volcano' }],
    ['query', { type: 'searchList', query: 'a'.repeat(201) }],
    ['page_num', { type: 'poiList', page_num: '0' }],
    ['page_num', { type: 'poiList', page_num: '-1' }],
    ['page_num', { type: 'poiList', page_num: '1e309' }],
    ['place_id', { type: 'poiList', place_id: '99999999999' }],
  ])('refuses bad input by its field %s', async (field, raw) => {
    expect(await call(placesEndpoints.poiList, raw)).toEqual({ ok: false, failure: { code: 'bad_request', field } });
  });

  it('knows no place of an unknown id', async () => {
    for (const endpoint of [placesEndpoints.poiList, placesEndpoints.topPois])
      expect(await call<unknown>(endpoint, { type: 'poiList', place_id: '999' })).toMatchObject({
        ok: false,
        failure: { code: 'not_found', field: 'place_id' },
      });
  });

  it('has the top ones of a place', async () => {
    const { place, pois } = await answer(placesEndpoints.topPois, { place_id: '2' });
    expect(place?.id).toBe(2);
    expect(pois[0]?.slug).toBe('victoria-peak');
    expect(pois).toHaveLength(8);
    expect((await answer(placesEndpoints.topPois, {})).pois).toHaveLength(16);
  });
});

describe('what is near', () => {
  it('is ordered by distance from the visitor’s position', async () => {
    const near = await answer(placesEndpoints.nearby, { lat: '48.86', lng: '2.34' });
    expect(near.destinations.map(({ destination }) => destination.slug)).toEqual(['paris', 'hong-kong']);
    expect(near.pois[0]?.slug).toBe('louvre-museum');
    expect(near.products).toHaveLength(9);
    const far = await answer(placesEndpoints.nearby, { lat: '-89.99', lng: '-180' });
    expect(far).toMatchObject({ pois: [], products: [] });
    expect(far.destinations).toHaveLength(2);
  });

  it.each([
    ['lat', { lng: '1' }],
    ['lat', { lat: '', lng: '1' }],
    ['lat', { lat: 'north', lng: '1' }],
    ['lat', { lat: '1e1', lng: '1' }],
    ['lat', { lat: '-90.5', lng: '1' }],
    ['lng', { lat: '1', lng: 'NaN' }],
    ['lng', { lat: '1', lng: '999' }],
  ])('refuses a position with a bad %s', async (field, raw) => {
    expect(await call(placesEndpoints.nearby, raw)).toEqual({ ok: false, failure: { code: 'bad_request', field } });
  });
});

describe('destination pages', () => {
  it('are there for destinations and attractions alike', async () => {
    const paris = await answer(placesEndpoints.destination, { id: '11' });
    expect(paris.place).toMatchObject({ type: 'destination', localName: { text: 'Paris', lang: 'fr' } });
    expect(paris.categories.reduce((sum, { count }) => sum + count, 0)).toBe(paris.total);
    expect(paris.pois.map(({ metres }) => metres)).not.toContain(0);
    const tower = await answer(placesEndpoints.destination, { id: '11001' });
    expect(tower.place).toMatchObject({ type: 'poi', slug: 'eiffel-tower', destination: { slug: 'paris' } });
    expect(tower.products.slice(0, 2).map(({ id }) => id)).toEqual([1101, 1105]);
    expect(new Set(tower.products.map(({ id }) => id)).size).toBe(tower.products.length);
  });

  it('say what a category is in the language of the reader, where it has been translated', async () => {
    const own = caller;
    const textIn = async (language: Caller['language']) => {
      caller = { ...own, language };
      return (await answer(placesEndpoints.destination, { id: '11', category_id: '3' })).category?.text;
    };
    expect(await textIn('ja')).toMatchObject({ lang: 'ja', text: expect.stringContaining('閉館前') });
    expect(await textIn('fr')).toMatchObject({ lang: 'en' });
    caller = own;
  });

  it('list a category with our own text about it', async () => {
    const museums = await answer(placesEndpoints.destination, { id: '11', category_id: '3' });
    expect(museums.category).toMatchObject({ id: 3, category: 'museum', count: 2, text: { lang: 'en' } });
    expect(museums.category?.text.text.length).toBeGreaterThan(80);
    expect(museums.products.map(({ category }) => category)).toEqual(['museum', 'museum']);
    expect(museums.total).toBe(2);
  });

  it.each([{ id: '999' }, { id: '11', category_id: '14' }, { id: '11', category_id: '11' }])(
    'are missing for %j',
    async (raw) => {
      expect(await call(placesEndpoints.destination, raw)).toMatchObject({ ok: false, failure: { code: 'not_found' } });
    },
  );
});

describe('lists of what is best known', () => {
  it('orders destinations by region and country', async () => {
    caller = { ...testCaller, language: 'de' };
    const { regions } = await answer(placesEndpoints.destinationList, {});
    expect(regions.map(({ region, name }) => [region, name])).toEqual([
      ['asia', 'Asien'],
      ['europe', 'Europa'],
    ]);
    expect(regions[1]?.countries[0]).toMatchObject({ code: 'FR', name: 'Frankreich', towns: [], townTotal: 0 });
    caller = testCaller;
  });

  it('begins with the best of each', async () => {
    const popular = await answer(placesEndpoints.popularAll, {});
    expect(popular.destinations.map(({ slug }) => slug)).toEqual(['paris', 'hong-kong']);
    expect(popular.pois).toHaveLength(12);
    const activities = await answer(placesEndpoints.popularActivities, { category: 'cruise' });
    expect(activities.products.map(({ category }) => category)).toEqual(['cruise', 'cruise']);
    expect(activities.categories.reduce((sum, { count }) => sum + count, 0)).toBe(17);
    expect(await call(placesEndpoints.popularActivities, { category: 'rocket' })).toEqual({
      ok: false,
      failure: { code: 'bad_request', field: 'category' },
    });
  });
});

describe('seeding', () => {
  const stamps = async (): Promise<unknown> => {
    const { rows } = await database.db.query(
      `select md5(string_agg(t, '|' order by t)) from (
         select poi::text || xmin::text as t from poi union all select poi_product::text || xmin::text from poi_product
         union all select category_text::text || xmin::text from category_text) as all_rows`,
    );
    return rows;
  };

  it('changes nothing the second time', async () => {
    const before = await stamps();
    expect(await seedCatalogue(deps, folder)).toMatchObject({ ok: true });
    expect(await stamps()).toEqual(before);
    expect(await stockPlaces(deps, folder)).toBe(0);
    expect(await stamps()).toEqual(before);
  });

  it('gives an older shop its attractions, at the destinations it has', async () => {
    await database.db.query('delete from poi');
    expect(await stockPlaces(deps, own)).toBe(16);
    expect((await answer(placesEndpoints.poi, { id: '11001' })).products).toHaveLength(2);
    await database.db.query("update destination set slug = 'lutetia' where id = 11");
    await database.db.query('delete from poi');
    expect(await stockPlaces(deps, own)).toBe(8);
    await database.db.query("update destination set slug = 'paris' where id = 11");
  });
});
