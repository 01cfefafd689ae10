import { isDate, isTimeZone } from '#src/domain/shared/time/local-time.ts';
import { numberOf } from '#src/formats/places/import-sheet.ts';

/** Reads one cell of a row: its text without spaces around it, empty where the file has no such column. */
export type CellReader = (cells: readonly string[]) => string;

/** Takes one row into a draft, or says why it is left out. */
export type RowReader = (cells: readonly string[], line: number) => string | null;

/** Takes a row with more cells than columns, of which only its place in the file can be trusted. */
export type OddRowReader = (cells: readonly string[], line: number) => void;

/** Returns the reader of a column. */
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

/** Returns a cell without the spaces within quotes; most cells have none. */
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

/**
 * Returns a time zone by its name in the IANA table; old names without a slash resolve to the current ones ("Japan" is
 * Asia/Tokyo). Null for what is no zone.
 */
export function timeZoneOf(text: string): string | null {
  if (isTimeZone(text)) return text;
  if (!/^[A-Za-z][\w/+-]*$/.test(text)) return null;
  try {
    const named = new Intl.DateTimeFormat('en', { timeZone: text }).resolvedOptions().timeZone;
    return named === 'UTC' || isTimeZone(named) ? named : null;
  } catch {
    return null;
  }
}

/** Returns a language tag (BCP 47) in its usual form, written with hyphens or underscores; null for what is none. */
export function languageOf(text: string): string | null {
  const tag = text.replaceAll('_', '-');
  if (!/^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*$/.test(tag)) return null;
  try {
    return Intl.getCanonicalLocales(tag)[0] ?? null;
  } catch {
    return null;
  }
}

const zero = 48;
const colon = 58;

/**
 * "7:33:00", "25:10:00" or, without seconds, "7:33" as seconds; -1 for nothing, -2 for what is no time. Up to ten days, as no
 * trip takes longer.
 */
export function gtfsTime(text: string): number {
  const { length } = text;
  if (length === 0) return -1;
  // From the end: a colon before the last two digits, and where there are seconds another before the two before.
  if (length < 4 || length > 9 || text.charCodeAt(length - 3) !== colon) return -2;
  const hasSeconds = length >= 7 && text.charCodeAt(length - 6) === colon;
  const high = hasSeconds ? length - 5 : length - 2;
  let hours = 0;
  for (let at = 0; at < high - 1; at += 1) {
    const digit = text.charCodeAt(at) - zero;
    if (digit < 0 || digit > 9) return -2;
    hours = hours * 10 + digit;
  }
  const minutes = twoDigits(text, high);
  const seconds = hasSeconds ? twoDigits(text, length - 2) : 0;
  if (minutes < 0 || minutes > 59 || seconds < 0 || seconds > 59 || hours >= 240) return -2;
  return hours * 3600 + minutes * 60 + seconds;
}

function twoDigits(text: string, at: number): number {
  const [tens, ones] = [text.charCodeAt(at) - zero, text.charCodeAt(at + 1) - zero];
  return tens < 0 || tens > 9 || ones < 0 || ones > 9 ? -1 : tens * 10 + ones;
}

/** Returns a whole number that is not negative; null for anything else, nothing included. */
export function wholeOf(text: string): number | null {
  return /^\d{1,9}$/.test(text) ? Number(text) : null;
}

/** Returns the same of a decimal number. */
export function decimalOf(text: string): number | null {
  const value = numberOf(text);
  return value === null || value < 0 ? null : value;
}
