import { openEmbeddedPostgres } from '#src/server/database/embedded/embedded-postgres.ts';
import { readEnvironment } from '#src/server/config/env.ts';
import { refuseForeignDatabase, refuseMissingFolder } from '#src/server/existing-shop.ts';

export type Direct = {
  /** The database's own address, whatever pooler is in front of it; with its password. */
  readonly url: string;
  readonly dataDir: string;
  readonly close: () => Promise<void>;
};

/**
 * Opens the database that the environment names, or the embedded one, as it is: no migration is applied. Throws with
 * all errors, and with `existing` where there is no shop.
 */
export async function openDirect({ existing = false } = {}): Promise<Direct> {
  const read = readEnvironment(process.env);
  if (!read.ok) throw new Error(['The environment has errors.', ...read.faults].join('\n  - '));
  const { database, dataDir } = read.environment;
  if (existing) refuseMissingFolder(read.environment);
  const direct = database === undefined ? await openEmbedded(dataDir) : openNamed(database.directUrl, dataDir);
  if (!existing) return direct;
  try {
    await refuseForeignDatabase(direct.url);
  } catch (fault) {
    await direct.close();
    throw fault;
  }
  return direct;
}

function openNamed(url: string, dataDir: string): Direct {
  return { url, dataDir, close: async () => undefined };
}

async function openEmbedded(dataDir: string): Promise<Direct> {
  const embedded = await openEmbeddedPostgres({ dataDir, log: () => undefined });
  return { url: embedded.url, dataDir, close: () => embedded.stop() };
}
