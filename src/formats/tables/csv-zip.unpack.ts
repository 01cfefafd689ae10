import { createReadStream } from 'node:fs';
import { mkdtemp, open, rm, stat, type FileHandle } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { Unzip, UnzipInflate, type UnzipFile } from 'fflate';

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

type Piece = { readonly name: string; readonly bytes: Uint8Array };

/**
 * Unpacks the wanted files of a zip into a folder of their own below the system's temporary one, piece by piece. Nothing of the
 * zip decides where a file lands: only wanted names are written, by those names. The caller removes it. Throws, leaving
 * nothing behind, where the system cannot read or write: its disk is full.
 */
export async function unpackTables(path: string, wanted: ReadonlySet<string>, limits: UnpackLimits): Promise<Unpacked> {
  const folder = await mkdtemp(join(tmpdir(), 'meander-feed-'));
  const remove = (): Promise<void> => rm(folder, { recursive: true, force: true });
  const reason = await unpackInto(folder, path, wanted, limits).catch(async (fault: unknown) => {
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
  wanted: ReadonlySet<string>,
  limits: UnpackLimits,
): Promise<string | null> {
  const { size } = await stat(path);
  const pieces: Piece[] = [];
  const watch = watchOf(limits, size);
  const files = new Map<string, FileHandle>();
  const unzip = new Unzip((file) => takeFile(file, wanted, watch, pieces));
  unzip.register(UnzipInflate);
  try {
    for await (const chunk of createReadStream(path, { highWaterMark: 64 * 1024 })) {
      const bytes: Buffer = chunk;
      unzip.push(bytes);
      if (watch.fault !== null) return watch.fault;
      await writePieces(folder, files, pieces.splice(0));
    }
    unzip.push(new Uint8Array(0), true);
    if (watch.fault !== null) return watch.fault;
    await writePieces(folder, files, pieces.splice(0));
  } catch (fault) {
    // The system's own fault, such as a disk that is full, is none of the zip's.
    if (fault instanceof Error && 'syscall' in fault) throw fault;
    return watch.fault ?? 'the zip is damaged or cut off';
  } finally {
    await Promise.all([...files.values()].map((file) => file.close()));
  }
  if (watch.open > 0) return 'the zip is damaged or cut off';
  return watch.files === 0 ? 'it is no zip, or an empty one' : null;
}

type Watch = {
  fault: string | null;
  files: number;
  /** Files that have begun and not ended. */
  open: number;
  readonly seen: Set<string>;
  readonly count: (bytes: number) => void;
  readonly limits: UnpackLimits;
};

function watchOf(limits: UnpackLimits, packed: number): Watch {
  let unpacked = 0;
  const watch: Watch = {
    fault: null,
    files: 0,
    open: 0,
    seen: new Set(),
    limits,
    count: (bytes) => {
      unpacked += bytes;
      if (unpacked > limits.bytes) watch.fault = `it unpacks to more than ${limits.bytes} bytes`;
      if (unpacked > 1024 ** 2 && unpacked > packed * limits.ratio)
        watch.fault = `it unpacks to more than ${limits.ratio} times its size`;
    },
  };
  return watch;
}

function takeFile(file: UnzipFile, wanted: ReadonlySet<string>, watch: Watch, pieces: Piece[]): void {
  watch.files += 1;
  if (watch.files > watch.limits.files) watch.fault = `it holds more than ${watch.limits.files} files`;
  const name = tableName(file.name);
  if (name === null) watch.fault ??= 'a file in it leads out of its folder';
  const isWanted = name !== null && wanted.has(name);
  if (isWanted && watch.seen.has(name)) watch.fault ??= `${name} is in it twice`;
  if (isWanted) watch.seen.add(name);
  watch.open += 1;
  file.ondata = (fault, bytes, final) => {
    // An error of the decoder comes here, and is thrown by the push that caused it as well.
    if (fault !== null) watch.fault ??= 'the zip is damaged or cut off';
    if (watch.fault !== null) return;
    watch.count(bytes.length);
    if (isWanted && bytes.length > 0) pieces.push({ name, bytes });
    if (final) watch.open -= 1;
  };
  file.start();
}

/** The last part of a path, at the top or in one folder; null where a path has no business in a feed. */
function tableName(path: string): string | null {
  if (/[\\\0]|^\/|^[A-Za-z]:/.test(path)) return null;
  const parts = path.split('/');
  if (parts.includes('..')) return null;
  // What the systems of their makers put beside files is no table.
  return parts[0] === '__MACOSX' ? '' : (parts.at(-1) ?? '');
}

async function writePieces(folder: string, files: Map<string, FileHandle>, pieces: readonly Piece[]): Promise<void> {
  for (const { name, bytes } of pieces) {
    const file = files.get(name) ?? (await open(join(folder, name), 'wx', 0o600));
    files.set(name, file);
    // All of it: a disk that is nearly full takes a part of one write, and says so only to the next.
    await file.writeFile(bytes);
  }
}
