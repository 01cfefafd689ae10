import { resolve } from 'node:path';
import { parseArgs } from 'node:util';

import { readEnvFile } from '../env-file.ts';
import { openDirect } from '../open-direct.ts';

/** What was asked for: a folder, whether to replace what is in the way, and where the database is. */
export type OnFolder = { readonly folder: string; readonly force: boolean; readonly url: string };

/**
 * Runs a command that takes a folder and `--force`, beside an open database. Ends the process with 0 when it is done, 1
 * when not, 2 when it was not understood.
 */
export async function onFolder(help: string, work: (given: OnFolder) => Promise<0 | 1>): Promise<void> {
  try {
    process.exitCode = await run(help, work);
  } catch (fault) {
    console.error(fault instanceof Error ? fault.message : String(fault));
    process.exitCode = 1;
  }
}

async function run(help: string, work: (given: OnFolder) => Promise<0 | 1>): Promise<number> {
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
    return await work({ folder: resolve(folder), force: values.force, url: direct.url });
  } finally {
    await direct.close();
  }
}
