import { isUtf8 } from 'node:buffer';
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

import { CsvError, parse } from 'csv-parse';

import { unpackTables, type UnpackLimits } from '#src/formats/tables/csv-zip.unpack.ts';

/** A folder of tables, one CSV each, as it was opened; a packed one is unpacked for as long as it is open. */
export type TableFolder = {
  readonly names: ReadonlySet<string>;
  /**
   * Reads a table row by row: first the names of its columns, then each row with its line. Cells that a row leaves out at its
   * end are empty, and empty ones that it has too many of are none. A row with more cells than that, and a damaged file, are
   * reported.
   */
  readonly read: (name: string, table: TableReader) => Promise<TableFault | null>;
  /** Of all bytes that were read, by the names of their files; read all tables before. */
  readonly digest: () => string;
  readonly close: () => Promise<void>;
};

export type TableReader = {
  readonly onNames: (names: readonly string[]) => void;
  readonly onRow: (cells: readonly string[], line: number) => void;
  readonly onOddRow: (cells: readonly string[], line: number, names: number) => void;
};

export type TableFault = { readonly line: number | null; readonly reason: string };

export type OpenedTables =
  | { readonly ok: true; readonly tables: TableFolder }
  | { readonly ok: false; readonly reason: string };

/** No line of a table is longer: a quote that does not end would otherwise swallow the file. */
const longestRow = 128 * 1024;

/** Opens a folder, or a zip whose tables lie at its top or in one folder; `wanted` are the only files that are looked at. */
export async function openTables(
  path: string,
  tableNames: ReadonlySet<string>,
  limits: UnpackLimits,
): Promise<OpenedTables> {
  const found = await stat(path).catch(() => null);
  if (found === null) return { ok: false, reason: 'it is missing' };
  if (found.isDirectory()) return { ok: true, tables: await tablesIn(path, tableNames, async () => undefined) };
  const unpacked = await unpackTables(path, tableNames, limits);
  if (!unpacked.ok) return unpacked;
  const { folder } = unpacked;
  return { ok: true, tables: await tablesIn(folder, tableNames, () => rm(folder, { recursive: true, force: true })) };
}

async function tablesIn(
  folder: string,
  tableNames: ReadonlySet<string>,
  close: () => Promise<void>,
): Promise<TableFolder> {
  const names = new Set((await readdir(folder)).filter((name) => tableNames.has(name)));
  const digests = new Map<string, string>();
  return {
    names,
    read: async (name, table) => {
      const hash = createHash('sha256');
      const fault = await readTable(join(folder, name), table, (chunk) => hash.update(chunk));
      digests.set(name, hash.digest('hex'));
      return fault;
    },
    digest: () => {
      const all = [...digests].toSorted(([one], [other]) => (one < other ? -1 : 1));
      return createHash('sha256').update(JSON.stringify(all)).digest('hex');
    },
    close,
  };
}

async function readTable(
  file: string,
  { onNames, onRow, onOddRow }: TableReader,
  onChunk: (chunk: Buffer) => void,
): Promise<TableFault | null> {
  let width = -1;
  const parser = parse({
    bom: true,
    trim: true,
    relax_column_count: true,
    skip_empty_lines: true,
    max_record_size: longestRow,
    on_record: (cells: string[], { lines }) => {
      if (width < 0) {
        width = cells.length;
        onNames(cells);
      } else if (cells.length <= width || cells.every((cell, at) => at < width || cell === '')) onRow(cells, lines);
      else onOddRow(cells, lines, width);
      // Rows are taken here; passing each on through a stream would cost more than reading it.
      return null;
    },
  });
  const checked = async function* (chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    const isText = utf8Check();
    for await (const chunk of chunks) {
      onChunk(chunk);
      if (!isText(chunk)) throw new NotText(encodingOf(chunk));
      yield chunk;
    }
    if (!isText(null)) throw new NotText(encodingOf(null));
  };
  const nothing = new Writable({ objectMode: true, write: (_row, _encoding, done) => done() });
  try {
    await pipeline(createReadStream(file, { highWaterMark: 256 * 1024 }), checked, parser, nothing);
  } catch (fault) {
    return faultOf(fault);
  }
  return width < 0 ? { line: null, reason: 'it is empty' } : null;
}

/** A file that is no text in UTF-8; the message is the reason. */
class NotText extends Error {}

function faultOf(fault: unknown): TableFault {
  if (fault instanceof NotText) return { line: null, reason: fault.message };
  if (!(fault instanceof CsvError)) throw fault;
  const { lines } = fault;
  const line = typeof lines === 'number' ? lines : null;
  if (fault.code === 'CSV_MAX_RECORD_SIZE') return { line, reason: 'a quotation mark or a row is unclosed' };
  return { line, reason: 'a quotation mark is misplaced or unclosed' };
}

function encodingOf(bytes: Buffer | null): string {
  const begin = bytes?.subarray(0, 2).toString('hex');
  if (begin === 'fffe' || begin === 'feff') return 'it is written in UTF-16; UTF-8 is expected';
  return 'it is not written in UTF-8';
}

/**
 * Returns a check whether bytes that arrive in chunks are UTF-8; a character may be split. Call it with null at the
 * end.
 */
function utf8Check(): (chunk: Buffer | null) => boolean {
  let rest: Buffer = Buffer.alloc(0);
  return (chunk) => {
    if (chunk === null) return rest.length === 0;
    const bytes = rest.length === 0 ? chunk : Buffer.concat([rest, chunk]);
    const whole = bytes.length - cutSign(bytes);
    rest = Buffer.from(bytes.subarray(whole));
    const text = bytes.subarray(0, whole);
    return isUtf8(text) && !text.includes(0);
  };
}

/** How many bytes at the end begin a sign that is not whole. */
function cutSign(bytes: Buffer): number {
  for (let back = 1; back <= Math.min(3, bytes.length); back += 1) {
    const byte = bytes[bytes.length - back] ?? 0;
    if (byte < 0x80) return 0;
    if (byte >= 0xc0) {
      const length = byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : 2;
      return length > back ? back : 0;
    }
  }
  return 0;
}
