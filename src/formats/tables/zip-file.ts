import { Zip, ZipPassThrough } from 'fflate';

export type Packed = { readonly name: string; readonly bytes: Uint8Array };

/** The first day that the format knows; the creation time of a file is stored beside it. */
const firstDay = '1980-01-01T00:00:00';

/**
 * Files as one ZIP in chunks, so that never more than one of them is in memory. They are stored as they are:
 * pictures do not shrink any more. At most 65,535 files and 4 GB, which the plain format holds.
 */
export async function* zipFile(files: AsyncIterable<Packed>): AsyncGenerator<Uint8Array> {
  const chunks: Uint8Array[] = [];
  const zip = new Zip((fault, chunk) => {
    if (fault !== null) throw fault;
    chunks.push(chunk);
  });
  for await (const { name, bytes } of files) {
    const file = new ZipPassThrough(name);
    file.mtime = firstDay;
    zip.add(file);
    file.push(bytes, true);
    yield* chunks.splice(0);
  }
  zip.end();
  yield* chunks;
}
