import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';

import type { Deps } from '#src/actions/deps.ts';
import type { PlacesImport } from '#src/actions/places/import-pois.ts';
import { openDatabase } from '#src/server/database/database.ts';
import { readEnvironment } from '#src/server/config/env.ts';
import { refuse, type Outcome, type Output } from './outcome.ts';

type Importer = (deps: Pick<Deps, 'db'>, text: string) => Promise<PlacesImport>;

/**
 * Runs an importer over a file, or over each JSON, JSON-lines and CSV file of a folder, and reports every row that was
 * rejected or changed. A damaged file changes nothing, and the command ends with exit code 1.
 */
export async function importPlaces(options: string, run: Importer, output: Output): Promise<Outcome> {
  const paths = await filesOf(options);
  if (paths.length === 0) refuse(`${options}: the folder contains no .json, .jsonl or .csv file`);
  const read = readEnvironment(process.env);
  if (!read.ok) refuse(read.faults.join('\n'));
  const database = await openDatabase(read.environment, output.say);
  try {
    const files: FileOutcome[] = [];
    for (const file of paths) files.push(await importFile(database.db, file, run, output));
    return { code: files.every(({ ok }) => ok) ? 0 : 1, data: { files } };
  } finally {
    await database.close();
  }
}

type FileOutcome = { readonly file: string; readonly ok: boolean } & Readonly<Record<string, unknown>>;

async function importFile(
  db: Deps['db'],
  file: string,
  run: Importer,
  { say, complain }: Output,
): Promise<FileOutcome> {
  const text = textOf(await readFile(file));
  const done: PlacesImport =
    text === null ? { ok: false, line: 1, reason: 'the file is not UTF-8' } : await run({ db }, text);
  if (!done.ok) {
    complain(`${file}:${done.line}: ${done.reason}\nNothing was imported from this file.`);
    return { file, ...done };
  }
  const { rows, sheet, stored } = done;
  for (const { line, key, reason } of sheet.rejected) say(`${file}:${line}: ${key} rejected: ${reason}`);
  for (const { line, key, reason } of sheet.noted) say(`${file}:${line}: ${key} imported: ${reason}`);
  const changes = `${stored.added} new, ${stored.changed} changed, ${stored.same} unchanged`;
  say(`${file}: ${rows} rows, ${sheet.rejected.length} rejected; ${changes}.`);
  return { file, ok: true, rows, rejected: sheet.rejected, ...stored };
}

async function filesOf(options: string): Promise<string[]> {
  const found = await stat(options).catch(() => refuse(`${options}: not found`));
  if (!found.isDirectory()) return [options];
  const names = await readdir(options);
  return names
    .filter((name) => /\.(json|jsonl|ndjson|csv)$/i.test(name))
    .toSorted()
    .map((name) => join(options, name));
}

function textOf(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}
