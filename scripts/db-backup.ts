import { exitCodes, onFolder, type OnFolder } from './backup/on-folder.ts';
import { writeBackup } from './backup/write-backup.ts';

const help = `npm run db:backup -- <folder> [--force] [--minutes <n>]

Writes all rows of the database into a new folder, as they are at one moment, while the shop goes on. --force replaces a
backup that is there. The folder holds personal data: keep it as safe as the database. Secrets are not in it: keep
DATA_DIR/secrets.json (or the variables) beside it, or links and vouchers that are out do not open any more.

${exitCodes}`;

async function backUp({ url, folder, force, signal, say }: OnFolder): Promise<0> {
  const { tables } = await writeBackup({ url, folder, now: new Date(), force, signal, say });
  const [rows, bytes] = [
    tables.reduce((sum, one) => sum + one.rows, 0),
    tables.reduce((sum, one) => sum + one.bytes, 0),
  ];
  console.log(`${rows} rows of ${tables.length} tables are in ${folder}: ${(bytes / 1e6).toFixed(1)} MB.`);
  return 0;
}

await onFolder(help, backUp, { existing: true });
