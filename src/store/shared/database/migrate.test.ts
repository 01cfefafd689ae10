import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { formerMigrations } from '#src/store/shared/database/former/former-migrations.data.ts';
import { migrate } from '#src/store/shared/database/migrate.ts';
import { cutToBaseline, migrationsAfterBaseline, releaseMigrations } from '../../../../tests/cut-to-baseline.ts';
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

test('a file that fails leaves nothing behind, does not affect earlier ones, and is named', async () => {
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

describe('a database from before the baseline', () => {
  /** Returns the tables of this release, with a list of former migrations and the names that constraints had then. */
  async function openFormer(applied: readonly (readonly [name: string, checksum: string])[]): Promise<TestDatabase> {
    const made = await openTestDatabase();
    await made.db.query('delete from schema_migration');
    await cutToBaseline(made.db);
    for (const [name, checksum] of applied)
      await made.db.query('insert into schema_migration (name, checksum) values ($1, $2)', [name, checksum]);
    await made.db.query('alter table poi rename constraint poi_popularity_check to poi_renown_check');
    for (const table of ['poi', 'search_item']) {
      await made.db.query(`alter table ${table} rename column popularity to renown`);
      await made.db.query(`alter index ${table}_by_popularity rename to ${table}_by_renown`);
    }
    return made;
  }

  const constraints = `select conrelid::regclass || ' ' || conname as line from pg_constraint
    where connamespace = 'public'::regnamespace order by 1`;

  const columns = `select table_name || ' ' || column_name as line from information_schema.columns
    where table_schema = 'public' order by 1`;
  const indexes = `select indexname as line from pg_indexes where schemaname = 'public' order by 1`;

  test('is adopted when it has all former migrations, and goes on with later ones', async () => {
    const former = await openFormer(formerMigrations);
    const fresh = await openTestDatabase();
    cpSync(releaseMigrations, folder, { recursive: true });
    rmSync(join(folder, '0001_first.sql'));
    rmSync(join(folder, '0002_second.sql'));
    try {
      const lines: string[] = [];
      const settings = { url: former.url, folder, log: (line: string) => void lines.push(line) };
      expect(await migrate(settings)).toEqual({ ok: true, value: { applied: await migrationsAfterBaseline() } });
      expect(lines.slice(0, 1)).toEqual([
        `Recording the baseline in place of ${formerMigrations.length} former migrations`,
      ]);
      const list = 'select name, checksum from schema_migration order by name';
      expect((await former.db.query(list)).rows).toEqual((await fresh.db.query(list)).rows);
      for (const names of [constraints, columns, indexes])
        expect((await former.db.query(names)).rows).toEqual((await fresh.db.query(names)).rows);
      write('9001_later.sql', 'create table later (id int);');
      expect(await migrate(settings)).toEqual({ ok: true, value: { applied: ['9001_later.sql'] } });
    } finally {
      await Promise.all([former.close(), fresh.close()]);
    }
  });

  test.each([
    ['stopped before the last one', formerMigrations.slice(0, -1), '0084_refunds_that_fail_later.sql'],
    ['stopped after the first one', formerMigrations.slice(0, 1), '0001_catalogue.sql'],
    ['has another one besides', [...formerMigrations, ['0086_own.sql', 'x'] as const], '0086_own.sql'],
    ['lacks one', formerMigrations.toSpliced(5, 1), '0085_shops_on_one_account.sql'],
  ])('is refused, with the release to start first, when it %s', async (_what, applied, last) => {
    const former = await openFormer(applied);
    try {
      const outcome = await migrate({ url: former.url, folder: releaseMigrations });
      expect(outcome).toMatchObject({ ok: false, failure: { code: 'migration_former', facts: { name: last } } });
      const message = !outcome.ok && outcome.failure.facts?.['message'];
      expect(message).toContain(last);
      expect(message).toContain('Start commit 52dfae013 (see CHANGELOG.md) with it first');
      const { rows } = await former.db.query('select name from schema_migration');
      expect(rows).toHaveLength(applied.length);
    } finally {
      await former.close();
    }
  });

  test('is not confused with one of this release: no file of it has a former checksum', async () => {
    const made = await openTestDatabase();
    try {
      const { rows } = await made.db.query<{ checksum: string }>('select checksum from schema_migration');
      expect(rows).toHaveLength((await readdir(releaseMigrations)).length);
      const former = new Set(formerMigrations.map(([, checksum]) => checksum));
      expect(rows.filter(({ checksum }) => former.has(checksum))).toEqual([]);
    } finally {
      await made.close();
    }
  });
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
