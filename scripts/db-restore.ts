import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

import { openDb } from '#src/store/db.ts';
import { checkInvariants, invariants } from '#src/store/invariants.ts';
import { restoreBackup } from './backup/restore-backup.ts';
import { readEnvFile } from './env-file.ts';
import { openDirect } from './open-direct.ts';

const help = `npm run db:restore -- <folder> [--force]

Fills an empty database from a backup, brings its tables to this release, and checks that everything adds up. Every file
is compared with its checksum before anything is touched. Stop the site first. --force throws away what the database holds.`;

/** 0 when it is restored and sound, 1 when not, 2 when it was not understood. */
async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    options: { force: { type: 'boolean', default: false }, help: { type: 'boolean', short: 'h', default: false } },
    allowPositionals: true,
  });
  const [folder] = positionals;
  if (values.help || folder === undefined || positionals.length > 1) {
    console.log(help);
    return values.help ? 0 : 2;
  }
  readEnvFile();
  const direct = await openDirect();
  try {
    const migrations = fileURLToPath(new URL('../src/store/migrations', import.meta.url));
    const say = (line: string): void => console.log(`  ${line}`);
    const { madeAt } = await restoreBackup({
      url: direct.url,
      folder: resolve(folder),
      migrations,
      force: values.force,
      say,
    });
    console.log(`The database stands as on ${madeAt}.`);
    return await check(direct.url);
  } finally {
    await direct.close();
  }
}

async function check(url: string): Promise<number> {
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

try {
  process.exitCode = await main();
} catch (fault) {
  console.error(fault instanceof Error ? fault.message : String(fault));
  process.exitCode = 1;
}
