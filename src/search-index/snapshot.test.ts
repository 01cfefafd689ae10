import { existsSync } from 'node:fs';
import { mkdtemp, readdir, rm, symlink, truncate } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { readShared, writeParts } from '#src/adapters/snapshot-file.ts';
import { emptyIndexQuery } from '#src/domain/search/query/index-query.ts';
import { dayRing, type IndexedDocument } from '#src/domain/search/documents/indexed-document.ts';
import { soughtWords } from '#src/domain/search/text/tokenise.ts';
import { buildIndex } from '#src/search-index/build/build-index.ts';
import { searchIndex } from '#src/search-index/search-index.ts';
import { readSnapshot, snapshotParts } from '#src/search-index/snapshot.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'meander-snapshot-'));
});
afterAll(() => rm(folder, { recursive: true }));

const documents = Array.from({ length: 23 }, (_, at): IndexedDocument => ({
  id: 100 - at * 3,
  destinationId: at % 4,
  country: 'JP',
  category: at % 2 === 0 ? 'tour' : 'pass',
  specials: at % 8,
  score: 80,
  reviews: at,
  popularity: -at,
  currency: 'JPY',
  price: at === 5 ? null : at * 100,
  days: dayRing([20_800 + at]),
  words: [
    ['东京', 1],
    [`word${at}`, 8],
  ],
}));
const of = { tokeniser: 2, source: 'now' };
const query = { ...emptyIndexQuery, words: soughtWords('東京'), day: 20_803, take: 5 };

async function saved(name: string): Promise<string> {
  const path = join(folder, name);
  await writeParts(path, snapshotParts(buildIndex(documents), of));
  return path;
}

async function read(path: string, wanted = of) {
  const bytes = await readShared(path);
  return bytes === null ? null : readSnapshot(bytes, wanted);
}

describe('a snapshot', () => {
  it('answers as the index that it was taken of', async () => {
    const index = await read(await saved('whole'));
    if (index === null || typeof index === 'string') throw new Error(String(index));
    const built = buildIndex(documents);
    expect(searchIndex(index, query)).toEqual(searchIndex(built, query));
    expect(searchIndex(index, query).hits.map((hit) => hit.id)).toEqual([91]);
    expect(index.terms).toEqual(built.terms);
  });

  it('of nothing is nothing', async () => {
    const path = join(folder, 'empty');
    await writeParts(path, snapshotParts(buildIndex([]), of));
    expect(await read(path)).toMatchObject({ size: 0, terms: [] });
  });

  it('is refused when it is of another tokeniser or another state, and when there is none', async () => {
    const path = await saved('foreign');
    expect(await read(path, { ...of, tokeniser: 1 })).toBe('of another state');
    expect(await read(path, { ...of, source: 'then' })).toBe('of another state');
    expect(await read(join(folder, 'none'))).toBeNull();
  });

  it.runIf(existsSync('/dev/full'))(
    'that the disk has no room for leaves the former whole, and no half of itself',
    async () => {
      const path = await saved('full');
      await symlink('/dev/full', `${path}.half`);
      const larger = buildIndex([...documents, ...documents.map((one) => ({ ...one, id: one.id + 1000 }))]);
      await expect(writeParts(path, snapshotParts(larger, of))).rejects.toMatchObject({ code: 'ENOSPC' });
      expect(await read(path)).toMatchObject({ size: documents.length });
      expect((await readdir(folder)).filter((name) => name.endsWith('.half'))).toEqual([]);
      await writeParts(path, snapshotParts(larger, of));
      expect(await read(path)).toMatchObject({ size: 2 * documents.length });
    },
  );

  it('is refused when it was cut short, wherever', async () => {
    const path = await saved('short');
    const whole = (await readShared(path))?.byteLength ?? 0;
    for (const length of [whole - 64, whole - 8, whole - 1, 400, 17, 16, 3, 0]) {
      await truncate(path, length);
      expect(typeof (await read(path))).toBe('string');
    }
  });

  it('is refused when any of its bytes was changed', async () => {
    const bytes = await readShared(await saved('changed'));
    if (bytes === null) throw new Error('not written');
    for (let at = 0; at < bytes.byteLength; at += 1) {
      // The last number of the four says nothing.
      if (at >= 12 && at < 16) continue;
      const copy = bytes.slice(0);
      const view = new Uint8Array(copy);
      view[at] = (view[at] ?? 0) ^ 0x10;
      expect(typeof readSnapshot(copy, of)).toBe('string');
    }
  });

  it('is refused when it is something else', () => {
    const text = new SharedArrayBuffer(64);
    new Uint8Array(text).fill(0x41);
    expect(readSnapshot(text, of)).toBe('no snapshot');
  });
});
