import { existsSync, readFileSync } from 'node:fs';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import type { Deps } from '#src/actions/deps.ts';
import { importPois, type PlacesImport } from '#src/actions/places/import-pois.ts';
import { importTowns } from '#src/actions/places/import-towns.ts';
import { seedCatalogue } from '#src/actions/operations/seed-catalogue.ts';
import { placesRoutes } from '#src/api/places/places.ts';
import { placesEndpoints } from '#src/contract/places/places.ts';
import { callsOf } from '../../../tests/calls.ts';
import { openTestDatabase, type TestDatabase } from '../../../tests/database.ts';
import { testCaller } from '../../../tests/site.ts';
import { testDeps } from '../../../tests/test-deps.ts';

const own = fileURLToPath(new URL('../../../catalogue', import.meta.url));
const shared = process.env.SHARED_DATA ?? '../shared/data';

const few = {
  unesco: `[
{"id":600,"name":{"en":"Paris, Banks of the Seine","fr":"Paris, rives de la Seine"},"category":"Cultural","lat":48.86,"lng":2.29,"countries":["FR"]},
{"id":1567,"name":{"en":"Lost"},"category":"Natural","lat":null,"lng":null,"countries":[]},
{"id":355,"name":{"en":"Iguazu National Park"},"category":"Natural","lat":-25.51,"lng":-54.13,"countries":["BR","AR"]}
]`,
  wikidata: `[
{"id":"Q243","name":"Eiffel Tower","lng":2.2944,"lat":48.8583,"visitors":6000000},
{"id":"Q102306100","name":"house of Sagirovs","lng":39.76,"lat":47.23,"visitors":null}
]`,
  cities: `[
{"name":"Paris","names":{"ru":"Париж"},"country":"FR","admin1":"Île-de-France","lat":48.86,"lng":2.33,"pop":9904000,"tz":"Europe/Paris","wikidata":"Q90"},
{"name":"Hargeysa","names":{"en":"Hargeisa"},"country":"-99","admin1":null,"lat":9.56,"lng":44.06,"pop":477876,"tz":"Africa/Mogadishu","wikidata":"Q168652"},
{"name":"Versailles","names":{},"country":"FR","admin1":"Île-de-France","lat":48.8,"lng":2.13,"pop":85416,"tz":"Europe/Paris","wikidata":"Q621"},
{"name":"Lyon","names":{},"country":"FR","admin1":"Rhône","lat":45.77,"lng":4.83,"pop":1423000,"tz":"Europe/Paris","wikidata":"Q456"}
]`,
};

let missing = '';
function fileOf(name: string, instead: string): string {
  const path = join(shared, name);
  if (existsSync(path)) return readFileSync(path, 'utf8');
  missing ||= path;
  return instead;
}

const unesco = fileOf('poi-unesco-world-heritage/sites.json', few.unesco);
const wikidata = fileOf('poi-wikidata-attractions/attractions.json', few.wikidata);
const cities = fileOf('cities-natural-earth/cities.json', few.cities);
if (missing !== '') process.stderr.write(`${missing} is not there: a few lines like its own stand in.\n`);

let database: TestDatabase;
let deps: Deps;

beforeAll(async () => {
  database = await openTestDatabase();
  deps = testDeps(database.db, { clock: () => Date.UTC(2026, 10, 21, 12) });
  const folder = await mkdtemp(join(tmpdir(), 'meander-import-'));
  const wanted = [
    'rates.json',
    'destinations/paris',
    'destinations/singapore',
    'places/paris.json',
    'places/singapore.json',
  ];
  for (const name of wanted) await cp(join(own, name), join(folder, name), { recursive: true });
  await seedCatalogue(deps, folder);
  await rm(folder, { recursive: true });
});
afterAll(() => database.close());

async function everything(): Promise<unknown> {
  const { rows } = await database.db.query(
    `select md5(string_agg(t, '|' order by t)) as sum from (
       select poi::text || xmin::text as t from poi union all select town::text || xmin::text from town
       union all select last_value::text from place_id) as all_rows`,
  );
  return rows;
}

const { get: answer } = callsOf(placesRoutes, () => ({ deps, caller: testCaller }));

function reported(done: PlacesImport): { stored: number; lost: number } {
  if (!done.ok) throw new Error(done.reason);
  const { stored, sheet, rows } = done;
  const saved = stored.added + stored.changed + stored.same;
  return { stored: saved, lost: rows - saved - sheet.rejected.length };
}

describe('importing attractions', () => {
  it('stores or reports every row of both lists, and none that our catalogue has', async () => {
    const first = await importPois(deps, unesco);
    expect(reported(first).lost).toBe(0);
    expect(first.ok ? first.sheet.rejected.map(({ key }) => key) : []).toContain('1567');
    const second = await importPois(deps, wikidata);
    expect(reported(second).lost).toBe(0);
    const refused = second.ok ? second.sheet.rejected : [];
    expect(refused).toContainEqual({
      line: expect.any(Number),
      key: 'Q243',
      reason: 'duplicate of our attraction 11001',
    });
  });

  it('changes nothing the second time', async () => {
    const before = await everything();
    for (const file of [unesco, wikidata]) {
      const again = await importPois(deps, file);
      expect(again).toMatchObject({ ok: true, stored: { added: 0, changed: 0 } });
    }
    expect(await everything()).toEqual(before);
  });

  it('leaves what was there when a file is damaged', async () => {
    const before = await everything();
    expect(await importPois(deps, unesco.slice(0, unesco.length / 2))).toMatchObject({ ok: false });
    expect(await importPois(deps, '{"id":1')).toEqual({ ok: false, line: 1, reason: 'not a JSON object' });
    expect(await everything()).toEqual(before);
  });

  it('lists them after our own, by name and by place, without words or picture', async () => {
    const found = await answer(placesEndpoints.poiList, { type: 'searchList', query: 'banks of the seine' });
    const [seine] = found.pois;
    expect(seine).toMatchObject({
      source: 'unesco',
      kind: 'heritage',
      picture: null,
      destination: { slug: 'paris' },
      countries: ['FR'],
    });
    const poi = await answer(placesEndpoints.poi, { id: String(seine?.id) });
    expect(poi).toMatchObject({ text: null, opening: null, products: [] });
    expect(poi.nearby[0]?.metres).toBeGreaterThan(0);
    const paris = await answer(placesEndpoints.poiList, { type: 'poiList', place_id: '11' });
    expect(paris.pois.slice(0, 7).every(({ source }) => source === 'own')).toBe(true);
    const page = await answer(placesEndpoints.destination, { id: String(seine?.id) });
    expect(page.place).toMatchObject({ type: 'poi', text: null });
    expect(page.products.length).toBeGreaterThan(3);
  });

  it('shows one no more when our catalogue has it by now', async () => {
    const row = JSON.stringify({ id: 'Q999999', name: 'Old Pier', lat: 1.2868, lng: 103.8545 });
    await importPois(deps, row);
    const count = async (): Promise<number> =>
      (await answer(placesEndpoints.poiList, { type: 'searchList', query: 'old pier' })).total.pois;
    expect(await count()).toBe(1);
    await database.db.query("update poi set words = words || E'\\n old pier' where id = 8003");
    expect(await importPois(deps, row)).toMatchObject({ ok: true, stored: { added: 0, changed: 1, same: 0 } });
    expect(
      (await answer(placesEndpoints.poiList, { type: 'searchList', query: 'old pier' })).pois.map(({ id }) => id),
    ).toEqual([8003]);
  });
});

describe('importing towns', () => {
  it('stores or reports every row, and none that is a destination of ours', async () => {
    const first = await importTowns(deps, cities);
    expect(reported(first).lost).toBe(0);
    expect(first.ok ? first.sheet.rejected : []).toContainEqual({
      line: expect.any(Number),
      key: 'Q90',
      reason: 'duplicate of our destination 11',
    });
    const before = await everything();
    expect(await importTowns(deps, cities)).toMatchObject({ ok: true, stored: { added: 0, changed: 0 } });
    expect(await everything()).toEqual(before);
  });

  it('lists them by country, and each is a place to look around from', async () => {
    const { regions } = await answer(placesEndpoints.destinationList, {});
    expect(regions.at(-1)?.region).toBe('elsewhere');
    const france = regions.flatMap(({ countries }) => countries).find(({ code }) => code === 'FR');
    expect(france?.destinations.map(({ slug }) => slug)).toEqual(['paris']);
    expect(france?.towns.length).toBeLessThanOrEqual(12);
    expect(france?.townTotal).toBeGreaterThan(0);
    const found = await answer(placesEndpoints.poiList, { type: 'searchList', query: 'versail' });
    expect(found.towns.map(({ slug }) => slug)).toContain('versailles');
    expect(
      (await answer(placesEndpoints.poiList, { type: 'searchList', query: 'versail', page_num: '2' })).towns,
    ).toEqual([]);
    const { rows } = await database.db.query<{ id: number }>(
      "select id from town where slug = 'versailles' and country = 'FR'",
    );
    const town = await answer(placesEndpoints.destination, { id: String(rows[0]?.id) });
    expect(town.place).toMatchObject({
      type: 'town',
      name: { text: 'Versailles' },
      timeZone: 'Europe/Paris',
      destination: { slug: 'paris' },
    });
    expect(town.products[0]?.id).toBe(1104);
    expect(town.pois[0]?.slug).toBe('palace-of-versailles');
  });
});
