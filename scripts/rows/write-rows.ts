import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { Client } from 'pg';

import { openEmbeddedPostgres } from '#src/server/database/embedded/embedded-postgres.ts';
import { migrate } from '#src/store/shared/database/migrate.ts';
import { loadStatements } from './load-statements.ts';
import { rowTypesText } from './row-types.ts';

/** `npx meander generate rows`: writes the types of the rows of all statements, read from a new database with the schema of this checkout. */
const root = fileURLToPath(new URL('../../', import.meta.url));
const file = `${root}src/store/shared/database/statement-rows.ts`;
const dataDir = mkdtempSync(join(tmpdir(), 'meander-rows-'));
const server = await openEmbeddedPostgres({ dataDir, log: () => undefined, throwaway: true });
try {
  const { url } = server;
  const done = await migrate({ url, folder: `${root}src/store/migrations` });
  if (!done.ok) throw new Error(String(done.failure.facts?.['message']));
  const client = new Client({ connectionString: url });
  // A refused statement ends the server first; what it says then would hide which statement it was.
  client.on('error', () => undefined);
  await client.connect();
  const statements = await loadStatements();
  writeFileSync(file, await rowTypesText(client, statements));
  await client.end();
  execFileSync('npx', ['oxfmt', file], { stdio: 'inherit' });
  console.log(`The rows of ${statements.length} statements are typed.`);
} finally {
  await server.stop({ force: true });
  rmSync(dataDir, { recursive: true, force: true });
}
