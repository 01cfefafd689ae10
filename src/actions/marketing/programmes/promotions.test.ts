import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { openCaches } from '#src/actions/open-caches.ts';
import { openCatalogue } from '#src/actions/catalogue/open-catalogue.ts';
import { findProgram } from '#src/actions/marketing/programmes/find-program.ts';
import { findValuePack } from '#src/actions/marketing/programmes/find-value-pack.ts';
import { stockPromotions } from '#src/actions/marketing/programmes/stock-promotions.ts';
import { seedCatalogue } from '#src/actions/operations/seed-catalogue.ts';
import { readCatalogueFolder } from '#src/formats/catalogue/catalogue-folder.ts';
import { faultText } from '#src/domain/catalogue/checks/catalogue-issue.ts';
import { findPrograms } from '#src/store/marketing/programmes.store.ts';
import { findThemes } from '#src/store/marketing/themes.store.ts';
import { findValuePacks } from '#src/store/marketing/value-packs.store.ts';
import type { TestDatabase } from '../../../../tests/database.ts';
import { openWholeCatalogue, seededAtMs } from '../../../../tests/whole-catalogue.ts';

const own = fileURLToPath(new URL('../../../../catalogue', import.meta.url));
/** Each test seeds the whole shop once or twice, which takes longer on a busy machine than a test may by itself. */
const seeding = { timeout: 120_000 };
let nowMs = seededAtMs;
const clock = () => nowMs;
const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
let folder = '';
let database: TestDatabase;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'meander-promotions-'));
  await cp(own, folder, { recursive: true });
  database = await openWholeCatalogue();
}, 180_000);

afterAll(async () => {
  await database.close();
  await rm(folder, { recursive: true });
});

/** Returns the contents of the tables as one text: equal when nothing changed. */
async function everything(): Promise<string> {
  const tables = [
    'program',
    'program_place',
    'program_product',
    'theme',
    'theme_item',
    'value_pack',
    'value_pack_item',
  ];
  const sums = await Promise.all(
    tables.map((table) =>
      database.db.query<{ sum: string }>(
        `select md5(string_agg(t::text || xmin::text, '|' order by t::text)) as sum from ${table} t`,
      ),
    ),
  );
  return sums.map(({ rows }) => rows[0]?.sum).join(' ');
}

async function change(file: string, find: string | RegExp, put: string): Promise<() => Promise<void>> {
  const path = join(folder, file);
  const text = await readFile(path, 'utf8');
  const changed = text.replace(find, put);
  expect(changed).not.toBe(text);
  await writeFile(path, changed);
  return () => writeFile(path, text);
}

describe('seeding of promotions', seeding, () => {
  it('writes all of them, and nothing again when run twice', async () => {
    expect((await findPrograms(database.db)).length).toBeGreaterThanOrEqual(4);
    expect((await findThemes(database.db)).length).toBeGreaterThanOrEqual(6);
    expect((await findValuePacks(database.db)).length).toBeGreaterThanOrEqual(6);
    const before = await everything();
    expect(await seedCatalogue({ db: database.db, clock }, folder)).toMatchObject({ ok: true });
    expect(await everything()).toBe(before);
  });

  it('updates the order, places and quantities that changed, and removes a theme whose file is gone', async () => {
    const restores = [
      await change('themes/before-breakfast.json', /1003,\s*502/, '502, 1003'),
      await change('programs/kansai-in-one-week.json', /4,\s*5/, '5'),
      await change('value-packs/tokyo-from-the-plane.json', '"quantity": 2', '"quantity": 1'),
    ];
    await rm(join(folder, 'themes/on-the-water.json'));
    expect(await seedCatalogue({ db: database.db, clock }, folder)).toMatchObject({ ok: true });
    const themes = await findThemes(database.db);
    expect(themes.find(({ id }) => id === 205)?.items.slice(0, 3)).toEqual([502, 1003, 907]);
    expect(themes.some(({ id }) => id === 206)).toBe(false);
    expect((await findPrograms(database.db)).find(({ id }) => id === 102)?.places).toEqual([5]);
    expect((await findValuePacks(database.db))[0]?.items[0]).toEqual({ product: 308, option: 'single', quantity: 1 });
    for (const restore of restores) await restore();
    await cp(join(own, 'themes/on-the-water.json'), join(folder, 'themes/on-the-water.json'));
    expect(await seedCatalogue({ db: database.db, clock }, folder)).toMatchObject({ ok: true });
    expect((await findThemes(database.db)).some(({ id }) => id === 206)).toBe(true);
  });

  it('adds its entries to an older shop, once', async () => {
    expect(await stockPromotions({ db: database.db }, folder)).toBe(0);
    await database.db.query('truncate program, theme, value_pack cascade');
    // An operator's own product under an id of ours.
    await database.db.query("update product set slug = 'my-own-tower' where id = 301");
    const written = await stockPromotions({ db: database.db }, folder);
    expect(written).toBeGreaterThan(10);
    expect((await findThemes(database.db)).some(({ items }) => items.includes(301))).toBe(false);
    expect((await findValuePacks(database.db)).some(({ id }) => id === 301)).toBe(false);
    expect(await stockPromotions({ db: database.db }, folder)).toBe(0);
    expect(await seedCatalogue({ db: database.db, clock }, folder)).toMatchObject({ ok: true });
    expect((await findThemes(database.db)).some(({ items }) => items.includes(301))).toBe(true);
  });

  it.each([
    ['a product that nobody sells', 'programs/evenings-on-the-water.json', /904/, '9904', 'there is no product 9904'],
    ['a place that is nowhere', 'programs/kansai-in-one-week.json', /\b4,/, '99,', 'there is no destination 99'],
    ['a product twice', 'themes/on-the-water.json', /506/, '1105', '1105 occurs twice'],
    ['too few', 'themes/before-breakfast.json', /"items": \[[^\]]*\]/, '"items": [1003]', '1 of at least 4'],
    ['an end before its beginning', 'programs/early-dusk-from-above.json', '2027-03', '2025-03', 'it ends before'],
    ['no instant', 'programs/early-dusk-from-above.json', '2026-10-01T00:00:00Z', 'October', 'an instant such as'],
    [
      'nothing at all',
      'programs/kansai-in-one-week.json',
      /"places": [\s\S]*$/,
      '"places": [], "products": [] }',
      'nothing belongs to it',
    ],
    ['no Arabic', 'themes/on-the-water.json', '"ar"', '"nl"', 'no name in "ar"'],
    ['an id twice', 'themes/on-the-water.json', '"id": 206', '"id": 205', 'id 205 is already that of'],
    ['an unknown option', 'value-packs/tokyo-from-the-plane.json', 'tembo-deck', 'cellar', 'has no option "cellar"'],
    ['another place', 'value-packs/tokyo-from-the-plane.json', '"product": 307', '"product": 407', 'not in the pack'],
    ['an unknown key', 'value-packs/tokyo-from-the-plane.json', '"slug"', '"price": 1, "slug"', 'unknown: price'],
  ])('refuses %s by file, line and reason', async (_what, file, find, put, reason) => {
    const restore = await change(file, find, put);
    const read = await readCatalogueFolder(folder, { products: true });
    await restore();
    const faults = read.ok ? [] : read.faults.map(faultText);
    expect(faults.join('\n')).toContain(reason);
    expect(faults.every((fault) => /^[\w/.-]+\.json:\d+: /.test(fault))).toBe(true);
  });
});

describe('a programme for the search', () => {
  const find = async (id: number) => {
    const open = await openCatalogue({ db: database.db, caches: openCaches(), clock, log });
    return findProgram({ db: database.db, clock }, open, id);
  };

  it('names its products in their order', async () => {
    expect(await find(103)).toMatchObject({ ok: true, value: { products: [207, 308, 408, 608, 706, 1208] } });
  });

  it('has everything of its places', async () => {
    const found = await find(102);
    expect(found.ok && found.value.products.every((id) => [4, 5].includes(Math.floor(id / 100)))).toBe(true);
    expect(found.ok && found.value.products.length).toBe(17);
  });

  it.each([
    ['is unknown', 999, '2026-11-21', '0509P0001'],
    ['hasn’t started', 105, '2026-11-21', '0509P0007'],
    ['is over', 106, '2027-03-01', '0509P0008'],
  ])('fails with its code when it %s', async (_what, id, today, code) => {
    const before = nowMs;
    nowMs = Date.parse(today);
    expect(await find(id)).toMatchObject({ ok: false, failure: { code } });
    nowMs = before;
  });

  it('fails with its code when nothing of it is on sale', async () => {
    await database.db.query(
      'update product set live = false, updated_at = now() where id in (207, 308, 408, 608, 706, 1208)',
    );
    nowMs += 3_600_000;
    expect(await find(103)).toEqual({ ok: false, failure: { code: '0509P0009' } });
    await database.db.query('update product set live = true, updated_at = now()');
    nowMs += 3_600_000;
    expect(await find(103)).toMatchObject({ ok: true });
  });
});

it('a list of results gets the pack of its place, with what each traveller gets', async () => {
  const open = await openCatalogue({ db: database.db, caches: openCaches(), clock, log });
  const showing = {
    open,
    currency: 'JPY',
    rates: { date: '2026-11-20', hkdPerUnit: {} },
    sampleData: true,
    booked: new Map(),
  } as const;
  const found = await findValuePack({ db: database.db, clock }, showing, {
    places: [3],
    products: [301, 401],
    ages: [],
  });
  expect(found?.pack.slug).toBe('tokyo-from-the-plane');
  expect(found?.items.map(({ card, quantity }) => [card.product.id, quantity])).toEqual([
    [308, 2],
    [301, 1],
    [307, 1],
  ]);
  const pack = async (wish: { places: number[]; ages: number[] }) =>
    (await findValuePack({ db: database.db, clock }, showing, { products: [], ...wish }))?.pack.slug;
  expect(await pack({ places: [10], ages: [] })).toBeUndefined();
  // Those who travel are offered what they can book together.
  expect(await pack({ places: [3], ages: [34, 36] })).toBe('tokyo-from-the-plane');
  expect(await pack({ places: [3], ages: Array.from({ length: 20 }, () => 34) })).toBeUndefined();
  expect(await pack({ places: [3], ages: [6] })).toBeUndefined();
});
