import { closeSync, openSync, writeSync } from 'node:fs';

import { importFeed, type FeedImport } from '#src/actions/rail/timetable/import-feed.ts';
import { isDate } from '#src/domain/shared/time/local-time.ts';
import type { RowReport } from '#src/formats/rail/row-reports.ts';
import { openDatabase } from '#src/server/database/database.ts';
import { readEnvironment } from '#src/server/config/env.ts';
import { UsageError, refuse, type Outcome, type Output, type ParsedOptions } from './outcome.ts';

/**
 * Imports a GTFS feed (a zip file or a folder) into the database that the environment names, or the embedded one. Skipped
 * rows are counted by reason, and all of them are written to the report (tab-separated: file, line, reason). The same feed
 * again replaces its former edition. A feed with a fatal error changes nothing, and the exit code is 1, as for a feed that lost
 * a whole file or a large part of one, unless the loss is accepted.
 */
export async function importGtfs(
  [path = '']: readonly string[],
  { values, flags }: ParsedOptions,
  output: Output,
): Promise<Outcome> {
  const { shiftTo, as: key, report } = values;
  if (shiftTo !== undefined && !isDate(shiftTo)) throw new UsageError(`${shiftTo} is not a date such as 2026-12-01`);
  const read = readEnvironment(process.env);
  if (!read.ok) refuse(read.faults.join('\n'));
  const database = await openDatabase(read.environment, output.say);
  const rows = report === undefined ? null : openReport(report);
  try {
    const started = performance.now();
    const acceptLoss = flags.has('acceptLoss');
    const done = await importFeed({ db: database.db }, path, { key, shiftTo, acceptLoss, onRejected: rows?.add });
    printSkipped(done, report, output);
    return printStored(done, (performance.now() - started) / 1000, output);
  } finally {
    rows?.close();
    await database.close();
  }
}

/** Rows go to the file as they are found: a feed may skip more than a process can hold. */
function openReport(file: string): { readonly add: (row: RowReport) => void; readonly close: () => void } {
  const handle = openSync(file, 'w');
  writeSync(handle, 'file\tline\treason\n');
  return {
    add: ({ file: table, line, reason }) =>
      void writeSync(handle, `${table}\t${line ?? ''}\t${reason.replace(/[\t\r\n]/g, ' ')}\n`),
    close: () => closeSync(handle),
  };
}

function printSkipped({ reports, unread }: FeedImport, report: string | undefined, { say }: Output): void {
  for (const { file, reason } of unread) say(`${file}: not read: ${reason}`);
  for (const { file, line, reason } of reports.listed) say(`${placeOf(file, line)}: skipped: ${reason}`);
  for (const [file, kinds] of reports.kinds)
    for (const [kind, count] of kinds) say(`${file}: ${count} rows skipped in total: ${kind}`);
  const listed = reports.listed.length;
  const all = [...reports.kinds.values()].flatMap((kinds) => [...kinds.values()]).reduce((sum, one) => sum + one, 0);
  if (report !== undefined) say(`All ${all} skipped rows are in ${report}.`);
  else if (all > listed) say(`${all - listed} more rows are not listed here: --report <file> writes every one.`);
}

function printStored({ finished, reports, stored }: FeedImport, seconds: number, { say, complain }: Output): Outcome {
  if (finished === null || stored === null) {
    for (const { file, line, reason } of reports.fatal) complain(`${placeOf(file, line)}: ${reason}`);
    complain('Nothing was imported; the former edition is unchanged.');
    if (reports.isLossOnly)
      complain('--accept-loss imports the rest of the feed, without what the lost rows restrict.');
    return { code: 1, data: { errors: reports.fatal, isLossOnly: reports.isLossOnly } };
  }
  const { feed, span, weeks } = finished;
  const days = `${span.from} to ${span.to ?? 'further notice'}${weeks === 0 ? '' : `, moved by ${weeks} weeks`}`;
  const counts = {
    stations: feed.stations.length,
    lines: feed.lines.length,
    trips: feed.trips.length,
    calls: feed.calls.stops.length,
    fares: feed.fares.length,
  };
  const counted = Object.entries(counts).map(([what, count]) => `${count} ${what}`);
  say(`${feed.key}: ${counted.join(', ')}; ${days}.`);
  const today = new Date().toISOString().slice(0, 10);
  if (span.to !== null && span.to < today)
    say(
      `Warning: the feed has expired. Its last day was ${span.to}, so it contains no journeys. ` +
        `--shift-to ${today} moves it to begin today.`,
    );
  if (counts.fares === 0) say('The feed has no fares: its journeys are shown without a price.');
  say(
    stored.same
      ? 'The feed is already imported: nothing was changed.'
      : `${stored.changedTrips} trips new or changed, ${stored.goneTrips} gone, in ${seconds.toFixed(1)} s.`,
  );
  return { code: 0, data: { feed: feed.key, ...span, ...counts, ...stored } };
}

function placeOf(file: string, line: number | null): string {
  return line === null ? file : `${file}:${line}`;
}
