import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';

import type { Deps } from '#src/actions/deps.ts';
import type { PlacesImport } from '#src/actions/places/import-pois.ts';
import { openDatabase } from '#src/server/database/database.ts';
import { readEnvironment } from '#src/server/config/env.ts';
import { readEnvFile } from './env-file.ts';
import { stop } from '../stop.ts';

type Importer = (deps: Pick<Deps, 'db'>, text: string) => Promise<PlacesImport>;

/**
 * Runs an importer over a file, or over each JSON, JSON-lines and CSV file of a folder, and tells every row that was not
 * taken, or not as it stood. A file that is damaged leaves what was there and the exit code 1.
 */
export async function importPlaces(command: string, run: Importer): Promise<void> {
  const [given, ...more] = process.argv.slice(2);
  if (given === undefined || more.length > 0) stop(`npm run ${command} -- FILE|FOLDER`);
  const files = await filesOf(given);
  if (files.length === 0) stop(`${given}: there is no .json, .jsonl or .csv file in it`);
  readEnvFile();
  const read = readEnvironment(process.env);
  if (!read.ok) stop(read.faults.join('\n'));
  const database = await openDatabase(read.environment, (line) => console.log(line));
  try {
    for (const file of files) await importFile(database.db, file, run);
  } finally {
    await database.close();
  }
}

async function importFile(db: Deps['db'], file: string, run: Importer): Promise<void> {
  const text = textOf(await readFile(file));
  const done: PlacesImport =
    text === null ? { ok: false, line: 1, reason: 'it is not written in UTF-8' } : await run({ db }, text);
  if (!done.ok) {
    console.error(`${file}:${done.line}: ${done.reason}\nNothing of it was loaded.`);
    process.exitCode = 1;
    return;
  }
  const { rows, sheet, stored } = done;
  for (const { line, key, reason } of sheet.rejected) console.log(`${file}:${line}: ${key} not taken: ${reason}`);
  for (const { line, key, reason } of sheet.noted) console.log(`${file}:${line}: ${key} taken: ${reason}`);
  const changes = `${stored.added} new, ${stored.changed} changed, ${stored.same} as they were`;
  console.log(`${file}: ${rows} rows, ${sheet.rejected.length} not taken; ${changes}.`);
}

async function filesOf(given: string): Promise<string[]> {
  const found = await stat(given).catch(() => stop(`${given}: it is not there`));
  if (!found.isDirectory()) return [given];
  const names = await readdir(given);
  return names
    .filter((name) => /\.(json|jsonl|ndjson|csv)$/i.test(name))
    .toSorted()
    .map((name) => join(given, name));
}

function textOf(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}
