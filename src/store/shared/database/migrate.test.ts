import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { migrate } from '#src/store/shared/database/migrate.ts';
import type { TestDatabase } from '../../../../tests/database.ts';
import { openBlankDatabase, openTestDatabase } from '../../../../tests/database.ts';

let database: TestDatabase;
let folder: string;

beforeEach(async () => {
  database = await openBlankDatabase();
  folder = mkdtempSync(join(tmpdir(), 'meander-migrate-'));
  write('0001_first.sql', 'create table first (id int primary key);\ninsert into first (id) values (1);\n');
  write('0002_second.sql', 'create table second (id int references first);\n');
});

afterEach(async () => {
  rmSync(folder, { recursive: true, force: true });
  await database.close();
});

function write(name: string, text: string): void {
  writeFileSync(join(folder, name), text);
}

function run() {
  return migrate({ url: database.url, folder });
}

async function tables(): Promise<readonly unknown[]> {
  const { rows } = await database.db.query<{ name: string }>(
    "select table_name as name from information_schema.tables where table_schema = 'public' order by 1",
  );
  return rows.map(({ name }) => name);
}

test('applies the files in order, once', async () => {
  expect(await run()).toEqual({ ok: true, value: { applied: ['0001_first.sql', '0002_second.sql'] } });
  expect(await run()).toEqual({ ok: true, value: { applied: [] } });
  write('0003_third.sql', 'create table third (id int);');
  expect(await run()).toEqual({ ok: true, value: { applied: ['0003_third.sql'] } });
  expect(await tables()).toEqual(['first', 'schema_migration', 'second', 'third']);
});

test('four starts at once all succeed, and each file runs once', async () => {
  write('0003_slow.sql', 'select pg_sleep(0.2); insert into first (id) values (2);');
  const outcomes = await Promise.all([run(), run(), run(), run()]);
  expect(outcomes.map(({ ok }) => ok)).toEqual([true, true, true, true]);
  const counts = outcomes.map((outcome) => (outcome.ok ? outcome.value.applied.length : -1));
  expect(counts.filter((count) => count === 0)).toHaveLength(3);
  expect(counts).toContain(3);
});

test('refuses a file that was changed after it was applied, and changes nothing', async () => {
  await run();
  write('0001_first.sql', 'create table first (id bigint primary key);');
  write('0003_third.sql', 'create table third (id int);');
  const outcome = await run();
  expect(outcome).toMatchObject({
    ok: false,
    failure: { code: 'migration_changed', facts: { name: '0001_first.sql' } },
  });
  expect(await tables()).not.toContain('third');
});

test('other line ends are no change', async () => {
  await run();
  write('0002_second.sql', 'create table second (id int references first);\r\n');
  expect(await run()).toEqual({ ok: true, value: { applied: [] } });
});

test('refuses the database of a newer release, names the migration, and changes nothing', async () => {
  await run();
  await database.db.query("insert into schema_migration (name, checksum) values ('0009_later.sql', 'x')");
  write('0003_third.sql', 'create table third (id int);');
  const outcome = await run();
  expect(outcome).toMatchObject({ ok: false, failure: { code: 'database_newer', facts: { name: '0009_later.sql' } } });
  expect(!outcome.ok && outcome.failure.facts?.['message']).toContain('0009_later.sql');
  expect(await tables()).not.toContain('third');
});

test('refuses a file numbered below one that is applied', async () => {
  write('0004_fourth.sql', 'select 1;');
  await run();
  write('0003_third.sql', 'create table third (id int);');
  expect(await run()).toMatchObject({
    ok: false,
    failure: { code: 'migration_late', facts: { name: '0003_third.sql' } },
  });
});

test.each(['first.sql', '0002_other.sql', '00030_long.sql'])('refuses the name %s before it connects', async (name) => {
  write(name, 'select 1;');
  const outcome = await migrate({ url: 'postgres://nobody@127.0.0.1:1/none', folder });
  expect(outcome).toMatchObject({ ok: false, failure: { code: 'migration_misnamed' } });
});

test('a file that fails leaves nothing of itself, keeps those before it, and is named', async () => {
  write('0003_bad.sql', 'create table third (id int); select nonsense;');
  await expect(run()).rejects.toThrow(/0003_bad\.sql.*nonsense/);
  expect(await tables()).toEqual(['first', 'schema_migration', 'second']);
  write('0003_bad.sql', 'create table third (id int);');
  expect(await run()).toEqual({ ok: true, value: { applied: ['0003_bad.sql'] } });
});

test('a file marked so runs outside a transaction', async () => {
  const build = 'create index concurrently if not exists first_id on first (id);';
  write('0003_index.sql', build);
  await expect(run()).rejects.toThrow('cannot run inside a transaction block');
  write('0003_index.sql', `-- no-transaction\n${build}`);
  expect(await run()).toEqual({ ok: true, value: { applied: ['0003_index.sql'] } });
});

test('the migrations of this release apply', async () => {
  const made = await openTestDatabase();
  try {
    const { rows } = await made.db.query<{ name: string }>('select name from schema_migration order by name');
    expect(rows[0]?.name).toMatch(/^0001_/);
  } finally {
    await made.close();
  }
});
