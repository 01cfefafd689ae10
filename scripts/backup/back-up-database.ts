import type { Outcome, Output, ParsedOptions } from '../commands/outcome.ts';
import { onFolder } from './on-folder.ts';
import { writeBackup } from './write-backup.ts';

/** Writes all rows of the database into a new folder, as they are at one moment. */
export function backUpDatabase(words: readonly string[], given: ParsedOptions, output: Output): Promise<Outcome> {
  return onFolder({ words, given, output, existing: true }, async ({ url, folder, force, signal, say }) => {
    const { tables } = await writeBackup({ url, folder, now: new Date(), force, signal, say });
    const rows = tables.reduce((sum, one) => sum + one.rows, 0);
    const bytes = tables.reduce((sum, one) => sum + one.bytes, 0);
    output.say(`${rows} rows of ${tables.length} tables are in ${folder}: ${(bytes / 1e6).toFixed(1)} MB.`);
    return { code: 0, data: { folder, rows, tables: tables.length, bytes } };
  });
}
