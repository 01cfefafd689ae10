import { resolve } from 'node:path';

import { Client } from 'pg';

import { isMadeIn } from '#src/server/database/embedded/embedded-postgres-cluster.ts';
import type { Environment } from '#src/server/config/env.ts';

type Where = Pick<Environment, 'database' | 'dataDir'>;

const advice = 'Set DATA_DIR or DATABASE_URL as the shop has it; `npm start` makes a new shop.';

/** Throws where the environment means the embedded database of a folder that has none, before one is made. */
export function refuseMissingFolder({ database, dataDir }: Where): void {
  if (database === undefined && !isMadeIn(dataDir))
    throw new Error(`There is no shop in ${resolve(dataDir)}. ${advice}`);
}

/** Throws where a database holds no shop: a command that works on a shop must neither make one nor touch another's data. */
export async function refuseForeignDatabase(url: string): Promise<void> {
  const client = new Client({ connectionString: url, application_name: 'meander existing' });
  client.on('error', () => undefined);
  await client.connect();
  try {
    const { rows } = await client.query<Record<string, unknown>>(
      `select to_regclass('schema_migration') is not null as there, current_database() as name`,
    );
    const [row] = rows;
    if (row?.['there'] !== true)
      throw new Error(`There is no shop in the database ${String(row?.['name'])}. ${advice}`);
  } finally {
    await client.end();
  }
}
