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
  ['refunds', 'list'],
  ['db', 'check'],
  ['db', 'backup', '{folder}/backup'],
  ['db', 'reset'],
  ['export', 'feed', '--out', '{folder}/feed'],
] as const;

function run(words: readonly string[], set: Readonly<Record<string, string>>) {
  const placed = words.map((word) => word.replace('{folder}', folder));
  return spawnSync(process.execPath, [join(project, 'bin/meander.js'), ...placed], {
    cwd: folder,
    encoding: 'utf8',
    env: { PATH: process.env['PATH'], ...set },
  });
}

describe.each(commands.map((words) => ({ words, name: words.slice(0, 2).join(' ') })))('$name', ({ words }) => {
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

test('refunds list and db check succeed in the database of a shop', () => {
  const set = { DATABASE_URL: shop.url, DATA_DIR: join(folder, 'data') };
  expect(run(['refunds', 'list'], set)).toMatchObject({ status: 0, stderr: '' });
  expect(run(['db', 'check'], set)).toMatchObject({ status: 0, stderr: '' });
});

test('db check --json prints one document on standard output', () => {
  const { status, stdout, stderr } = run(['db', 'check', '--json'], {
    DATABASE_URL: shop.url,
    DATA_DIR: join(folder, 'data'),
  });
  expect(status).toBe(0);
  expect(JSON.parse(stdout)).toMatchObject({ kind: 'done', violations: [] });
  expect(stderr).toContain('invariants hold');
});
