import { readFile } from 'node:fs/promises';

import { importRates } from '#src/actions/site/import-rates.ts';
import { isDate } from '#src/domain/shared/time/local-time.ts';
import { openDatabase } from '#src/server/database/database.ts';
import { readEnvironment } from '#src/server/config/env.ts';
import { UsageError, refuse, type Outcome, type Output, type ParsedOptions } from './outcome.ts';

/** Imports a reference-rate file of the European Central Bank into the database that the environment names, or the embedded one. */
export async function importRateFile(
  [file = '']: readonly string[],
  { values }: ParsedOptions,
  { say, complain }: Output,
): Promise<Outcome> {
  const { from = '', to = '' } = values;
  const odd = [from, to].find((date) => !isDate(date));
  if (odd !== undefined) throw new UsageError(`${odd} is not a date such as 2026-04-13`);
  if (from > to) throw new UsageError(`there is no day from ${from} to ${to}`);
  const read = readEnvironment(process.env);
  if (!read.ok) refuse(read.faults.join('\n'));
  const bytes = await readFile(file).catch((fault: NodeJS.ErrnoException) =>
    refuse(`${file}: ${fault.code ?? fault.name}`),
  );
  const database = await openDatabase(read.environment, say);
  try {
    const done = await importRates({ db: database.db, clock: Date.now }, bytes, { from, to });
    if (!done.ok) {
      complain(`${file}:${done.fault.line}: ${done.fault.reason}\nNothing was imported.`);
      return { code: 1, data: { file, ...done.fault } };
    }
    const { sheet, days, stored } = done;
    for (const { currency, first, last, without } of sheet.taken)
      say(`${currency}: ${first} to ${last}${without > 0 ? `, without a rate on ${without} days` : ''}`);
    for (const { currency, reason } of sheet.refused) say(`${currency}: skipped, ${reason}`);
    if (sheet.pegged.length > 0) say(`By fixed parity: ${sheet.pegged.join(', ')}`);
    if (sheet.absent.length > 0) say(`Not in the file: ${sheet.absent.join(', ')}`);
    say(`${days} of ${sheet.days.length} days: ${stored.added} new rates, ${stored.changed} changed.`);
    return { code: 0, data: { days, ...stored, skipped: sheet.refused, absent: sheet.absent } };
  } finally {
    await database.close();
  }
}
