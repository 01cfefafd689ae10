import { SaxesParser } from 'saxes';

import { dateOfDay, dayNumber } from '#src/domain/shared/time/local-time.ts';
import { sheetOf, type EuroRow, type ReadSheet, type SheetFault } from '#src/domain/shared/money/rate-sheet.ts';

/**
 * The tables of the European Central Bank, units of a currency for one euro: `eurofxref-hist.csv` (every business day
 * since 1999, newest first, a comma at each line's end), `eurofxref.csv` (one day, "13 April 2026", spaces after
 * commas) and the XML of one or ninety days.
 */

/** Reads a CSV of the bank; `today` ("YYYY-MM-DD", UTC) is the last day that it may contain. */
export function readEuroCsv(text: string, today: string): ReadSheet {
  const lines = text
    .replace(/^\uFEFF/, '')
    .trimEnd()
    .split(/\r?\n/);
  const [title, ...codes] = cellsOf(lines[0] ?? '');
  if (title !== 'Date' || codes.length === 0)
    return refuse(1, 'a header such as "Date,USD,JPY,…" was expected, with a column for each currency');
  const odd = codes.find((code, index) => !/^[A-Z]{3}$/.test(code) || codes.indexOf(code) !== index);
  if (odd !== undefined)
    return refuse(1, `${JSON.stringify(odd.slice(0, 40))} is not the column of a currency, or occurs twice`);
  const rows: EuroRow[] = [];
  for (const [index, text] of lines.slice(1).entries()) {
    const line = index + 2;
    const [day, ...cells] = cellsOf(text);
    if (cells.length !== codes.length)
      return refuse(line, `${cells.length} rates were found and ${codes.length} expected`);
    const date = readDate(day ?? '');
    if (date === null) return refuse(line, `${JSON.stringify((day ?? '').slice(0, 40))} is not a date`);
    rows.push({ line, date, cells: new Map(codes.map((code, at) => [code, cells[at] ?? ''])) });
  }
  return sheetOf(rows, today);
}

/**
 * Reads an XML of the bank: `<Cube time="…">` with a `<Cube currency="…" rate="…"/>` for each currency. The parser knows no
 * entity but the five of XML, so that nothing in a file can make it larger or name another file.
 */
export function readEuroXml(text: string, today: string): ReadSheet {
  const rows: XmlRow[] = [];
  const parser = new SaxesParser<{ xmlns: false }>({ xmlns: false });
  parser.on('opentag', ({ name, attributes }) => {
    if (name.replace(/^.*:/, '') === 'Cube') takeCube(rows, attributes, parser.line);
  });
  let damage: SheetFault | null = null;
  try {
    parser.write(text).close();
  } catch (error) {
    if (error instanceof RefusedCube) return refuse(parser.line, error.message);
    damage = { line: parser.line, reason: `the XML is damaged: ${reasonOf(error)}` };
  }
  if (!/<\/(?:\w+:)?Envelope>\s*$/.test(text)) return refuse(0, 'the end of the document is missing');
  return damage === null || rows.length === 0 ? sheetOf(rows, today) : { ok: false, fault: damage };
}

type XmlRow = { readonly line: number; readonly date: string; readonly cells: Map<string, string> };

/** A `<Cube>` that makes the whole file useless; the message is the reason. */
class RefusedCube extends Error {}

function takeCube(rows: XmlRow[], attributes: Readonly<Record<string, string>>, line: number): void {
  const { time, currency, rate = '' } = attributes;
  if (time !== undefined) {
    const date = readDate(time);
    if (date === null) throw new RefusedCube(`${JSON.stringify(time.slice(0, 40))} is not a date`);
    rows.push({ line, date, cells: new Map() });
  } else if (currency !== undefined) {
    const day = rows.at(-1);
    if (day === undefined) throw new RefusedCube(`${currency.slice(0, 3)} belongs to no day`);
    if (!/^[A-Z]{3}$/.test(currency) || day.cells.has(currency))
      throw new RefusedCube(`${JSON.stringify(currency.slice(0, 40))} is not a currency, or occurs twice`);
    day.cells.set(currency, rate);
  }
}

/** Returns the parser's reason without the place that it puts before it. */
function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message.replace(/^\d+:\d+: /, '').replace(/\.$/, '') : 'unknown';
}

/** Returns the cells of a line, with or without the comma that the bank writes at its end. */
function cellsOf(line: string): string[] {
  const cells = line.split(',').map((cell) => cell.trim());
  if (cells.at(-1) === '') cells.pop();
  return cells;
}

const months = 'January February March April May June July August September October November December'.split(' ');

/** "2026-04-13" and "13 April 2026" as the former; null for any day that the calendar does not have. */
function readDate(text: string): string | null {
  const spelled = /^(\d{1,2}) ([A-Z][a-z]+) (\d{4})$/.exec(text);
  const month = months.indexOf(spelled?.[2] ?? '') + 1;
  const date = spelled === null ? text : `${spelled[3]}-${twoDigits(month)}-${twoDigits(Number(spelled[1]))}`;
  if (!/^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/.test(date)) return null;
  return dateOfDay(dayNumber(date)) === date ? date : null;
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0');
}

function refuse(line: number, reason: string): ReadSheet {
  return { ok: false, fault: { line, reason } };
}
