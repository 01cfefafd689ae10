import { closeSync, openSync, writeSync } from 'node:fs';
import { parseArgs } from 'node:util';

import { importFeed, type FeedImport } from '#src/actions/rail/timetable/import-feed.ts';
import { isDate } from '#src/domain/shared/time/local-time.ts';
import type { RowReport } from '#src/formats/rail/row-reports.ts';
import { openDatabase } from '#src/server/database/database.ts';
import { readEnvironment } from '#src/server/config/env.ts';
import { readEnvFile } from './commands/env-file.ts';
import { stop } from './stop.ts';

/**
 * Takes a timetable as its operator publishes it (GTFS, a zip or a folder) into the database that the environment names, or the
 * embedded one: `npm run import:gtfs -- FILE|FOLDER [--shift-to DATE] [--as KEY] [--report FILE] [--accept-loss]`. Rows that are
 * left out are counted by reason, and all of them written into the report (tab-separated: file, line, reason). The same feed again
 * replaces its former edition; one with a fatal fault leaves that as it was, and gives the exit code 1. So does one that lost a
 * file whole, or a great part of it, unless the loss is accepted.
 */
const { path, shiftTo, key, report, acceptLoss } = readArguments();
readEnvFile();
const read = readEnvironment(process.env);
if (!read.ok) stop(read.faults.join('\n'));
const database = await openDatabase(read.environment, (line) => console.log(line));
const rows = report === undefined ? null : openReport(report);
try {
  const started = performance.now();
  const done = await importFeed({ db: database.db }, path, { key, shiftTo, acceptLoss, onRejected: rows?.add });
  tell(done, (performance.now() - started) / 1000);
} finally {
  rows?.close();
  await database.close();
}

/** Rows go to the file as they are found: a feed may leave out more than a process can keep. */
function openReport(file: string): { readonly add: (row: RowReport) => void; readonly close: () => void } {
  const handle = openSync(file, 'w');
  writeSync(handle, 'file\tline\treason\n');
  return {
    add: ({ file: table, line, reason }) =>
      void writeSync(handle, `${table}\t${line ?? ''}\t${reason.replace(/[\t\r\n]/g, ' ')}\n`),
    close: () => closeSync(handle),
  };
}

function tell({ finished, reports, unread, stored }: FeedImport, seconds: number): void {
  for (const { file, reason } of unread) console.log(`${file}: not read: ${reason}`);
  for (const { file, line, reason } of reports.told)
    console.log(`${file}${line === null ? '' : `:${line}`}: left out: ${reason}`);
  for (const [file, kinds] of reports.kinds)
    for (const [kind, count] of kinds) console.log(`${file}: ${count} rows left out in all: ${kind}`);
  const told = reports.told.length;
  const all = [...reports.kinds.values()].flatMap((kinds) => [...kinds.values()]).reduce((sum, one) => sum + one, 0);
  if (report !== undefined) console.log(`Each of ${all} rows stands in ${report}.`);
  else if (all > told) console.log(`${all - told} rows are not told here: --report FILE writes each of them down.`);
  if (finished === null || stored === null) {
    for (const { file, line, reason } of reports.fatal)
      console.error(`${file}${line === null ? '' : `:${line}`}: ${reason}`);
    console.error('Nothing was loaded; a former edition stands as it was.');
    if (reports.isLossOnly)
      console.error('--accept-loss imports the rest of the feed, without what the lost rows restrict.');
    process.exitCode = 1;
    return;
  }
  const { feed, span, weeks } = finished;
  const days = `${span.from} to ${span.to ?? 'further notice'}${weeks === 0 ? '' : `, moved by ${weeks} weeks`}`;
  console.log(
    `${feed.key}: ${feed.stations.length} stations, ${feed.lines.length} lines, ${feed.trips.length} trips, ` +
      `${feed.calls.stops.length} calls, ${feed.fares.length} fares; ${days}.`,
  );
  const today = new Date().toISOString().slice(0, 10);
  if (span.to !== null && span.to < today)
    console.log(
      `Warning: the feed has expired. Its last day was ${span.to}, so no journey is found in it. ` +
        `--shift-to ${today} runs it again from today on.`,
    );
  if (feed.fares.length === 0) console.log('It has no fares: its journeys are shown without a price.');
  console.log(
    stored.same
      ? 'It is what stands already: nothing was changed.'
      : `${stored.changedTrips} trips new or changed, ${stored.goneTrips} gone, in ${seconds.toFixed(1)} s.`,
  );
}

function readArguments(): {
  readonly path: string;
  readonly shiftTo: string | undefined;
  readonly key: string | undefined;
  readonly report: string | undefined;
  readonly acceptLoss: boolean;
} {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        'shift-to': { type: 'string' },
        as: { type: 'string' },
        report: { type: 'string' },
        'accept-loss': { type: 'boolean' },
      },
    });
    const [path, ...more] = positionals;
    const shiftTo = values['shift-to'];
    if (shiftTo !== undefined && !isDate(shiftTo)) stop(`${shiftTo} is no date: one such as 2026-12-01 is expected`);
    const acceptLoss = values['accept-loss'] ?? false;
    if (path !== undefined && more.length === 0)
      return { path, shiftTo, key: values.as, report: values.report, acceptLoss };
  } catch (fault) {
    stop(fault);
  }
  return stop('npm run import:gtfs -- FILE|FOLDER [--shift-to DATE] [--as KEY] [--report FILE] [--accept-loss]');
}
