import { createWriteStream } from 'node:fs';
import { mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';

import { validateFileName } from 'yauzl';

import { openZipFile, type OpenedZip, type ZipEntry } from '#src/formats/tables/zip-entries.ts';

/** What a packed feed may be at most: a small file that unpacks to a huge one is no timetable. */
export type UnpackLimits = {
  readonly files: number;
  /** Bytes of all files together, unpacked. */
  readonly bytes: number;
  /** Times that the whole may be larger than what is packed, once it is larger than a megabyte. */
  readonly ratio: number;
};

/** The limits that an import goes by: the largest feeds published are some gigabytes, and pack to a tenth. */
export const unpackLimits: UnpackLimits = { files: 200, bytes: 8 * 1024 ** 3, ratio: 60 };

export type Unpacked = { readonly ok: true; readonly folder: string } | { readonly ok: false; readonly reason: string };

/**
 * Unpacks the wanted files of a zip into a folder of their own below the system's temporary one, in chunks. Nothing of the
 * zip decides where a file lands: only wanted names are written, by those names. The caller removes it. Throws, leaving
 * nothing behind, where the system cannot read or write: its disk is full.
 */
export async function unpackTables(
  path: string,
  tableNames: ReadonlySet<string>,
  limits: UnpackLimits,
): Promise<Unpacked> {
  const folder = await mkdtemp(join(tmpdir(), 'meander-feed-'));
  const remove = (): Promise<void> => rm(folder, { recursive: true, force: true });
  const reason = await unpackInto(folder, path, tableNames, limits).catch(async (fault: unknown) => {
    await remove();
    throw fault;
  });
  if (reason === null) return { ok: true, folder };
  await remove();
  return { ok: false, reason };
}

/** Why it was given up, or null. */
async function unpackInto(
  folder: string,
  path: string,
  tableNames: ReadonlySet<string>,
  limits: UnpackLimits,
): Promise<string | null> {
  const zip = await openZipFile(path).catch(systemOnly);
  if (zip === null) return (await beginsAsZip(path)) ? damaged : 'it is no zip, or an empty one';
  try {
    if (zip.count === 0) return 'it is no zip, or an empty one';
    if (zip.count > limits.files) return `it holds more than ${limits.files} files`;
    const tables = await chooseTables(zip, tableNames, limits);
    if (typeof tables === 'string') return tables;
    for (const [name, { content }] of tables)
      await pipeline(content(), createWriteStream(join(folder, name), { flags: 'wx', mode: 0o600 }));
    return null;
  } catch (fault) {
    systemOnly(fault);
    return damaged;
  } finally {
    zip.close();
  }
}

const damaged = 'the zip is damaged or cut off';

/** The system's own error, such as a full disk, is not the zip's: it is thrown again. */
function systemOnly(fault: unknown): null {
  if (fault instanceof Error && 'syscall' in fault) throw fault;
  return null;
}

/** A ZIP that was cut off begins like any other. */
async function beginsAsZip(path: string): Promise<boolean> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(4), 0, 4, 0);
    return bytesRead === 4 && buffer.toString('latin1') === 'PK\x03\x04';
  } finally {
    await file.close();
  }
}

/**
 * Returns the wanted files by their names, before a byte is unpacked: by the sizes in the list, which reading holds
 * them to.
 */
async function chooseTables(
  zip: OpenedZip,
  tableNames: ReadonlySet<string>,
  limits: UnpackLimits,
): Promise<ReadonlyMap<string, ZipEntry> | string> {
  const tables = new Map<string, ZipEntry>();
  let unpacked = 0;
  for await (const entry of zip.entries()) {
    const name = tableName(entry.path);
    if (name === null) return 'a file in it leads out of its folder';
    unpacked += entry.bytes;
    if (unpacked > limits.bytes) return `it unpacks to more than ${limits.bytes} bytes`;
    if (unpacked > 1024 ** 2 && unpacked > zip.size * limits.ratio)
      return `it unpacks to more than ${limits.ratio} times its size`;
    if (!tableNames.has(name)) continue;
    if (tables.has(name)) return `${name} is in it twice`;
    tables.set(name, entry);
  }
  return tables;
}

/** Returns the last part of a path, at the top or in one folder; null where a path has no business in a feed. */
function tableName(path: string): string | null {
  if (validateFileName(path) !== null) return null;
  const parts = path.split('/');
  // What the systems of their makers put beside files is no table.
  return parts[0] === '__MACOSX' ? '' : (parts.at(-1) ?? '');
}
