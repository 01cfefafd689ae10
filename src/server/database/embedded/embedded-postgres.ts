import { realpathSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { accountFor } from '#src/server/database/embedded/embedded-postgres-account.ts';
import { findBinaries, makeRunnable } from '#src/server/database/embedded/embedded-postgres-binaries.ts';
import type { Place } from '#src/server/database/embedded/embedded-postgres-cluster.ts';
import {
  isMade,
  makeCluster,
  placeFor,
  readAccess,
  refuseForeignCluster,
  superuser,
  writeAccess,
} from '#src/server/database/embedded/embedded-postgres-cluster.ts';
import { findRunning } from '#src/server/database/embedded/embedded-postgres-leftovers.ts';
import { withLockFile } from '#src/server/database/embedded/embedded-postgres-lock.ts';
import type { Server } from '#src/server/database/embedded/embedded-postgres-process.ts';
import { startServer, stopServer } from '#src/server/database/embedded/embedded-postgres-process.ts';

export type EmbeddedPostgresSettings = {
  /** The project's data folder (`DATA_DIR`); the database is in its `postgres`. */
  readonly dataDir: string;
  readonly log: (line: string) => void;
  /** For a test run: fast, and not safe against a power cut. */
  readonly throwaway?: boolean;
  /** Where programs and data go when we are root and the database's user may not enter the project. */
  readonly outside?: string;
};

export type EmbeddedPostgres = {
  /** The address of the database, with its password: not for logs. */
  readonly url: string;
  /** The server was running already: another process, or one that was killed, started it. */
  readonly attached: boolean;
  /**
   * Leaves the server, and stops it when no other process uses it: the last process stops the server, whichever
   * started it. Call it after closing the pools. `force` stops it for everybody.
   */
  stop(options?: { readonly force?: boolean }): Promise<void>;
};

const databaseName = 'meander';
/** The name under which each user of the server holds one connection open, so that `stop` can count them. */
const presenceName = 'meander presence';

/**
 * Returns the embedded PostgreSQL of a data folder: creates it at the first call, starts it, or joins the one that
 * runs. Any number of processes may call it at once, and after any crash. Throws with a message for the operator where
 * there is no embedded PostgreSQL for this system, or the folder is not one that this release can use (left as it is).
 */
export async function openEmbeddedPostgres(settings: EmbeddedPostgresSettings): Promise<EmbeddedPostgres> {
  const { dataDir, log, outside = '/var/lib/meander' } = settings;
  const found = findBinaries();
  const account = accountFor(join(dataDir, 'postgres', 'cluster'));
  const place = await placeFor(dataDir, account, outside, log);
  refuseForeignCluster(place, found.major);
  const lock = join(place.home, 'launch.lock');
  return withLockFile(lock, async () => {
    refuseForeignCluster(place, found.major);
    const binaries = await makeRunnable(found, account, account ? outside : place.home, log);
    const server: Server = { place, binaries, account, throwaway: settings.throwaway ?? false };
    if (!isMade(place)) {
      log('Creating the database (first start only)');
      await makeCluster(place, binaries, account);
    }
    const attached = await ensureRunning(server, log);
    const presence = await enter(place);
    return {
      url: urlOf(place, databaseName),
      attached,
      stop: (options) => withLockFile(lock, () => leave(server, presence, options?.force ?? false, log)),
    };
  });
}

/** True when it ran already. */
async function ensureRunning(server: Server, log: (line: string) => void): Promise<boolean> {
  const { place, account } = server;
  const running = await findRunning(place, account, log);
  const access = readAccess(place);
  const port = running?.port ?? (await startServer(server, access.port));
  if (port !== access.port) writeAccess(place, account, { ...access, port });
  return running !== undefined;
}

function urlOf(place: Place, database: string): string {
  const { password, port } = readAccess(place);
  return `postgres://${superuser}:${password}@127.0.0.1:${port}/${database}`;
}

/** The driver's own calls for its socket, which its types leave out. */
type Presence = Client & { ref(): void; unref(): void };

/** Opens the connection that represents this process, and creates our database the first time. */
async function enter(place: Place): Promise<Presence> {
  const client = new Client({
    connectionString: urlOf(place, 'postgres'),
    application_name: presenceName,
    keepAlive: true,
  }) as Presence;
  // The server may be stopped under us; its users notice by themselves.
  client.on('error', () => undefined);
  await client.connect();
  const { rows } = await client.query<Record<string, unknown>>(
    `select current_setting('data_directory') as folder,
            exists (select from pg_database where datname = $1) as made`,
    [databaseName],
  );
  const [row] = rows;
  const folder = typeof row?.['folder'] === 'string' ? row['folder'] : '';
  if (realpathSync(folder) !== realpathSync(place.cluster)) {
    await client.end();
    throw new Error(`The server that answers for ${place.cluster} keeps its data in ${folder}.`);
  }
  if (row?.['made'] !== true) await client.query(`create database ${databaseName}`);
  // The connection alone does not prevent the process from ending.
  client.unref();
  return client;
}

async function leave(server: Server, presence: Presence, force: boolean, log: (line: string) => void): Promise<void> {
  presence.ref();
  // A server that no longer answers has no other users either.
  const others = force ? 0 : await countOthers(presence).catch(() => 0);
  await presence.end().catch(() => undefined);
  if (others > 0) {
    log('The database keeps running: another process uses it');
    return;
  }
  await stopServer(server.place, server.binaries, server.account);
}

async function countOthers(presence: Presence): Promise<number> {
  const count = async () => {
    const { rows } = await presence.query<Record<string, unknown>>(
      'select count(*)::int as others from pg_stat_activity where application_name = $1 and pid <> pg_backend_pid()',
      [presenceName],
    );
    return Number(rows[0]?.['others'] ?? 0);
  };
  if ((await count()) === 0) return 0;
  // A connection that was closed a moment ago may still be in the list.
  await pause(200);
  return count();
}
