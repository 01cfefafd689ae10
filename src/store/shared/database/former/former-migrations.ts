import { formerMigrations } from '#src/store/shared/database/former/former-migrations.data.ts';
import type { Queryable } from '#src/store/shared/database/db.ts';
import { sql } from '#src/store/shared/database/statement.ts';

/** The files that took the place of the former migrations end with this one. */
const lastOfBaseline = '0011_operations.sql';

/** Where to go from a list that ends before the former migrations do. */
const lastFormerRelease = 'commit 52dfae013 (see CHANGELOG.md)';

type Applied = { readonly name: string; readonly checksum: string };

/**
 * Returns, by the applied migrations, whether a database comes from before the baseline: `complete` if it has exactly
 * the former migrations and so the tables of the baseline, `partial` if it stopped among them or has others besides.
 */
export function formerNumbering(applied: readonly Applied[]): 'none' | 'complete' | 'partial' {
  const known = new Map(formerMigrations);
  const former = applied.filter(({ name, checksum }) => known.get(name) === checksum);
  if (former.length === 0) return 'none';
  return former.length === applied.length && former.length === known.size ? 'complete' : 'partial';
}

/** Returns those of a release's migrations that are the baseline. */
export function baselineOf<Migration extends { readonly name: string }>(
  migrations: readonly Migration[],
): readonly Migration[] {
  return migrations.filter(({ name }) => name <= lastOfBaseline);
}

/** Says what to do with a database, or the backup of one, that has only some of the former migrations. */
export function partialMessage(what: string, applied: readonly Applied[]): string {
  const last =
    applied
      .map(({ name }) => name)
      .toSorted()
      .at(-1) ?? '';
  const end = formerMigrations.at(-1)?.[0] ?? '';
  return `${what} ends with the migration ${last} of the former numbering, which goes on to ${end}. Nothing was changed. Start ${lastFormerRelease} with it first, then this release.`;
}

/** What columns were called before the baseline, and are called now; backups of then say the former names. */
export const formerColumns: Readonly<Record<string, string>> = { renown: 'popularity' };

const renames = [
  'alter table search_item rename column renown to popularity',
  'alter index search_item_by_renown rename to search_item_by_popularity',
  'alter table poi rename column renown to popularity',
  'alter index poi_by_renown rename to poi_by_popularity',
];

/** Names that PostgreSQL made of the names that columns had before they were renamed. */
const formerNames: Readonly<Record<string, string>> = {
  poi_renown_check: 'poi_popularity_check',
  poi_renown_not_null: 'poi_popularity_not_null',
  search_item_renown_not_null: 'search_item_popularity_not_null',
  sign_in_code_phone_not_null: 'sign_in_code_recipient_not_null',
};

const readConstraints = sql(
  'read-former-constraints',
  'select conrelid::regclass::text as owner, conname as name from pg_constraint where conname = any ($1)',
  { notNull: ['owner', 'name'] },
);

/** Records the baseline in place of the former migrations, in one transaction. The tables stay as they are but for names. */
export async function adoptBaseline(session: Queryable, baseline: readonly Applied[]): Promise<void> {
  await session.query("begin; set local lock_timeout = '15s'");
  try {
    // Restored from a backup, the tables are those of the baseline already.
    const { rowCount } = await session.query(
      `select from information_schema.columns where table_schema = 'public' and table_name = 'poi' and column_name = 'renown'`,
    );
    if (rowCount > 0) for (const text of renames) await session.query(text);
    // Before PostgreSQL 18, "not null" is no constraint and has no name.
    const { rows } = await session.query(readConstraints, [Object.keys(formerNames)]);
    for (const { owner, name } of rows)
      await session.query(`alter table ${owner} rename constraint ${name} to ${formerNames[name]}`);
    await session.query('delete from schema_migration');
    await session.query('insert into schema_migration (name, checksum) select * from unnest($1::text[], $2::text[])', [
      baseline.map(({ name }) => name),
      baseline.map(({ checksum }) => checksum),
    ]);
    await session.query('commit');
  } catch (fault) {
    await session.query('rollback').catch(() => undefined);
    throw fault;
  }
}
