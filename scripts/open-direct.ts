import { openEmbeddedPostgres } from '#src/server/embedded-postgres.ts';
import { readEnvironment } from '#src/server/env.ts';

export type Direct = {
  /** The database's own address, whatever pooler stands before it; with its password. */
  readonly url: string;
  readonly dataDir: string;
  readonly close: () => Promise<void>;
};

/** The database that the environment names, or the embedded one, as it is: no migration is applied. Throws with all faults. */
export async function openDirect(): Promise<Direct> {
  const read = readEnvironment(process.env);
  if (!read.ok) throw new Error(['The environment has faults.', ...read.faults].join('\n  - '));
  const { database, dataDir } = read.environment;
  if (database !== undefined) return { url: database.directUrl, dataDir, close: async () => undefined };
  const embedded = await openEmbeddedPostgres({ dataDir, log: () => undefined });
  return { url: embedded.url, dataDir, close: () => embedded.stop() };
}
