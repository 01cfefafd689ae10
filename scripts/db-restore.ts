import { fileURLToPath } from 'node:url';

import { openDb } from '#src/store/shared/database/db.ts';
import { checkInvariants } from '#src/store/operations/invariants/check-invariants.store.ts';
import { invariants } from '#src/store/operations/invariants/invariants.ts';
import { exitCodes, onFolder } from './backup/on-folder.ts';
import { restoreBackup } from './backup/restore-backup.ts';

const help = `npm run db:restore -- <folder> [--force] [--minutes <n>]

Fills an empty database from a backup, brings its tables to this release, and checks that everything adds up. Every file
is compared with its checksum before anything is touched. Stop the site first. --force throws away what the database holds.

${exitCodes}`;

const migrations = fileURLToPath(new URL('../src/store/migrations', import.meta.url));

await onFolder(help, async ({ url, folder, force, signal, say }) => {
  const { madeAt } = await restoreBackup({ url, folder, migrations, force, signal, say });
  console.log(`The database is as it was on ${madeAt}. Time limits count from the start of the shop.`);
  return check(url);
});

async function check(url: string): Promise<0 | 1> {
  const db = openDb({ url, max: 1, applicationName: 'meander check', statementTimeoutMs: 600_000 });
  try {
    const violations = await checkInvariants(db);
    for (const { id, says, rows } of violations) console.error(`${id}: ${says} (${rows} rows)`);
    if (violations.length === 0) console.log(`All ${invariants.length} invariants hold.`);
    return violations.length === 0 ? 0 : 1;
  } finally {
    await db.close();
  }
}
