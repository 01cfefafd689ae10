import { once } from 'node:events';
import { createWriteStream, existsSync } from 'node:fs';
import { mkdir, open, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { finished } from 'node:stream/promises';
import { createGzip } from 'node:zlib';

import { Client, escapeIdentifier } from 'pg';

import { copyOut } from './copy-table.ts';
import { fileDigest, tableFile, UnusableBackup, writeManifest, type Manifest } from './manifest.ts';

type Settings = {
  /** The database's own address, not a pooler's. */
  readonly url: string;
  /** The folder that becomes the backup. */
  readonly folder: string;
  readonly now: Date;
  /** Takes the place of a backup that is there; without it that one stays. */
  readonly force: boolean;
};

/**
 * Writes all rows as they are at one moment into a folder, while the shop goes on. What the tables look like is not
 * written: the migrations tell it, and the list names those that were applied.
 */
export async function writeBackup({ url, folder, now, force }: Settings): Promise<Manifest> {
  if (existsSync(folder) && !force) throw new UnusableBackup(`${folder} is there already; --force replaces it.`);
  const half = `${folder}.part`;
  await rm(half, { recursive: true, force: true });
  await mkdir(half, { recursive: true, mode: 0o700 });
  try {
    const manifest = await writeRows(url, half, now);
    await writeManifest(half, manifest);
    await settle(half);
    await rm(folder, { recursive: true, force: true });
    await rename(half, folder);
    await settle(dirname(folder));
    return manifest;
  } catch (fault) {
    await rm(half, { recursive: true, force: true });
    throw fault;
  }
}

async function writeRows(url: string, folder: string, now: Date): Promise<Manifest> {
  const client = new Client({ connectionString: url, application_name: 'meander backup' });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query(
      `set statement_timeout = 0; set idle_in_transaction_session_timeout = 0; set timezone = 'UTC'; set datestyle = 'ISO';
       set extra_float_digits = 3; begin isolation level repeatable read read only`,
    );
    const migrations = await client.query<Manifest['migrations'][number]>(
      'select name, checksum from schema_migration order by name',
    );
    const tables: Manifest['tables'] = [];
    for (const { name, columns } of await tablesOf(client))
      tables.push(await writeTable(client, folder, name, columns));
    const sequences = await client.query<Manifest['sequences'][number]>(
      `select sequencename as name, coalesce(last_value, start_value)::text as "lastValue", last_value is not null as "isCalled"
       from pg_sequences where schemaname = 'public' order by 1`,
    );
    return { format: 1, madeAt: now.toISOString(), migrations: migrations.rows, tables, sequences: sequences.rows };
  } finally {
    await client.end();
  }
}

async function tablesOf(client: Client): Promise<readonly { name: string; columns: string[] }[]> {
  const { rows } = await client.query<{ name: string; columns: string[] }>(
    `select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
     from pg_class c join pg_attribute a on a.attrelid = c.oid
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname <> 'schema_migration'
       and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
     group by 1 order by 1`,
  );
  return rows;
}

async function writeTable(
  client: Client,
  folder: string,
  name: string,
  columns: string[],
): Promise<Manifest['tables'][number]> {
  const path = join(folder, tableFile(name));
  const file = createWriteStream(path, { mode: 0o600 });
  const gzip = createGzip({ level: 6 });
  const written = finished(gzip.pipe(file));
  // A full disk shows here; it must not end the process before somebody waits for it.
  written.catch(() => undefined);
  file.on('error', (fault) => gzip.destroy(fault));
  const { rows } = await client.query<{ n: string }>(`select count(*) as n from ${escapeIdentifier(name)}`);
  const list = columns.map((column) => escapeIdentifier(column)).join(', ');
  const copied = copyOut(client, `copy ${escapeIdentifier(name)} (${list}) to stdout`, gzip);
  await Promise.race([copied, once(file, 'error').then(([fault]) => Promise.reject(fault as Error))]);
  gzip.end();
  await written;
  await settle(path);
  const { size } = await stat(path);
  return { name, columns, rows: Number(rows[0]?.n ?? 0), bytes: size, sha256: (await fileDigest(path)) ?? '' };
}

/** Makes sure that it lies on the disk, and not only in the memory of the system. */
async function settle(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
