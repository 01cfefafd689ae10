import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { Queryable } from '#src/store/shared/database/db.ts';
import { baselineOf } from '#src/store/shared/database/former/former-migrations.ts';
import { migrate } from '#src/store/shared/database/migrate.ts';
import { openBlankDatabase } from './database.ts';

/** The folder of this release's migrations. */
export const releaseMigrations = join(import.meta.dirname, '../src/store/migrations');

/** Returns the migrations after the baseline, in their order. */
export async function migrationsAfterBaseline(): Promise<string[]> {
  const names = (await readdir(releaseMigrations)).filter((name) => name.endsWith('.sql')).toSorted();
  const baseline = baselineOf(names.map((name) => ({ name })));
  return names.slice(baseline.length);
}

/**
 * Drops the tables and columns that migrations after the baseline have added to a database, with what hangs on them.
 * Returns the tables that lost a column.
 */
export async function cutToBaseline(db: Queryable): Promise<ReadonlySet<string>> {
  const baseline = await baselineColumns();
  const added = (await columnsOf(db)).filter(({ name, column }) => baseline.get(name)?.has(column) !== true);
  const tables = new Set(added.map(({ name }) => name).filter((name) => !baseline.has(name)));
  for (const name of tables) await db.query(`drop table "${name}" cascade`);
  const columns = added.filter(({ name }) => !tables.has(name));
  for (const { name, column } of columns) await db.query(`alter table "${name}" drop column "${column}" cascade`);
  return new Set(columns.map(({ name }) => name));
}

/** Returns the columns of each table of the baseline. */
async function baselineColumns(): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  const folder = await mkdtemp(join(tmpdir(), 'baseline-'));
  const blank = await openBlankDatabase();
  try {
    const later = new Set(await migrationsAfterBaseline());
    await cp(releaseMigrations, folder, {
      recursive: true,
      filter: (path) => !later.has(path.split('/').at(-1) ?? ''),
    });
    const outcome = await migrate({ url: blank.url, folder });
    if (!outcome.ok) throw new Error(`the baseline was refused: ${outcome.failure.code}`);
    const tables = new Map<string, Set<string>>();
    for (const { name, column } of await columnsOf(blank.db))
      tables.set(name, (tables.get(name) ?? new Set()).add(column));
    return tables;
  } finally {
    await Promise.all([blank.close(), rm(folder, { recursive: true, force: true })]);
  }
}

async function columnsOf(db: Queryable): Promise<readonly { readonly name: string; readonly column: string }[]> {
  const { rows } = await db.query<{ name: string; column: string }>(
    `select c.table_name as name, c.column_name as column from information_schema.columns c
     join information_schema.tables t using (table_schema, table_name)
     where c.table_schema = 'public' and t.table_type = 'BASE TABLE'`,
  );
  return rows;
}
