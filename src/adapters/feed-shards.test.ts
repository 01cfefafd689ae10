import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, expect, it } from 'vitest';

import { writeFeedShards } from '#src/adapters/feed-shards.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'meander-feed-'));
});
afterEach(() => rm(folder, { recursive: true }));

async function* products(count: number): AsyncGenerator<object> {
  for (let id = 1; id <= count; id += 1) yield { id };
}

it('writeFeedShards writes nothing without products, and leaves an earlier feed unchanged', async () => {
  await writeFile(join(folder, 'things-to-do-0.json'), 'earlier');
  expect(await writeFeedShards(folder, products(0), { nonce: 1, mostBytes: 1_000 })).toEqual({
    shards: 0,
    products: 0,
  });
  expect(await readdir(folder)).toEqual(['things-to-do-0.json']);
  expect(await readFile(join(folder, 'things-to-do-0.json'), 'utf8')).toBe('earlier');
});

it('writeFeedShards replaces an earlier feed by a consistent set of files', async () => {
  await writeFile(join(folder, 'things-to-do-9.json'), 'earlier');
  const written = await writeFeedShards(folder, products(40), { nonce: 7, mostBytes: 400 });
  const names = (await readdir(folder)).toSorted();
  expect(written).toEqual({ shards: names.length, products: 40 });
  expect(names.length).toBeGreaterThan(1);
  for (const name of names) {
    const { feed_metadata: reported } = JSON.parse(await readFile(join(folder, name), 'utf8'));
    expect(reported).toMatchObject({ nonce: 7, total_shards_count: names.length });
  }
});
