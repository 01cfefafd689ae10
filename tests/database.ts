import { createHash, randomUUID } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { Client, escapeIdentifier } from 'pg';
import { inject } from 'vitest';
import { openEmbeddedPostgres } from '#src/server/embedded-postgres.ts';
import { openDb } from '#src/store/db.ts';
import type { Database } from '#src/store/db.ts';
import { migrate } from '#src/store/migrate.ts';
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
  const db = openDb({ url, max: 10, applicationName: 'meander test' });
  return {
    db,
    url,
    async close() {
      await db.close();
      await administer((admin) => admin.query(`drop database if exists ${name} with (force)`));
    },
  };
}

let template: Promise<string> | undefined;

function ensureTemplate(): Promise<string> {
  template ??= makeTemplate();
  return template;
}

/** Migrates once for all workers; a changed migration gives another template. */
async function makeTemplate(): Promise<string> {
  const name = `meander_template_${fingerprint()}`;
  const half = `${name}_half`;
  return administer(async (admin) => {
    await admin.query('select pg_advisory_lock(hashtext($1))', [name]);
    const { rowCount } = await admin.query('select from pg_database where datname = $1', [name]);
    if (rowCount) return name;
    await admin.query(`drop database if exists ${half} with (force)`);
    await admin.query(`create database ${half}`);
    const done = await migrate({ url: withDatabase(await testServerUrl(), half), folder: migrations });
    if (!done.ok) throw new Error(String(done.failure.facts?.['message']));
    await admin.query(`alter database ${half} rename to ${name}`);
    return name;
  });
}

function fingerprint(): string {
  const hash = createHash('sha256');
  for (const file of readdirSync(migrations).toSorted()) hash.update(file).update(readFileSync(join(migrations, file)));
  return hash.digest('hex').slice(0, 16);
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
