import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { Client } from 'pg';

import { readAccess, superuser } from '#src/server/embedded-postgres-cluster.ts';

/** The data folder of the site that the journeys walk through. */
export const dataDir = process.env['E2E_DATA_DIR'] ?? '.data';

/** Asks or changes the shop's database from outside, as time and other travellers would: for what no page can do. */
export async function sql<Row extends object>(text: string, values: readonly unknown[] = []): Promise<readonly Row[]> {
  const client = new Client({ connectionString: process.env['DATABASE_URL'] ?? embeddedAddress() });
  await client.connect();
  try {
    const { rows } = await client.query<Row>(text, [...values]);
    return rows;
  } finally {
    await client.end();
  }
}

/** The site runs, so its cluster says where it listens. */
function embeddedAddress(): string {
  const note = join(dataDir, 'postgres.place');
  const home = existsSync(note) ? readFileSync(note, 'utf8').trim() : join(dataDir, 'postgres');
  const { password, port } = readAccess({ home, cluster: join(home, 'cluster') });
  return `postgres://${superuser}:${password}@127.0.0.1:${port}/meander`;
}
