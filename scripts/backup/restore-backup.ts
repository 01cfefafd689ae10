import { createReadStream } from 'node:fs';
import { copyFile, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';

import { escapeIdentifier, type Client } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';

import {
  baselineOf,
  formerColumns,
  formerNumbering,
  partialMessage,
} from '#src/store/shared/database/former/former-migrations.ts';
import { migrate } from '#src/store/shared/database/migrate.ts';
import { readManifest, sha256, tableFile, UnusableBackup, type Manifest } from './manifest.ts';
import { onClient } from './open-client.ts';
import { progressOf, type Progress } from './progress.ts';

type Settings = {
  readonly url: string;
  readonly folder: string;
  /** The migrations of this release. */
  readonly migrations: string;
  /** Throws away what the database holds. */
  readonly force: boolean;
  /** Stops the restore; the database is empty again then. */
  readonly signal: AbortSignal;
  readonly say: (line: string) => void;
};

/**
 * Fills an empty database from a backup: the tables as they were, the rows into them in one transaction, then the
 * migrations that have come since. Every file is checked before the database is touched; when anything fails, it is
 * empty again.
 */
export async function restoreBackup(settings: Settings): Promise<Manifest> {
  const { url, folder, migrations, signal } = settings;
  const manifest = await readManifest(folder);
  await refuseOtherRelease(migrations, manifest);
  try {
    return await onClient({ url, applicationName: 'meander restore', signal }, async (client) => {
      await restoreInto(client, settings, manifest);
      return manifest;
    });
  } catch (fault) {
    if (!(fault instanceof InUse)) await emptyAgain(url).catch(() => undefined);
    throw fault;
  }
}

async function restoreInto(client: Client, settings: Settings, manifest: Manifest): Promise<void> {
  const { url, folder, migrations, force, signal, say } = settings;
  await client.query(`set statement_timeout = 0; set lock_timeout = '10s'; set client_min_messages = warning`);
  await refuseInUse(client, force);
  await client.query('drop schema public cascade; create schema public');
  say(`making the tables of ${manifest.migrations.length} migrations`);
  await makeTables(url, migrations, manifest);
  await fill({ client, folder, signal, progress: progressOf(say) }, manifest, say);
  const rest = await migrate({ url, folder: migrations, log: say });
  if (!rest.ok) throw new UnusableBackup(String(rest.failure.facts?.['message']));
  await client.query('analyze');
}

/** Uses a separate connection: the other one may have been lost. */
function emptyAgain(url: string): Promise<unknown> {
  const settings = { url, applicationName: 'meander restore', signal: new AbortController().signal };
  return onClient(settings, (client) =>
    client.query(`set lock_timeout = '10s'; drop schema public cascade; create schema public`),
  );
}

class InUse extends UnusableBackup {}

async function refuseInUse(client: Client, force: boolean): Promise<void> {
  const { rows } = await client.query<{ others: number; tables: number }>(
    `select (select count(*)::int from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()
        and backend_type = 'client backend') as others,
       (select count(*)::int from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')) as tables`,
  );
  const [{ others, tables } = { others: 0, tables: 0 }] = rows;
  if (others > 0) throw new InUse('The database is in use; stop the site first.');
  if (tables > 0 && !force) throw new InUse('The database is not empty; --force throws away what it holds.');
}

async function refuseOtherRelease(migrations: string, manifest: Manifest): Promise<void> {
  const former = formerNumbering(manifest.migrations);
  if (former === 'complete') return;
  if (former === 'partial') throw new UnusableBackup(partialMessage('The backup', manifest.migrations));
  for (const { name, checksum } of manifest.migrations) {
    const text = await readFile(join(migrations, name), 'utf8').catch(() => null);
    if (text === null)
      throw new UnusableBackup(`The backup was made by a newer release: this one has no migration ${name}.`);
    if (sha256(text.replaceAll('\r\n', '\n')) !== checksum)
      throw new UnusableBackup(`The migration ${name} is not the one of the backup.`);
  }
}

/**
 * Creates the tables as they were when the backup was made, from the very same migrations, or from the baseline that
 * replaced them.
 */
async function makeTables(url: string, migrations: string, manifest: Manifest): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'meander-restore-'));
  try {
    const former = formerNumbering(manifest.migrations) === 'complete';
    const names = former ? baselineOf((await sqlFiles(migrations)).map((name) => ({ name }))) : manifest.migrations;
    for (const { name } of names) await copyFile(join(migrations, name), join(folder, name));
    const made = await migrate({ url, folder });
    if (!made.ok) throw new UnusableBackup(String(made.failure.facts?.['message']));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function sqlFiles(folder: string): Promise<readonly string[]> {
  return (await readdir(folder)).filter((name) => name.endsWith('.sql'));
}

type Filling = {
  readonly client: Client;
  readonly folder: string;
  readonly signal: AbortSignal;
  readonly progress: Progress;
};

async function fill(filling: Filling, manifest: Manifest, say: Settings['say']): Promise<void> {
  const { client } = filling;
  await client.query('begin');
  const keys = await takeForeignKeys(client);
  const tables = manifest.tables.map(({ name }) => escapeIdentifier(name));
  // The rows record what happened; triggers must not repeat it.
  for (const table of tables) await client.query(`alter table ${table} disable trigger user`);
  if (tables.length > 0) await client.query(`truncate ${tables.join(', ')}`);
  const isFormer = formerNumbering(manifest.migrations) === 'complete';
  const named = (column: string): string => (isFormer ? (formerColumns[column] ?? column) : column);
  for (const table of manifest.tables) await fillTable(filling, { ...table, columns: table.columns.map(named) });
  for (const { name, lastValue, isCalled } of manifest.sequences)
    await client.query('select setval($1::regclass, $2::bigint, $3)', [escapeIdentifier(name), lastValue, isCalled]);
  for (const { text } of keys) await client.query(text);
  for (const table of tables) await client.query(`alter table ${table} enable trigger user`);
  await client.query('commit');
  say(`${manifest.tables.reduce((sum, one) => sum + one.rows, 0)} rows in ${tables.length} tables`);
}

/** Takes the references between tables away for the while; putting them back checks them all. */
async function takeForeignKeys(client: Client): Promise<readonly { readonly text: string }[]> {
  const { rows } = await client.query<{ drop: string; text: string }>(
    `select format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop,
       format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as text
     from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace and conparentid = 0`,
  );
  for (const { drop } of rows) await client.query(drop);
  return rows;
}

async function fillTable(filling: Filling, table: Manifest['tables'][number]): Promise<void> {
  const { client, folder, signal, progress } = filling;
  progress.begin(table.name);
  const columns = table.columns.map((column) => escapeIdentifier(column)).join(', ');
  const rows = client.query(copyFrom(`copy ${escapeIdentifier(table.name)} (${columns}) from stdin`));
  const file = createReadStream(join(folder, tableFile(table.name)));
  await pipeline(file, createGunzip(), progress.count(), rows, { signal });
  if (rows.rowCount !== table.rows)
    throw new UnusableBackup(`${table.name} has ${rows.rowCount} rows, and the backup has ${table.rows}.`);
}
