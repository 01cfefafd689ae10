import { fileURLToPath } from 'node:url';

import type { Outcome, Output, ParsedOptions } from '../commands/outcome.ts';
import { reportInvariants } from '../commands/check-database.ts';
import { onFolder } from './on-folder.ts';
import { restoreBackup } from './restore-backup.ts';

const migrations = fileURLToPath(new URL('../../src/store/migrations', import.meta.url));

/** Fills an empty database from a backup, migrates its tables to this release, and verifies the data invariants. */
export function restoreDatabase(words: readonly string[], given: ParsedOptions, output: Output): Promise<Outcome> {
  return onFolder({ words, given, output }, async ({ url, folder, force, signal, say }) => {
    const { madeAt } = await restoreBackup({ url, folder, migrations, force, signal, say });
    output.say(`The database is restored to ${madeAt}. Time limits count from the next start of the shop.`);
    const { code, data } = await reportInvariants(url, output, { statementTimeoutMs: 600_000 });
    return { code, data: { madeAt, ...data } };
  });
}
