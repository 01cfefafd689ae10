import { parseWithLines } from '#src/domain/catalogue/checks/json-lines.ts';
import { readCsv } from '#src/formats/tables/csv-records.ts';

/** One row of an imported file: its fields by name, and its line. */
export type FileRow = { readonly line: number; readonly fields: Readonly<Record<string, unknown>> };

/** The rows of a file, or where it is damaged: then nothing of it is taken. */
export type FileRows =
  | { readonly ok: true; readonly rows: readonly FileRow[] }
  | { readonly ok: false; readonly line: number; readonly reason: string };

/**
 * Reads a JSON array of objects, JSON lines, or CSV with a line of headings. A heading with dots makes an object:
 * `name.en` is the field `en` of `name`.
 */
export function readFileRows(text: string): FileRows {
  const plain = text.replace(/^\uFEFF/, '');
  const first = plain.trimStart()[0];
  if (first === undefined) return refuse(1, 'the file is empty');
  if (first === '[') return arrayRows(plain);
  return first === '{' ? jsonLines(plain) : csvRows(plain);
}

/** One object to a line is read line by line; any other layout as a whole. */
function arrayRows(text: string): FileRows {
  const lines = text.trimEnd().split('\n');
  const body = lines.slice(1, -1);
  const oneEach =
    lines[0]?.trim() === '[' && lines.at(-1)?.trim() === ']' && body.every((line) => /^\{.*\},?\s*$/.test(line));
  if (!oneEach) return wholeArray(text);
  const last = body.length - 1;
  const rows: FileRow[] = [];
  for (const [index, line] of body.entries()) {
    const plain = line.trim();
    if (plain.endsWith(',') === (index === last)) return refuse(index + 2, 'a comma is missing or superfluous');
    const fields = objectOf(plain.replace(/,$/, ''));
    if (fields === null) return refuse(index + 2, 'not a JSON object');
    rows.push({ line: index + 2, fields });
  }
  return { ok: true, rows };
}

function wholeArray(text: string): FileRows {
  const read = parseWithLines(text);
  if (!read.ok) return read;
  const rows: FileRow[] = [];
  const items: readonly unknown[] = Array.isArray(read.value) ? read.value : [];
  for (const [index, item] of items.entries()) {
    const line = read.lineOf([index]);
    if (!isRecord(item)) return refuse(line, 'not a JSON object');
    rows.push({ line, fields: item });
  }
  return { ok: true, rows };
}

function jsonLines(text: string): FileRows {
  const rows: FileRow[] = [];
  for (const [index, line] of text.split('\n').entries()) {
    if (line.trim() === '') continue;
    const fields = objectOf(line);
    if (fields === null) return refuse(index + 1, 'not a JSON object');
    rows.push({ line: index + 1, fields });
  }
  return { ok: true, rows };
}

function csvRows(text: string): FileRows {
  const read = readCsv(text);
  if (!read.ok) return read;
  const [head, ...records] = read.records;
  const headings = (head?.cells ?? []).map((cell) => cell.trim());
  if (!headings.some((heading) => heading.startsWith('name')))
    return refuse(1, 'neither JSON nor CSV with a heading "name"');
  const rows: FileRow[] = [];
  for (const { line, cells } of records) {
    if (cells.length !== headings.length)
      return refuse(line, `${cells.length} cells were found and ${headings.length} expected`);
    rows.push({ line, fields: fieldsOf(headings, cells) });
  }
  return { ok: true, rows };
}

/** Empty cells are missing ones. */
function fieldsOf(headings: readonly string[], cells: readonly string[]): Record<string, unknown> {
  const fields = new Map<string, unknown>();
  const inner = new Map<string, Map<string, string>>();
  for (const [index, heading] of headings.entries()) {
    const cell = cells[index]?.trim() ?? '';
    if (cell === '') continue;
    const [outer = '', key] = heading.split('.', 2);
    if (key === undefined) fields.set(outer, cell);
    else inner.set(outer, (inner.get(outer) ?? new Map<string, string>()).set(key, cell));
  }
  for (const [name, entries] of inner) fields.set(name, Object.fromEntries(entries));
  return Object.fromEntries(fields);
}

function objectOf(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text);
    return isRecord(value) ? value : null;
  } catch {
    return null;
  }
}

/** Returns whether a value has fields by name. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function refuse(line: number, reason: string): { readonly ok: false; readonly line: number; readonly reason: string } {
  return { ok: false, line, reason };
}
