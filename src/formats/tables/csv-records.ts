/** A record of a CSV file with the line it begins on, or where the file is damaged. */
export type CsvRead =
  | { readonly ok: true; readonly records: readonly { readonly line: number; readonly cells: readonly string[] }[] }
  | { readonly ok: false; readonly line: number; readonly reason: string };

/** Reads comma-separated values (RFC 4180): cells in quotes may hold commas, lines and doubled quotes. */
export function readCsv(text: string): CsvRead {
  const records: { line: number; cells: string[] }[] = [];
  let cells: string[] = [];
  let begun = 1;
  let line = 1;
  const pattern = /("(?:[^"]|"")*"|[^",\r\n]*)(,|\r?\n|$)/y;
  while (pattern.lastIndex < text.length) {
    const found = pattern.exec(text);
    if (found === null) return { ok: false, line, reason: 'a quotation mark is misplaced or unclosed' };
    const [, cell = '', end = ''] = found;
    cells.push(cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell);
    line += found[0].split('\n').length - 1;
    if (end === ',') continue;
    if (cells.length > 1 || cells[0] !== '') records.push({ line: begun, cells });
    cells = [];
    begun = line;
  }
  if (cells.length > 0) records.push({ line: begun, cells: [...cells, ''] });
  return { ok: true, records };
}
