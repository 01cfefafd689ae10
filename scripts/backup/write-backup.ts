import { createWriteStream, existsSync } from 'node:fs';
import { mkdir, open, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';

import { escapeIdentifier, type Client } from 'pg';
import { to as copyTo } from 'pg-copy-streams';

import { fileDigest, tableFile, UnusableBackup, writeManifest, type Manifest } from './manifest.ts';
import { onClient } from './open-client.ts';
import { progressOf, type Progress } from './progress.ts';

type Settings = {
  /** The database's own address, not a pooler's. */
  readonly url: string;
  /** The folder that becomes the backup. */
  readonly folder: string;
  readonly now: Date;
  /** Replaces an existing backup; without it that one stays. */
  readonly force: boolean;
  /** Stops the backup and removes what was written of it. */
  readonly signal: AbortSignal;
  readonly say: (line: string) => void;
};

/**
 * Writes all rows as they are at one moment into a folder, while the shop goes on. What the tables look like is not
 * written: the migrations define it, and the list names those that were applied.
 */
export async function writeBackup(settings: Settings): Promise<Manifest> {
  const { folder, force } = settings;
  if (existsSync(folder) && !force) throw new UnusableBackup(`${folder} is there already; --force replaces it.`);
  const half = `${folder}.part`;
  await rm(half, { recursive: true, force: true });
  await mkdir(half, { recursive: true, mode: 0o700 });
  try {
    const manifest = await writeRows(settings, half);
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

function writeRows({ url, now, signal, say }: Settings, folder: string): Promise<Manifest> {
  return onClient({ url, applicationName: 'meander backup', signal }, async (client) => {
    await client.query(
      `set statement_timeout = 0; set idle_in_transaction_session_timeout = 0; set timezone = 'UTC'; set datestyle = 'ISO';
       set extra_float_digits = 3; begin isolation level repeatable read read only`,
    );
    const migrations = await client.query<Manifest['migrations'][number]>(
      'select name, checksum from schema_migration order by name',
    );
    const progress = progressOf(say);
    const tables: Manifest['tables'] = [];
    const names = await tablesOf(client);
    for (const [at, { name, columns }] of names.entries()) {
      progress.begin(`${name} (table ${at + 1} of ${names.length})`);
      tables.push(await writeTable({ client, folder, signal, progress }, name, columns));
    }
    const sequences = await client.query<Manifest['sequences'][number]>(
      `select sequencename as name, coalesce(last_value, start_value)::text as "lastValue", last_value is not null as "isCalled"
       from pg_sequences where schemaname = 'public' order by 1`,
    );
    return { format: 1, madeAt: now.toISOString(), migrations: migrations.rows, tables, sequences: sequences.rows };
  });
}

/** The list names the migrations, and which processes ran is nothing that a restored shop could go on with. */
const notWritten = ['schema_migration', 'worker_run'];

async function tablesOf(client: Client): Promise<readonly { name: string; columns: string[] }[]> {
  const { rows } = await client.query<{ name: string; columns: string[] }>(
    `select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
     from pg_class c join pg_attribute a on a.attrelid = c.oid
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname <> all ($1)
       and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
     group by 1 order by 1`,
    [notWritten],
  );
  return rows;
}

type FormattingLocale = {
  readonly client: Client;
  readonly folder: string;
  readonly signal: AbortSignal;
  readonly progress: Progress;
};

async function writeTable(
  writing: FormattingLocale,
  name: string,
  columns: string[],
): Promise<Manifest['tables'][number]> {
  const { client, folder, signal, progress } = writing;
  const path = join(folder, tableFile(name));
  const list = columns.map((column) => escapeIdentifier(column)).join(', ');
  const rows = client.query(copyTo(`copy ${escapeIdentifier(name)} (${list}) to stdout`));
  await pipeline(rows, progress.count(), createGzip({ level: 6 }), createWriteStream(path, { mode: 0o600 }), {
    signal,
  });
  // The stream ends with the last row; how many there were is in the response after it.
  await client.query('select');
  await settle(path);
  const { size } = await stat(path);
  return { name, columns, rows: rows.rowCount, bytes: size, sha256: (await fileDigest(path)) ?? '' };
}

/** Makes sure that it is on the disk, and not only in the memory of the system. */
async function settle(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
