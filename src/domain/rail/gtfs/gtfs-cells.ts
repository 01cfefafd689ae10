import { isDate } from '#src/domain/availability/local-time.ts';
import { numberOf } from '#src/domain/places/import-sheet.ts';

/** Reads one cell of a row: its text without spaces around it, empty where the file has no such column. */
export type CellReader = (cells: readonly string[]) => string;

/** Takes one row into a draft, or says why it is left out. */
export type RowReader = (cells: readonly string[], line: number) => string | null;

/** Takes a row with more cells than columns, of which only its place in the file can be trusted. */
export type OddRowReader = (cells: readonly string[], line: number) => void;

/** Gives the reader of a column. */
export type Cells = (name: string) => CellReader;

/** Finds columns by their names, whatever their case and the spaces around them. */
export function columnReader(header: readonly string[]): Cells {
  const names = header.map((name) => name.trim().toLowerCase());
  return (name) => {
    const at = names.indexOf(name);
    return at < 0 ? () => '' : (cells) => trimmed(cells[at] ?? '');
  };
}

const space = 32;

/** Without the spaces that stand within quotes; most cells have none. */
function trimmed(cell: string): string {
  const { length } = cell;
  if (length === 0 || (cell.charCodeAt(0) > space && cell.charCodeAt(length - 1) > space)) return cell;
  return cell.trim();
}

/** "20260131" as "2026-01-31"; null when there is no such day. */
export function gtfsDate(text: string): string | null {
  if (!/^\d{8}$/.test(text)) return null;
  const date = `${text.slice(0, 4)}-${text.slice(4, 6)}-${text.slice(6)}`;
  return isDate(date) ? date : null;
}

const zero = 48;
const colon = 58;

/** "7:33:00" or "25:10:00" as seconds; -1 for nothing, -2 for what is no time. Up to ten days, as no trip takes longer. */
export function gtfsTime(text: string): number {
  const { length } = text;
  if (length === 0) return -1;
  if (length < 7 || length > 9) return -2;
  const [low, high] = [length - 2, length - 5];
  if (text.charCodeAt(low - 1) !== colon || text.charCodeAt(high - 1) !== colon) return -2;
  let hours = 0;
  for (let at = 0; at < high - 1; at += 1) {
    const digit = text.charCodeAt(at) - zero;
    if (digit < 0 || digit > 9) return -2;
    hours = hours * 10 + digit;
  }
  const minutes = twoDigits(text, high);
  const seconds = twoDigits(text, low);
  if (minutes < 0 || minutes > 59 || seconds < 0 || seconds > 59 || hours >= 240) return -2;
  return hours * 3600 + minutes * 60 + seconds;
}

function twoDigits(text: string, at: number): number {
  const [tens, ones] = [text.charCodeAt(at) - zero, text.charCodeAt(at + 1) - zero];
  return tens < 0 || tens > 9 || ones < 0 || ones > 9 ? -1 : tens * 10 + ones;
}

/** A whole number that is not negative; null for anything else, nothing included. */
export function wholeOf(text: string): number | null {
  return /^\d{1,9}$/.test(text) ? Number(text) : null;
}

/** The same of a decimal number. */
export function decimalOf(text: string): number | null {
  const value = numberOf(text);
  return value === null || value < 0 ? null : value;
}
