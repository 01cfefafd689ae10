import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import * as z from 'zod';

const digest = z.string().regex(/^[0-9a-f]{64}$/);
const name = z.string().regex(/^[a-z_][a-z0-9_]*$/);

const schema = z.strictObject({
  format: z.literal(1),
  madeAt: z.string(),
  migrations: z.array(z.strictObject({ name: z.string().regex(/^\d{4}_[a-z0-9_]+\.sql$/), checksum: digest })),
  tables: z.array(
    z.strictObject({ name, columns: z.array(name), rows: z.number().int(), bytes: z.number().int(), sha256: digest }),
  ),
  sequences: z.array(z.strictObject({ name, lastValue: z.string().regex(/^-?\d+$/), isCalled: z.boolean() })),
});

/** What a backup holds, and what it must still hold when it is read: every table with its rows and its checksum. */
export type Manifest = z.output<typeof schema>;

/** Why a backup cannot be used: nothing was changed. */
export class UnusableBackup extends Error {}

export const tableFile = (table: string): string => `${table}.copy.gz`;

const manifestFile = 'manifest.json';
const sealFile = 'manifest.sha256';

/** Writes the list last: a backup without it is half of one. */
export async function writeManifest(folder: string, manifest: Manifest): Promise<void> {
  const text = `${JSON.stringify(manifest, null, 2)}\n`;
  await writeFile(join(folder, manifestFile), text, { mode: 0o600 });
  await writeFile(join(folder, sealFile), `${sha256(text)}  ${manifestFile}\n`, { mode: 0o600 });
}

/** Reads the list of a backup and compares every file with it, before anything is done. Throws `UnusableBackup`. */
export async function readManifest(folder: string): Promise<Manifest> {
  const [text, seal] = await Promise.all([manifestFile, sealFile].map((file) => textOf(join(folder, file))));
  if (text === null || text === undefined || seal === null || seal === undefined)
    throw new UnusableBackup(`${folder} is no backup, or half of one: ${manifestFile} or ${sealFile} is missing.`);
  if (seal.slice(0, 64) !== sha256(text)) throw new UnusableBackup(`${manifestFile} is damaged: its checksum differs.`);
  const read = schema.safeParse(JSON.parse(text));
  if (!read.success) throw new UnusableBackup(`${manifestFile} is of another format.`);
  for (const table of read.data.tables) {
    const found = await fileDigest(join(folder, tableFile(table.name)));
    if (found === null) throw new UnusableBackup(`${tableFile(table.name)} is missing.`);
    if (found !== table.sha256) throw new UnusableBackup(`${tableFile(table.name)} is damaged: its checksum differs.`);
  }
  return read.data;
}

async function textOf(path: string): Promise<string | null> {
  return readFile(path, 'utf8').catch(() => null);
}

/** Returns the SHA-256 of a file; null when it is not there. */
export async function fileDigest(path: string): Promise<string | null> {
  const hash = createHash('sha256');
  try {
    for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) hash.update(chunk);
  } catch {
    return null;
  }
  return hash.digest('hex');
}

export function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
