import { createHash, randomUUID } from 'node:crypto';
import { readFileSync, readdirSync, type Dirent } from 'node:fs';
import { join } from 'node:path';
import { Client, escapeIdentifier } from 'pg';
import { inject } from 'vitest';
import { openEmbeddedPostgres } from '#src/server/database/embedded/embedded-postgres.ts';
import { openDb } from '#src/store/shared/database/db.ts';
import type { Database } from '#src/store/shared/database/db.ts';
import { migrate } from '#src/store/shared/database/migrate.ts';
import { withCheckedRows } from './checked-rows.ts';
import './database-setup.ts';

const migrations = join(import.meta.dirname, '..', 'src', 'store', 'migrations');

export type TestDatabase = {
  readonly db: Database;
  readonly url: string;
  /** Closes the pool and drops the database. */
  close(): Promise<void>;
};

let server: Promise<string> | undefined;

/** The address of the server of this run: `TEST_DATABASE_URL` (its user may create databases), else one of our own. */
export function testServerUrl(): Promise<string> {
  server ??= findServer();
  return server;
}

async function findServer(): Promise<string> {
  const given = process.env.TEST_DATABASE_URL;
  if (given) return given;
  const dataDir = inject('databaseFolder');
  if (!dataDir) throw new Error('vitest.config.ts must name tests/database-setup.ts as its globalSetup.');
  // Every worker joins the server of the run; the set-up's clearing stops it.
  const { url } = await openEmbeddedPostgres({ dataDir, log: () => undefined, throwaway: true });
  return url;
}

/** A new, empty database with the schema of `src/store/migrations`, for one test file alone. */
export async function openTestDatabase(): Promise<TestDatabase> {
  return openFrom(await ensureTemplate());
}

/** A new database without any table, for tests of the migrations themselves. */
export async function openBlankDatabase(): Promise<TestDatabase> {
  return openFrom('template1');
}

async function openFrom(template: string): Promise<TestDatabase> {
  const name = `meander_test_${randomUUID().replaceAll('-', '')}`;
  await administer((admin) => admin.query(`create database ${name} template ${escapeIdentifier(template)}`));
  const url = withDatabase(await testServerUrl(), name);
  const db = withCheckedRows(openDb({ url, max: 10, applicationName: 'meander test' }));
  return {
    db,
    url,
    async close() {
      await db.close();
      await administer((admin) => admin.query(`drop database if exists ${name} with (force)`));
    },
  };
}

/**
 * A new database with what `fill` writes into one, which is done once for all workers of a run and copied for each that
 * requests it. `folders` have all that decides what is written, besides the day.
 */
export async function openFilledDatabase(
  folders: readonly string[],
  fill: (db: Database) => Promise<void>,
): Promise<TestDatabase> {
  const empty = await ensureTemplate();
  const day = new Date().toISOString().slice(0, 10).replaceAll('-', '');
  const name = `meander_filled_${day}_${fingerprint([migrations, ...folders])}`;
  return openFrom(await makeTemplate(name, empty, (_url, db) => fill(db)));
}

let template: Promise<string> | undefined;

/** Migrated once for all workers; a changed migration makes another template. */
function ensureTemplate(): Promise<string> {
  template ??= makeTemplate(`meander_template_${fingerprint([migrations])}`, 'template1', async (url) => {
    const done = await migrate({ url, folder: migrations });
    if (!done.ok) throw new Error(String(done.failure.facts?.['message']));
  });
  return template;
}

/** The database of a name, made by the first process; half of one is never left under that name. */
async function makeTemplate(
  name: string,
  from: string,
  fill: (url: string, db: Database) => Promise<void>,
): Promise<string> {
  const half = `${name}_half`;
  return administer(async (admin) => {
    await admin.query('select pg_advisory_lock(hashtext($1))', [name]);
    const { rowCount } = await admin.query('select from pg_database where datname = $1', [name]);
    if (rowCount) return name;
    await admin.query(`drop database if exists ${half} with (force)`);
    await admin.query(`create database ${half} template ${escapeIdentifier(from)}`);
    const url = withDatabase(await testServerUrl(), half);
    // Filling a shop on a busy machine takes statements longer than a visitor would wait.
    const db = openDb({ url, max: 10, applicationName: 'meander test', statementTimeoutMs: 120_000 });
    try {
      await fill(url, db);
    } finally {
      await db.close();
    }
    await admin.query(`alter database ${half} rename to ${name}`);
    return name;
  });
}

function fingerprint(folders: readonly string[]): string {
  const hash = createHash('sha256');
  for (const folder of folders)
    for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true }).toSorted(byPlace))
      if (entry.isFile()) hash.update(placeOf(entry)).update(readFileSync(placeOf(entry)));
  return hash.digest('hex').slice(0, 16);
}

function byPlace(one: Dirent, other: Dirent): number {
  return placeOf(one) < placeOf(other) ? -1 : 1;
}

function placeOf({ parentPath, name }: Dirent): string {
  return join(parentPath, name);
}

async function administer<Value>(work: (admin: Client) => Promise<Value>): Promise<Value> {
  const admin = new Client({ connectionString: await testServerUrl() });
  await admin.connect();
  try {
    return await work(admin);
  } finally {
    await admin.end();
  }
}

function withDatabase(url: string, name: string): string {
  const changed = new URL(url);
  changed.pathname = `/${name}`;
  return changed.href;
}
