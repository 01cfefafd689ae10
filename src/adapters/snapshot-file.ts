import { mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Writes parts as one file; a concurrent reader finds the complete old one. */
export async function writeParts(path: string, parts: readonly Uint8Array[]): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  const half = `${path}.half`;
  try {
    const file = await open(half, 'w');
    try {
      for (const part of parts) if (part.length > 0) await file.writeFile(part);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(half, path);
  } finally {
    await rm(half, { force: true });
  }
}

const readAtOnce = 1 << 26;

/** Returns a file's bytes in shared memory; null when there is no such file. */
export async function readShared(path: string): Promise<SharedArrayBuffer | null> {
  const file = await open(path, 'r').catch(() => null);
  if (file === null) return null;
  try {
    const { size } = await file.stat();
    const bytes = new SharedArrayBuffer(size);
    for (let at = 0; at < size;) {
      const { bytesRead } = await file.read(new Uint8Array(bytes, at, Math.min(readAtOnce, size - at)), {
        position: at,
      });
      if (bytesRead === 0) break;
      at += bytesRead;
    }
    return bytes;
  } finally {
    await file.close();
  }
}

/** Returns the names of a folder's files; none when there is no such folder. */
export async function listFolder(folder: string): Promise<string[]> {
  return readdir(folder).catch(() => []);
}

/** Removes files of a folder; what is gone already is no error. */
export async function removeFiles(folder: string, names: readonly string[]): Promise<void> {
  await Promise.all(names.map((name) => rm(join(folder, name), { force: true })));
}
