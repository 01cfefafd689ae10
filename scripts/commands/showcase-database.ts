import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { readAccess, superuser } from '#src/server/database/embedded/embedded-postgres-cluster.ts';

/** Where the database of a shop that runs listens: its cluster says so, unless the environment names another one. */
export function showcaseDatabase(dataDir: string): string {
  const options = process.env['DATABASE_URL'];
  if (options) return options;
  const note = join(dataDir, 'postgres.place');
  const home = existsSync(note) ? readFileSync(note, 'utf8').trim() : join(dataDir, 'postgres');
  const { password, port } = readAccess({ home, cluster: join(home, 'cluster') });
  return `postgres://${superuser}:${password}@127.0.0.1:${port}/meander`;
}
