import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';

import { importRates } from '#src/actions/site/import-rates.ts';
import { openDatabase } from '#src/server/database/database.ts';
import { readEnvironment } from '#src/server/config/env.ts';
import { readEnvFile } from './commands/env-file.ts';
import { stop } from './stop.ts';

/**
 * Loads a file of reference rates of the European Central Bank (zip, CSV or XML) into the database that the environment
 * names, or the embedded one: `npm run import:rates -- FILE [--from DATE] [--to DATE]`.
 */
const { file, from, to } = readArguments();
readEnvFile();
const read = readEnvironment(process.env);
if (!read.ok) stop(read.faults.join('\n'));
const bytes = await readFile(file).catch((fault: NodeJS.ErrnoException) =>
  stop(`${file}: ${fault.code ?? fault.name}`),
);
const database = await openDatabase(read.environment, (line) => console.log(line));
try {
  const done = await importRates({ db: database.db, clock: Date.now }, bytes, { from, to });
  if (done.ok) {
    const { sheet, days, stored } = done;
    for (const { currency, first, last, without } of sheet.taken)
      console.log(`${currency}: ${first} to ${last}${without > 0 ? `, without a rate on ${without} days` : ''}`);
    for (const { currency, reason } of sheet.refused) console.log(`${currency}: not taken, ${reason}`);
    if (sheet.pegged.length > 0) console.log(`by their fixed parity: ${sheet.pegged.join(', ')}`);
    if (sheet.absent.length > 0) console.log(`not in the file: ${sheet.absent.join(', ')}`);
    console.log(`${days} of ${sheet.days.length} days: ${stored.added} new rates, ${stored.changed} changed.`);
  } else {
    console.error(`${file}:${done.fault.line}: ${done.fault.reason}\nNothing was loaded.`);
    process.exitCode = 1;
  }
} finally {
  await database.close();
}

function readArguments(): { readonly file: string; readonly from: string; readonly to: string } {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { from: { type: 'string', default: '0001-01-01' }, to: { type: 'string', default: '9999-12-31' } },
    });
    const [file, ...more] = positionals;
    const odd = [values.from, values.to].find((date) => !/^\d{4}-\d{2}-\d{2}$/.test(date));
    if (odd !== undefined) stop(`${odd} is no date: one such as 2026-04-13 is expected`);
    if (values.from > values.to) stop(`from ${values.from} to ${values.to} there is no day`);
    if (file !== undefined && more.length === 0) return { file, from: values.from, to: values.to };
  } catch (fault) {
    stop(fault);
  }
  return stop('npm run import:rates -- FILE [--from DATE] [--to DATE]');
}
