import { resolve } from 'node:path';
import { parseArgs } from 'node:util';

import { writeBackup } from './backup/write-backup.ts';
import { readEnvFile } from './env-file.ts';
import { openDirect } from './open-direct.ts';

const help = `npm run db:backup -- <folder> [--force]

Writes all rows of the database into a new folder, as they are at one moment, while the shop goes on. --force replaces a
backup that is there. The folder holds persons' data: keep it as safe as the database. Secrets are not in it: keep
DATA_DIR/secrets.json (or the variables) beside it, or links and vouchers that are out do not open any more.`;

/** 0 when it is written, 1 when not, 2 when it was not understood. */
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
    const { tables } = await writeBackup({
      url: direct.url,
      folder: resolve(folder),
      now: new Date(),
      force: values.force,
    });
    const [rows, bytes] = [
      tables.reduce((sum, one) => sum + one.rows, 0),
      tables.reduce((sum, one) => sum + one.bytes, 0),
    ];
    console.log(`${rows} rows of ${tables.length} tables are in ${resolve(folder)}: ${(bytes / 1e6).toFixed(1)} MB.`);
    return 0;
  } finally {
    await direct.close();
  }
}

try {
  process.exitCode = await main();
} catch (fault) {
  console.error(fault instanceof Error ? fault.message : String(fault));
  process.exitCode = 1;
}
