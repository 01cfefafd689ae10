import { createHash } from 'node:crypto';
import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Client, escapeLiteral } from 'pg';
import { fail, ok } from '#src/domain/failure.ts';
import type { Result } from '#src/domain/failure.ts';
import type { Queryable } from '#src/store/shared/database/db.ts';
import { sessionOver } from '#src/store/shared/database/db-session.ts';
import {
  adoptBaseline,
  baselineOf,
  formerNumbering,
  partialMessage,
} from '#src/store/shared/database/former/former-migrations.ts';
import { withSessionLock } from '#src/store/shared/database/locks.ts';
import { sql } from '#src/store/shared/database/statement.ts';

/**
 * Why the database was left untouched. `database_newer`: it holds a migration that this release does not know.
 * `migration_changed`: a file differs from what was applied. `migration_late`: a new file is numbered below one that
 * is applied already. `migration_misnamed`: a file is not called like `0002_catalogue.sql`, or shares its number.
 * `migration_former`: it stopped among the migrations before the baseline.
 */
export type MigrationRefusal =
  | 'database_newer'
  | 'migration_changed'
  | 'migration_late'
  | 'migration_misnamed'
  | 'migration_former';

export type MigrationOutcome = Result<{ readonly applied: readonly string[] }, MigrationRefusal>;

export type MigrateSettings = {
  /** A direct address: a session lock does not pass a transaction pooler. */
  readonly url: string;
  readonly folder: string;
  readonly log?: (line: string) => void;
};

type Migration = { readonly name: string; readonly text: string; readonly checksum: string };

const fileName = /^(\d{4})_[a-z0-9_]+\.sql$/;
/** A file with this first line runs outside a transaction, holds one statement, and can run twice without harm. */
const noTransaction = '-- no-transaction';

/**
 * Brings the database to the state of the folder's numbered `.sql` files: forward only, each in a transaction of its
 * own together with its row in schema_migration. Any number of processes may do it at once. A refusal comes before
 * the first change and carries the file's `name` and a `message` for the operator; SQL that fails is thrown, with
 * the file's name, and leaves that file's changes undone.
 */
export async function migrate(settings: MigrateSettings): Promise<MigrationOutcome> {
  const read = await readMigrations(settings.folder);
  if (!read.ok) return read;
  const client = new Client({ connectionString: settings.url, application_name: 'meander migrate' });
  // A lost connection shows in the running statement; without a hearer the event would end the process.
  client.on('error', () => undefined);
  await client.connect();
  const session = sessionOver(client);
  try {
    await session.query('set statement_timeout = 0; set lock_timeout = 0');
    return await withSessionLock(session, 'migrate', () => applyMissing(session, read.value, settings.log));
  } finally {
    await client.end();
  }
}

async function readMigrations(folder: string): Promise<Result<readonly Migration[], MigrationRefusal>> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).toSorted();
  const numbers = new Set<string>();
  for (const name of names) {
    const number = fileName.exec(name)?.[1];
    if (!number || numbers.has(number)) {
      return refuse(
        'migration_misnamed',
        name,
        `The migration ${name} needs a name like 0007_what_it_does.sql with a number of its own.`,
      );
    }
    numbers.add(number);
  }
  return ok(await Promise.all(names.map((name) => readMigration(folder, name))));
}

async function readMigration(folder: string, name: string): Promise<Migration> {
  // Git may hand out other line ends on another system; that is no change.
  const text = (await readFile(join(folder, name), 'utf8')).replaceAll('\r\n', '\n');
  return { name, text, checksum: createHash('sha256').update(text).digest('hex') };
}

async function applyMissing(
  session: Queryable,
  migrations: readonly Migration[],
  log: MigrateSettings['log'],
): Promise<MigrationOutcome> {
  const recorded = await appliedMigrations(session);
  const former = formerNumbering(recorded);
  if (former === 'partial') {
    const last = recorded.at(-1)?.name ?? '';
    return refuse('migration_former', last, partialMessage('The database', recorded));
  }
  const applied = former === 'complete' ? baselineOf(migrations) : recorded;
  if (former === 'complete') {
    log?.(`Recording the baseline in place of ${recorded.length} former migrations`);
    await adoptBaseline(session, applied);
  }
  const done = new Map(applied.map(({ name, checksum }) => [name, checksum]));
  const refusal = findRefusal(migrations, done);
  if (refusal) return refusal;
  const missing = migrations.filter(({ name }) => !done.has(name));
  if (missing.length > 0) await makeLedger(session);
  for (const migration of missing) {
    log?.(`Applying ${migration.name}`);
    await apply(session, migration);
  }
  return ok({ applied: missing.map(({ name }) => name) });
}

const hasLedger = sql('has-migration-ledger', `select to_regclass('schema_migration') is not null as there`);
const readLedger = sql('read-migration-ledger', 'select name, checksum from schema_migration order by name');

async function appliedMigrations(session: Queryable): Promise<readonly Pick<Migration, 'name' | 'checksum'>[]> {
  const ledger = await session.query(hasLedger);
  if (!ledger.rows[0]?.there) return [];
  return (await session.query(readLedger)).rows;
}

function findRefusal(
  migrations: readonly Migration[],
  done: ReadonlyMap<string, string>,
): Extract<MigrationOutcome, { ok: false }> | undefined {
  const known = new Map(migrations.map((migration) => [migration.name, migration]));
  for (const [name, checksum] of done) {
    const migration = known.get(name);
    if (!migration) {
      return refuse(
        'database_newer',
        name,
        `The database contains the migration ${name}, which this release does not know: it was written by a newer release. Nothing was changed. Start that release, or use another database.`,
      );
    }
    if (migration.checksum !== checksum) {
      return refuse(
        'migration_changed',
        name,
        `The migration ${name} was changed after it had been applied to this database. Nothing was changed. Put the file back and write a new migration instead.`,
      );
    }
  }
  const last = [...done.keys()].toSorted().at(-1) ?? '';
  const late = migrations.find(({ name }) => name < last && !done.has(name));
  if (!late) return undefined;
  return refuse(
    'migration_late',
    late.name,
    `The migration ${late.name} comes before ${last}, which this database already has. Nothing was changed. Give it the next free number.`,
  );
}

function refuse(code: MigrationRefusal, name: string, message: string): Extract<MigrationOutcome, { ok: false }> {
  return fail(code, { facts: { name, message } });
}

async function makeLedger(session: Queryable): Promise<void> {
  await session.query(`
    create table if not exists schema_migration (
      name text primary key,
      checksum text not null,
      applied_at timestamptz not null default now()
    )`);
}

async function apply(session: Queryable, { name, text, checksum }: Migration): Promise<void> {
  const entry = `insert into schema_migration (name, checksum) values (${escapeLiteral(name)}, ${escapeLiteral(checksum)})`;
  try {
    if (text.startsWith(noTransaction)) {
      await session.query(text);
      await session.query(entry);
      return;
    }
    // A change that waits long for a lock would make every customer behind it wait too: it fails and is retried.
    await session.query("begin; set local lock_timeout = '15s'");
    await session.query(text);
    await session.query(`${entry}; commit`);
  } catch (fault) {
    await session.query('rollback').catch(() => undefined);
    const reason = fault instanceof Error ? fault.message : String(fault);
    throw new Error(`The migration ${name} failed: ${reason}`, { cause: fault });
  }
}
