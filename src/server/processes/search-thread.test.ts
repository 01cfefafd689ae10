import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, expect, it } from 'vitest';

import { loadSearchIndex } from '#src/actions/search/index/load-search-index.ts';
import { mergeListings } from '#src/actions/search/index/merge-listings.ts';
import { snapshotName } from '#src/search-index/snapshot-name.ts';
import { openSearchThread, type SearchThread } from '#src/server/processes/search-thread.ts';
import { changeSearchItems, refillSearchItems, removeSearchItems } from '#src/store/search/search-items.store.ts';
import { openTestDatabase, type TestDatabase } from '../../../tests/database.ts';

let database: TestDatabase;
let thread: SearchThread;
const warned: object[] = [];
const quiet = (): void => undefined;
const log = { info: quiet, warn: (about: object) => void warned.push(about), error: quiet };

const item = {
  destinationId: 1,
  country: 'FR',
  category: 'museum',
  specials: 0,
  score: 80,
  reviews: 3,
  currency: 'EUR',
  price: 900,
  days: new Uint32Array(6),
  words: new Map([['louvre', 1]]),
  content: {},
};

beforeAll(async () => {
  database = await openTestDatabase();
  thread = openSearchThread({ url: database.url, log });
  await refillSearchItems(database.db, [[1, 2, 3].map((id) => ({ ...item, id, popularity: id }))]);
});
afterAll(() => database.close());

it('builds in its thread what would be built here, in memory that both share', async () => {
  const { index, ...of } = await thread.load(undefined);
  const { index: ours, ...here } = await loadSearchIndex({ db: database.db, log });
  expect(of).toEqual(here);
  expect([...index.ids]).toEqual([3, 2, 1]);
  expect(index).toEqual(ours);
  expect(index.postings.buffer).toBeInstanceOf(SharedArrayBuffer);
});

it('logs an unusable snapshot', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'meander-thread-'));
  const { source, seq } = await loadSearchIndex({ db: database.db, log });
  const name = `${source}.${seq}.search`;
  await writeFile(join(folder, name), 'nothing of the kind');
  expect((await thread.load(folder)).index.size).toBe(3);
  expect(warned).toEqual([{ file: name, why: expect.any(String) }]);
  expect(await readdir(folder)).toEqual([]);
  await rm(folder, { recursive: true });
});

it('merges and saves in its thread as it would be done here', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'meander-thread-'));
  const followed = await loadSearchIndex({ db: database.db, log });
  await changeSearchItems(database.db, [{ ...item, id: 7, popularity: 9, words: new Map([['orsay', 1]]) }]);
  await removeSearchItems(database.db, [3]);
  const merged = await thread.merge(followed.index, [7, 3]);
  expect(merged).toEqual(await mergeListings(database.db, followed.index, [7, 3]));
  expect([...merged.ids]).toEqual([7, 2, 1]);
  expect(merged.records.buffer).toBeInstanceOf(SharedArrayBuffer);
  await thread.save(join(folder, snapshotName(followed)), { ...followed, index: merged });
  const read = await loadSearchIndex({ db: database.db, log, searchFolder: folder });
  expect(read.index).toEqual(merged);
  await rm(folder, { recursive: true });
});

it('says so when it cannot load, and when it is broken off', async () => {
  const nowhere = openSearchThread({ url: 'postgres://nobody@127.0.0.1:9/none', log });
  await expect(nowhere.load(undefined)).rejects.toThrow();
  const loading = thread.load(undefined);
  loading.catch(() => undefined);
  await thread.stop();
  await expect(loading).rejects.toThrow('ended');
  await expect(thread.load(undefined)).rejects.toThrow('ended');
});
