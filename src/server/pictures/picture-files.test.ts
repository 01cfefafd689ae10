import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, it } from 'vitest';

import { deleteOldest } from './picture-files.ts';

it('retains the newest files of a folder, and does not change one within the limit', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'picture-files-'));
  for (const [age, name] of ['new', 'older', 'oldest'].entries()) {
    await writeFile(join(folder, name), '');
    await utimes(join(folder, name), 1_000_000 - age, 1_000_000 - age);
  }
  await deleteOldest(folder, 3);
  expect((await readdir(folder)).toSorted()).toEqual(['new', 'older', 'oldest']);
  await deleteOldest(folder, 1);
  expect(await readdir(folder)).toEqual(['new']);
  await rm(folder, { recursive: true });
});
