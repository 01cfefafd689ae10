import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { openBlankDatabase, openTestDatabase, type TestDatabase } from '../../tests/database.ts';

const project = join(import.meta.dirname, '../..');
let folder: string;
let blank: TestDatabase;
let shop: TestDatabase;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'meander-existing-'));
  blank = await openBlankDatabase();
  await blank.db.query('create table of_somebody_else (id int)');
  shop = await openTestDatabase();
});
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await Promise.all([blank.close(), shop.close()]);
});

const commands = [
  ['ops.ts', 'refunds'],
  ['db-check.ts'],
  ['db-backup.ts', 'backup'],
  ['db-reset.ts'],
  ['feed-things-to-do.ts', '--out', 'feed'],
] as const;

function run([script, ...words]: readonly string[], set: Readonly<Record<string, string>>) {
  const placed = words.map((word) => (word === 'backup' || word === 'feed' ? join(folder, word) : word));
  return spawnSync(process.execPath, [join(project, 'scripts', script ?? ''), ...placed], {
    cwd: folder,
    encoding: 'utf8',
    env: { PATH: process.env['PATH'], ...set },
  });
}

describe.each(commands.map((words) => ({ words, name: words[0] })))('$name', ({ words }) => {
  test('fails and makes no database in a data folder without a shop', () => {
    const dataDir = join(folder, 'nowhere');
    const { status, stderr } = run(words, { DATA_DIR: dataDir });
    expect(stderr).toContain(`There is no shop in ${dataDir}.`);
    expect(status).not.toBe(0);
    expect(existsSync(join(dataDir, 'postgres'))).toBe(false);
  });

  test('fails and changes nothing in a database of something else', async () => {
    const { status, stderr } = run(words, { DATABASE_URL: blank.url, DATA_DIR: join(folder, 'data') });
    expect(stderr).toContain('There is no shop in the database');
    expect(status).not.toBe(0);
    const { rows } = await blank.db.query(`select tablename from pg_tables where schemaname = 'public'`);
    expect(rows).toEqual([{ tablename: 'of_somebody_else' }]);
    expect(readdirSync(folder).filter((name) => name === 'backup' || name === 'feed')).toEqual([]);
  });
});

test('ops.ts and db-check.ts succeed in the database of a shop', () => {
  const set = { DATABASE_URL: shop.url, DATA_DIR: join(folder, 'data') };
  expect(run(['ops.ts', 'refunds'], set)).toMatchObject({ status: 0, stderr: '' });
  expect(run(['db-check.ts'], set)).toMatchObject({ status: 0, stderr: '' });
});
