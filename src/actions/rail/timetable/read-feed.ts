import { openTables, type TableFault, type TableFolder } from '#src/formats/tables/csv-zip.ts';
import { unpackLimits } from '#src/formats/tables/csv-zip.unpack.ts';
import { startDraft, type FeedDraft } from '#src/formats/rail/feed-draft.ts';
import { finishDraft, type FinishedFeed } from '#src/formats/rail/finish-draft.ts';
import { columnReader, type OddRowReader, type RowReader } from '#src/formats/rail/files/gtfs-cells.ts';
import { gtfsTables, neededFiles, unreadFiles, type GtfsTable } from '#src/formats/rail/gtfs-tables.ts';
import type { FeedReports, RowSink } from '#src/formats/rail/row-reports.ts';

export type FeedSettings = {
  /** What it is stored as; its first agency otherwise. */
  readonly key?: string | undefined;
  /** All days are moved by whole weeks, so that its newest calendar begins in the week before this date. */
  readonly shiftTo?: string | undefined;
  /** The feed is taken even if it lost a file whole or a great part of it. */
  readonly acceptLoss?: boolean | undefined;
  /** Receives every row that is left out. */
  readonly onRejected?: RowSink | undefined;
};

/**
 * What was read of a feed; `finished` is null where nothing can be taken, for the reasons that stand in the reports.
 */
export type ReadFeed = {
  readonly finished: FinishedFeed | null;
  readonly reports: FeedReports;
  /** Files that are there and are not read, although they say something about travelling. */
  readonly unread: readonly { readonly file: string; readonly reason: string }[];
  readonly digest: string;
};

/** Goes up when the same files would be read to something else. */
const readerVersion = 2;

/** Reads a feed (GTFS) from a folder or a zip into memory and validates all of it; the database is not queried. */
export async function readFeed(path: string, settings: FeedSettings): Promise<ReadFeed> {
  const draft = startDraft(settings.onRejected);
  const opened = await openTables(path, new Set([...gtfsTables, ...unreadFiles].map(({ file }) => file)), unpackLimits);
  if (!opened.ok) {
    draft.reports.fatal(path, null, opened.reason);
    return { finished: null, reports: draft.reports.all(), unread: [], digest: '' };
  }
  const { tables } = opened;
  try {
    const unread = unreadFiles.filter(({ file }) => tables.names.has(file));
    for (const file of neededFiles) if (!tables.names.has(file)) draft.reports.fatal(file, null, 'it is missing');
    if (!tables.names.has('calendar.txt') && !tables.names.has('calendar_dates.txt'))
      draft.reports.fatal('calendar.txt', null, 'it is missing, and so is calendar_dates.txt');
    for (const table of gtfsTables) {
      if (!tables.names.has(table.file) || draft.reports.all().fatal.length > 0) continue;
      await readTable(tables, table, draft, settings.acceptLoss ?? false);
    }
    const finished = draft.reports.all().fatal.length > 0 ? null : finishDraft(draft, settings);
    const digest = `${readerVersion} ${finished?.weeks ?? 0} ${tables.digest()}`;
    return { finished, reports: draft.reports.all(), unread, digest };
  } finally {
    await tables.close();
  }
}

async function readTable(tables: TableFolder, table: GtfsTable, draft: FeedDraft, acceptLoss: boolean): Promise<void> {
  const { file, columns, open, lose } = table;
  const { reports, rows } = draft;
  let take: RowReader | null = null;
  let takeOdd: OddRowReader | undefined;
  let missing: readonly string[] = [];
  let count = 0;
  const fault = await tables.read(file, {
    onNames: (names) => {
      const known = new Set(names.map((name) => name.trim().toLowerCase()));
      missing = columns.filter((column) => !known.has(column));
      if (missing.length > 0) return;
      take = open(draft, columnReader(names));
      takeOdd = lose?.(draft, columnReader(names));
    },
    onRow: (cells, line) => {
      count += 1;
      const reason = take?.(cells, line) ?? null;
      if (reason !== null) reports.reject(file, line, reason);
    },
    onOddRow: (cells, line, names) => {
      count += 1;
      takeOdd?.(cells, line);
      reports.reject(file, line, `it has ${cells.length} cells under ${names} columns`);
    },
  });
  rows.set(file, count);
  if (missing.length > 0)
    loseTable(table, draft, acceptLoss, { line: 1, reason: `it has no column ${missing.join(', ')}` });
  else if (fault !== null) loseTable(table, draft, acceptLoss, fault);
}

/** A file cannot be read: the feed is refused, or goes without what the file restricts. */
function loseTable(
  { file, unreadable }: GtfsTable,
  draft: FeedDraft,
  acceptLoss: boolean,
  { line, reason }: TableFault,
): void {
  if (unreadable === 'refused') draft.reports.fatal(file, line, reason);
  else if (unreadable !== 'unnamed' && !acceptLoss) draft.reports.refuseLoss(file, line, reason);
  else draft.reports.reject(file, line, reason);
  if (typeof unreadable === 'function') unreadable(draft);
}
