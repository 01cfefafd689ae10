import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

import { openEmbeddedPostgres } from '#src/server/database/embedded/embedded-postgres.ts';
import type { Environment } from '#src/server/config/env.ts';
import { refuseForeignDatabase, refuseMissingFolder } from '#src/server/existing-shop.ts';
import type { Database } from '#src/store/shared/database/db.ts';
import { openClassedDb } from '#src/store/shared/database/db-classed.ts';
import { migrate } from '#src/store/shared/database/migrate.ts';

export type OpenDatabase = {
  readonly db: Database;
  /** An address that allows session state: migrations and LISTEN (never through a transaction pooler). */
  readonly directUrl: string;
  readonly close: () => Promise<void>;
};

const migrations = fileURLToPath(new URL('../../store/migrations', import.meta.url));

const closePatienceMs = 2_000;

/**
 * Opens the database that the environment names, or the embedded one, brought to this release's tables. `existing`: for
 * commands that work on a shop that is there; throws where there is none, and then makes and changes nothing.
 */
export async function openDatabase(
  environment: Environment,
  say: (line: string) => void,
  { existing = false } = {},
): Promise<OpenDatabase> {
  if (existing) refuseMissingFolder(environment);
  const embedded =
    environment.database === undefined ? await openEmbeddedPostgres({ dataDir: environment.dataDir, log: say }) : null;
  const url = embedded?.url ?? environment.database?.url ?? '';
  const directUrl = embedded?.url ?? environment.database?.directUrl ?? '';
  try {
    if (existing) await refuseForeignDatabase(directUrl);
    const migrated = await migrate({ url: directUrl, folder: migrations, log: say });
    if (!migrated.ok) throw new Error(String(migrated.failure.facts?.['message'] ?? migrated.failure.code));
  } catch (fault) {
    await embedded?.stop();
    throw fault;
  }
  const db = openClassedDb({
    url,
    max: environment.databasePoolMax,
    prepare: environment.prepareStatements,
    pooled: environment.database?.pooled ?? false,
  });
  return {
    db,
    directUrl,
    close: async () => {
      // A long statement must not hold up the end: the embedded server breaks it off, another one with our connection.
      await Promise.race([db.close(), pause(closePatienceMs, undefined, { ref: false })]);
      await embedded?.stop();
    },
  };
}
