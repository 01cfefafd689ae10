import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { painterVersion } from '@meander/scenes/version';
import type { Unkept } from './paint-queue.ts';

/** Returns where painted pictures are on disk: `<data>/pictures/v<painter>/<key>/<file>`. */
export function pictureFolder(dataDir: string): string {
  return join(dataDir, 'pictures', `v${painterVersion}`);
}

export function picturePlace(folder: string, key: string, file: string): string {
  return join(folder, key, file);
}

/** Among the folders of pictures, that of images for shared addresses. No picture has such a name. */
export const shareFolder = 'share';

function unfinishedFolder(folder: string): string {
  return join(folder, '.unfinished');
}

/** Throws away what a crash left half-written. Called once, before the first worker starts. */
export async function clearUnfinished(folder: string): Promise<void> {
  await rm(unfinishedFolder(folder), { recursive: true, force: true });
}

/**
 * Writes a file so that a reader sees all of it or nothing: aside first, then renamed into place. `mark` must differ
 * between writers that run at the same moment.
 */
export async function writeWhole(folder: string, place: string, bytes: Uint8Array, mark: string): Promise<void> {
  const aside = join(unfinishedFolder(folder), mark);
  await mkdir(unfinishedFolder(folder), { recursive: true });
  await mkdir(dirname(place), { recursive: true });
  try {
    await writeFile(aside, bytes);
    await rename(aside, place);
  } catch (fault) {
    // Half a file on a full disk is space that would never be freed.
    await rm(aside, { force: true }).catch(() => undefined);
    throw fault;
  }
}

/**
 * Writes a file as `writeWhole` does. Where that fails, returns the bytes with the reason: they are valid all the same.
 */
export async function storeFile(
  folder: string,
  place: string,
  bytes: Uint8Array,
  mark: string,
): Promise<Unkept | undefined> {
  return writeWhole(folder, place, bytes, mark).then(
    () => undefined,
    (fault: unknown) => ({ bytes, why: String(fault) }),
  );
}

export type StoredPicture = { readonly bytes: Buffer; readonly etag: string };

/** Returns the stored file, or undefined when it was not painted yet. */
export async function readStored(place: string): Promise<StoredPicture | undefined> {
  try {
    const [bytes, facts] = await Promise.all([readFile(place), stat(place)]);
    return { bytes, etag: `"${bytes.length.toString(36)}-${Math.round(facts.mtimeMs).toString(36)}"` };
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}

export async function isStored(place: string): Promise<boolean> {
  return stat(place).then(
    () => true,
    () => false,
  );
}

/** Throws away the oldest files of a folder that holds more than so many. */
export async function deleteOldest(folder: string, most: number): Promise<void> {
  const names = await readdir(folder);
  if (names.length <= most) return;
  const dated = await Promise.all(
    names.map(async (name) => ({ place: join(folder, name), atMs: (await stat(join(folder, name))).mtimeMs })),
  );
  const old = dated.toSorted((a, b) => b.atMs - a.atMs).slice(most);
  await Promise.all(old.map(({ place }) => rm(place, { force: true })));
}
