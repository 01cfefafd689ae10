import { Client } from 'pg';

import { showcaseDatabase } from '../../scripts/commands/showcase-database.ts';

/** The data folder of the site that the journeys walk through. */
export const dataDir = process.env['E2E_DATA_DIR'] ?? '.data';

/** Queries or changes the shop's database from outside, as time and other travellers would: for what no page can do. */
export async function sql<Row extends object>(text: string, values: readonly unknown[] = []): Promise<readonly Row[]> {
  const client = new Client({ connectionString: showcaseDatabase(dataDir) });
  await client.connect();
  try {
    const { rows } = await client.query<Row>(text, [...values]);
    return rows;
  } finally {
    await client.end();
  }
}
