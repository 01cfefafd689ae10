import { cp, mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import type { Deps } from '#src/actions/deps.ts';
import { openCaches } from '#src/actions/open-caches.ts';
import { queryIndex } from '#src/actions/search/index/query-index.ts';
import { followSearch } from '#src/actions/search/index/follow-search.ts';
import type { SearchWork } from '#src/actions/search/index/followed-index.ts';
import { writeSearchSnapshot } from '#src/actions/search/index/write-search-snapshot.ts';
import { loadSearchIndex } from '#src/actions/search/index/load-search-index.ts';
import { mergeListings } from '#src/actions/search/index/merge-listings.ts';
import { refreshSearchItems } from '#src/actions/search/index/refresh-search-items.ts';
import { saveSearchIndex } from '#src/actions/search/index/save-search-index.ts';
import { seedCatalogue } from '#src/actions/operations/seed-catalogue.ts';
import { dayNumber } from '#src/domain/shared/time/local-time.ts';
import { emptyIndexQuery, type IndexAnswer, type IndexQuery } from '#src/domain/search/query/index-query.ts';
import { soughtWords } from '#src/domain/search/text/tokenise.ts';
import { recordAt, scoreOf } from '#src/search-index/record.ts';
import { openDb, type Database } from '#src/store/shared/database/db.ts';
import { thinChanges } from '#src/store/search/search-changes.store.ts';
import { refillSearchItems } from '#src/store/search/search-items.store.ts';
import { holdPlaces, releasePlaces, type Places } from '#src/store/catalogue/stock.store.ts';
import { openTestDatabase, type TestDatabase } from '../../../../tests/database.ts';
import { testDeps } from '../../../../tests/test-deps.ts';

const own = fileURLToPath(new URL('../../../../catalogue', import.meta.url));
const noon = Date.UTC(2026, 10, 21, 12);
const louvre = 1102;
const eiffel = 1101;
let folder = '';
let database: TestDatabase;
let deps: Deps;
let nowMs = noon;
let lines: { about: Record<string, unknown>; message: string }[] = [];
const others: Database[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'meander-follow-'));
  await mkdir(join(folder, 'destinations'));
  await cp(join(own, 'rates.json'), join(folder, 'rates.json'));
  await cp(join(own, 'destinations/paris'), join(folder, 'destinations/paris'), { recursive: true });
  database = await openTestDatabase();
  const note = (about: object, message: string): void => void lines.push({ about: { ...about }, message });
  const log = { info: note, warn: note, error: note };
  deps = testDeps(database.db, { clock: () => nowMs, log });
  await seedCatalogue(deps, folder);
  await refreshSearchItems(deps);
});

beforeEach(() => {
  nowMs = noon;
  lines = [];
});

afterAll(async () => {
  await Promise.all(others.map((one) => one.close()));
  await database.close();
  await rm(folder, { recursive: true });
});

/** What a job and a follower do every second. */
async function settle(): Promise<void> {
  await refreshSearchItems(deps);
  await followSearch(deps);
}

async function send(query: Partial<IndexQuery>, of: Pick<Deps, 'db' | 'caches'> = deps): Promise<IndexAnswer> {
  return queryIndex(of, { ...emptyIndexQuery, take: 50, ...query });
}

async function found(query: Partial<IndexQuery>, of?: Pick<Deps, 'db' | 'caches'>): Promise<number[]> {
  return (await send(query, of)).hits.map((hit) => hit.id);
}

/** Returns the scores in the index of this process. */
function scores(): number[] {
  const index = deps.caches.search?.index;
  return index === undefined ? [] : Array.from(index.ids, (_, number) => scoreOf(index.records, recordAt(number)));
}

const onDay = (date: string): Partial<IndexQuery> => ({ day: dayNumber(date) });

/** All free places of a product's day. */
async function freePlaces(productId: number, date: string): Promise<Places[]> {
  const { rows } = await database.db.query<Places>(
    `select distinct i.id::text as "inventoryId", i.total - i.held - i.sold as qty from inventory i join slot s on s.inventory_id = i.id
     where s.product_id = $1 and s.local_date = $2::date and i.total - i.held - i.sold > 0 order by 1`,
    [productId, date],
  );
  return [...rows];
}

/** Another process on the same database. */
function otherProcess(more: Partial<Deps> = {}): Deps {
  const db = openDb({ url: database.url, max: 2 });
  others.push(db);
  return { ...deps, db, caches: openCaches(), ...more };
}

describe('the search follows the shop', () => {
  it('is answered by the database until the index is loaded, with the same totals, counts and orders', async () => {
    const queries: Partial<IndexQuery>[] = [
      {},
      { words: soughtWords('tower ') },
      { words: soughtWords('エッフェル塔') },
      { ...onDay('2027-05-01'), sort: 'price_low' },
      { categories: ['museum'], specials: ['instant'], sort: 'best_rated' },
      { priced: true, termsOf: () => ({ from: 1000, to: 3000, factor: 1 }) },
    ];
    expect(deps.caches.search).toBeNull();
    for (const text of ['\u0000\u0001', "' or 1=1 --", '\\', '%', '\ud800', ':* & !x', '👩‍👩‍👧', "'\\"])
      expect((await send({ words: soughtWords(text) })).hits.length).toBeLessThanOrEqual(9);
    const before = await Promise.all(queries.map((query) => send(query)));
    await followSearch(deps);
    expect(deps.caches.search?.index.size).toBe(9);
    const after = await Promise.all(queries.map((query) => send(query)));
    const reported = ({ hits, ...counts }: IndexAnswer): unknown => ({
      ...counts,
      ids: hits.map((hit) => hit.id).toSorted((a, b) => a - b),
      prices: counts.prices.toSorted((a, b) => (a.currency < b.currency ? -1 : 1)),
    });
    expect(before.map(reported)).toEqual(after.map(reported));
    expect(after.every((answer) => answer.total > 0)).toBe(true);
    expect(after[0]?.total).toBe(9);
  });

  it('no longer finds what is sold out on a day, and finds it again when places come back', async () => {
    await followSearch(deps);
    const day = onDay('2027-01-15');
    expect(await found(day)).toContain(eiffel);
    const places = await freePlaces(eiffel, '2027-01-15');
    await database.db.transaction((tx) => holdPlaces(tx, places), { cause: 'test' });
    await settle();
    expect(await found(day)).not.toContain(eiffel);
    expect(await found(onDay('2027-01-16'))).toContain(eiffel);
    expect(await found({})).toContain(eiffel);
    await database.db.transaction((tx) => releasePlaces(tx, places), { cause: 'test' });
    await settle();
    expect(await found(day)).toContain(eiffel);
  });

  it('touches nothing while an option stays open or shut', async () => {
    await settle();
    const [first] = await freePlaces(eiffel, '2027-01-15');
    if (first === undefined) throw new Error('the day is sold out');
    const some = [{ ...first, qty: first.qty - 1 }];
    await database.db.transaction((tx) => holdPlaces(tx, some), { cause: 'test' });
    expect((await database.db.query('select from search_touched')).rowCount).toBe(0);
    await database.db.transaction((tx) => holdPlaces(tx, [{ ...first, qty: 1 }]), { cause: 'test' });
    expect((await database.db.query('select from search_touched')).rowCount).toBeGreaterThan(0);
    await database.db.transaction((tx) => releasePlaces(tx, [first]), { cause: 'test' });
    await settle();
  });

  it('sorts and filters by a price as soon as it has changed', async () => {
    await followSearch(deps);
    const cheap: Partial<IndexQuery> = { priced: true, termsOf: () => ({ from: 0, to: 99, factor: 1 }) };
    expect(await found(cheap)).toEqual([]);
    const { rows } = await database.db.query<{ id: string; option_id: string; price: bigint }>(
      'select id, option_id, price_minor as price from unit where product_id = $1 order by 2, 1',
      [louvre],
    );
    await database.db.query('update option set price_rules = $2 where product_id = $1', [louvre, '[]']);
    await database.db.query('update unit set price_minor = 77 where product_id = $1', [louvre]);
    await settle();
    expect(await found(cheap)).toEqual([louvre]);
    expect((await found({ sort: 'price_low' }))[0]).toBe(louvre);
    for (const { id, option_id: option, price } of rows)
      await database.db.query('update unit set price_minor = $4 where product_id = $1 and option_id = $2 and id = $3', [
        louvre,
        option,
        id,
        price,
      ]);
    await settle();
    expect(await found(cheap)).toEqual([]);
    expect((await found({ sort: 'price_low' }))[0]).not.toBe(louvre);
  });

  it('forgets what goes off sale, and finds what is put on sale or renamed', async () => {
    await followSearch(deps);
    const louvreWords = { words: soughtWords('louvre ') };
    await database.db.query('update product set live = false where id = $1', [louvre]);
    await settle();
    expect(await found(louvreWords)).not.toContain(louvre);
    expect((await send({})).total).toBe(8);
    await database.db.query('update product set live = true where id = $1', [louvre]);
    await settle();
    expect(await found(louvreWords)).toContain(louvre);
    expect((await send({})).total).toBe(9);
    await database.db.query('delete from search_doc where product_id = $1', [louvre]);
    const renamed = `update product set content = jsonb_set(content, '{titles,en}', to_jsonb($2::text)) where id = $1`;
    await database.db.query(renamed, [louvre, 'Palace of the quetzal']);
    await settle();
    expect(await found({ words: soughtWords('quetzal ') })).toEqual([louvre]);
  });

  it('takes in what is new or reworded without reading everything again', async () => {
    let loads = 0;
    const merged: number[] = [];
    const searchWork: SearchWork = {
      load: (folder) => {
        loads += 1;
        return loadSearchIndex({ ...deps, ...(folder === undefined ? {} : { searchFolder: folder }) });
      },
      merge: (index, ids) => {
        merged.push(ids.length);
        return mergeListings(deps.db, index, ids);
      },
      save: saveSearchIndex,
    };
    const process = otherProcess({ searchWork });
    await followSearch(process);
    const renamed = `update product set content = jsonb_set(content, '{titles,en}', to_jsonb($2::text)) where id = $1`;
    await database.db.query('delete from search_doc where product_id = $1', [eiffel]);
    await database.db.query(renamed, [eiffel, 'Tower of the axolotl']);
    await database.db.query('update product set live = false where id = $1', [louvre]);
    await database.db.query('update unit set price_minor = price_minor + 3 where product_id = 1103');
    await settle();
    await followSearch(process);
    expect(await found({ words: soughtWords('axolotl ') }, process)).toEqual([eiffel]);
    expect(await found({}, process)).not.toContain(louvre);
    await database.db.query('update product set live = true where id = $1', [louvre]);
    await settle();
    await followSearch(process);
    const fresh = otherProcess();
    await followSearch(fresh);
    for (const requested of [
      {},
      { words: soughtWords('tower ') },
      { sort: 'price_low' as const },
      { words: soughtWords('louvre ') },
    ])
      expect(await send(requested, process)).toEqual(await send(requested, fresh));
    expect(loads).toBe(1);
    // So small an index is merged in this process, a large one elsewhere.
    expect(merged).toEqual([]);
    const followed = process.caches.search ?? undefined;
    if (followed === undefined) throw new Error('not loaded');
    const postings = new Uint32Array(1_000_000);
    postings.set(followed.index.postings);
    process.caches.search = { ...followed, index: { ...followed.index, postings } };
    await database.db.query(renamed, [eiffel, 'Tower of the capybara']);
    await database.db.query('delete from search_doc where product_id = $1', [eiffel]);
    await settle();
    await followSearch(process);
    expect(await found({ words: soughtWords('capybara ') }, process)).toEqual([eiffel]);
    expect([loads, merged]).toEqual([1, [1]]);
  });

  it('reads everything again when merging fails', async () => {
    const process = otherProcess();
    await followSearch(process);
    const followed = process.caches.search ?? undefined;
    if (followed === undefined) throw new Error('not loaded');
    const countries = Array.from({ length: 1_024 }, (_, at) => `${at}`);
    process.caches.search = { ...followed, index: { ...followed.index, countries } };
    await database.db.query(
      `update product set content = jsonb_set(content, '{titles,en}', '"Quokka"') where id = $1`,
      [louvre],
    );
    await database.db.query('delete from search_doc where product_id = $1', [louvre]);
    await settle();
    await followSearch(process);
    expect(await found({ words: soughtWords('quokka ') }, process)).toEqual([louvre]);
    expect(lines).toMatchObject([{ about: { listings: 1 } }]);
  });

  it.each([
    ['our code cannot read', `content - 'titles'`, 'content'],
    ['the database refuses', '2000000', 'rank'],
  ])('leaves out a listing that %s, says so once, and tries again when it changes', async (_name, harm, column) => {
    await settle();
    const { rows } = await database.db.query<{ kept: unknown }>(`select ${column} as kept from product where id = $1`, [
      louvre,
    ]);
    const popularity = 'alter table search_item add constraint no_such_popularity check (popularity > 0)';
    await database.db.query(popularity);
    await database.db.query(`update product set ${column} = ${harm} where id = $1`, [louvre]);
    const renamed = `update product set content = jsonb_set(content, '{titles,en}', to_jsonb($2::text)) where id = $1`;
    await database.db.query('delete from search_doc where product_id in ($1, $2)', [eiffel, louvre]);
    await database.db.query(renamed, [eiffel, `Tower of the numbat ${column}`]);
    await settle();
    await settle();
    expect(await found({ words: soughtWords(`numbat ${column} `) })).toEqual([eiffel]);
    expect(await found({})).toContain(louvre);
    expect(lines).toMatchObject([{ about: { product: louvre } }]);
    await database.db.query(`update product set ${column} = $2 where id = $1`, [louvre, rows[0]?.kept]);
    await settle();
    expect(lines).toHaveLength(1);
    expect(await found({ words: soughtWords('louvre ') })).toContain(louvre);
    await database.db.query('alter table search_item drop constraint no_such_popularity');
  });

  it('reflects the passing of a day without any write', async () => {
    await settle();
    const tomorrow = onDay('2026-11-22');
    expect(await found(tomorrow)).toContain(eiffel);
    nowMs = Date.UTC(2026, 10, 22, 23, 30);
    await settle();
    expect(await found(tomorrow)).not.toContain(eiffel);
    expect(await found(onDay('2026-11-24'))).toContain(eiffel);
    nowMs = noon;
    await database.db.query('insert into search_touched (product_id, whole) select id, false from product');
    await settle();
  });

  it('writes everything again when other rules hold, and nothing when nothing changed', async () => {
    await settle();
    expect(await refreshSearchItems(deps)).toBe(0);
    const bare = { ...deps, sampleData: false };
    expect(await refreshSearchItems(bare)).toBe(9);
    await followSearch(deps);
    expect(scores().every((score) => score === 0)).toBe(true);
    expect(await refreshSearchItems(deps)).toBe(9);
    await followSearch(deps);
    expect(scores().some((score) => score > 0)).toBe(true);
  });

  it('takes turns when two processes write, and both see all of it', async () => {
    const other = otherProcess();
    await followSearch(other);
    await database.db.query('update unit set price_minor = price_minor + 1');
    await Promise.all([refreshSearchItems(deps), refreshSearchItems(other)]);
    await refreshSearchItems(other);
    await Promise.all([followSearch(deps), followSearch(other)]);
    expect(await send({ sort: 'price_low' }, other)).toEqual(await send({ sort: 'price_low' }));
    expect(await refreshSearchItems(deps)).toBe(0);
  });

  it('rebuilds when the changes it needs are gone, or all listings were replaced', async () => {
    const late = otherProcess();
    await followSearch(late);
    await database.db.query('update unit set price_minor = price_minor + 1 where product_id = $1', [eiffel]);
    await settle();
    await database.db.query("update search_change set at = now() - interval '2 days'");
    await thinChanges(database.db);
    expect((await database.db.query('select from search_change')).rowCount).toBe(0);
    await followSearch(late);
    expect(await send({ sort: 'price_low' }, late)).toEqual(await send({ sort: 'price_low' }));
    await refillSearchItems(database.db, []);
    await followSearch(late);
    expect((await send({}, late)).total).toBe(0);
    await settle();
    await followSearch(late);
    expect((await send({}, late)).total).toBe(9);
  });
});

describe('snapshots', () => {
  let searchFolder = '';
  beforeEach(async () => {
    searchFolder = await mkdtemp(join(tmpdir(), 'meander-snapshot-'));
    await settle();
    await writeSearchSnapshot({ ...deps, searchFolder });
  });

  const files = (): Promise<string[]> => readdir(searchFolder);

  /** A row that only a snapshot still has: no change reports its removal. */
  async function hideFromBuilders(): Promise<void> {
    await database.db.query('delete from search_item where product_id = $1', [louvre]);
  }
  async function showAgain(): Promise<void> {
    await database.db.query('insert into search_touched (product_id, whole) values ($1, true)', [louvre]);
    await settle();
    await rm(searchFolder, { recursive: true });
  }

  it('are read at the start, and what changed since is applied', async () => {
    await hideFromBuilders();
    await database.db.query('update unit set price_minor = 55 where product_id = 1103');
    await refreshSearchItems(deps);
    const process = otherProcess({ searchFolder });
    await followSearch(process);
    expect(await found({}, process)).toContain(louvre);
    expect((await found({ sort: 'price_low' }, process))[0]).toBe(1103);
    expect(lines).toEqual([]);
    await showAgain();
  });

  it('are written again only when enough has changed, and the old one goes', async () => {
    expect(await writeSearchSnapshot({ ...deps, searchFolder })).toBe(false);
    const before = await files();
    expect(before).toHaveLength(1);
    await database.db.query(
      'insert into search_change (product_id, whole) select $1, false from generate_series(1, 100)',
      [eiffel],
    );
    await settle();
    expect(await writeSearchSnapshot({ ...deps, searchFolder })).toBe(true);
    const after = await files();
    expect(after).toHaveLength(1);
    expect(after).not.toEqual(before);
    await showAgain();
  });

  it.each([
    ['damaged', (bytes: Buffer) => bytes.fill(bytes.readUInt8(500) ^ 1, 500, 501)],
    ['cut short', (bytes: Buffer) => bytes.subarray(0, bytes.length - 8)],
    ['no snapshot', (bytes: Buffer) => bytes.fill(0, 0, 4)],
  ])('that are %s are logged once and rebuilt', async (_name, harm) => {
    await hideFromBuilders();
    const [name = ''] = await files();
    await writeFile(join(searchFolder, name), harm(await readFile(join(searchFolder, name))));
    const process = otherProcess({ searchFolder });
    await followSearch(process);
    expect(await found({}, process)).not.toContain(louvre);
    expect((await send({}, process)).total).toBe(8);
    expect(lines).toHaveLength(1);
    expect(lines[0]?.about.file).toBe(name);
    expect(await files()).toEqual([]);
    await showAgain();
  });

  it('of another shop, of changes to come, or under a wrong name are not read', async () => {
    await hideFromBuilders();
    const [name = ''] = await files();
    const [source, seq] = name.split('.');
    const foreign = `00000000-0000-4000-8000-000000000000.${seq}.search`;
    await rename(join(searchFolder, name), join(searchFolder, foreign));
    await cp(join(searchFolder, foreign), join(searchFolder, `${source}.${Number(seq) + 1_000_000}.search`));
    await cp(join(searchFolder, foreign), join(searchFolder, `${source}.0.search`));
    const process = otherProcess({ searchFolder });
    await followSearch(process);
    expect(await found({}, process)).not.toContain(louvre);
    expect(lines.length).toBeGreaterThan(0);
    await showAgain();
  });
});
