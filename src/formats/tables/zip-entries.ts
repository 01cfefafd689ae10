import { crc32 } from 'node:zlib';

import { fromBufferPromise, openPromise, type Entry, type ZipFile } from 'yauzl';

/** A ZIP as its list of files describes it. The caller closes it. */
export type OpenedZip = {
  readonly size: number;
  readonly count: number;
  /** Yields every file in it; throws where the list is damaged. Can be read once. */
  readonly entries: () => AsyncIterable<ZipEntry>;
  readonly close: () => void;
};

export type ZipEntry = {
  /** As it is written there: it may lead anywhere. */
  readonly path: string;
  /** Unpacked. `content` throws before it returns a byte more. */
  readonly bytes: number;
  /** Unpacked in chunks; throws where it is damaged, encrypted or not of this size and sum. */
  readonly content: () => AsyncGenerator<Buffer>;
};

/** Names are read as they are written; the caller judges them. */
const options = { autoClose: false, decodeStrings: false } as const;

/** Opens a ZIP file; throws where there is no list of files at its end. */
export async function openZipFile(path: string): Promise<OpenedZip> {
  return opened(await openPromise(path, options));
}

/** Opens a ZIP in memory; throws where there is no list of files at its end. */
export async function openZipBytes(bytes: Buffer): Promise<OpenedZip> {
  return opened(await fromBufferPromise(bytes, options));
}

function opened(zip: ZipFile): OpenedZip {
  return {
    size: zip.fileSize,
    count: zip.entryCount,
    entries: () => entriesOf(zip),
    close: () => zip.close(),
  };
}

async function* entriesOf(zip: ZipFile): AsyncGenerator<ZipEntry> {
  for await (const entry of zip.eachEntry())
    yield {
      path: entry.fileNameRaw.toString(),
      bytes: entry.uncompressedSize,
      content: () => contentOf(zip, entry),
    };
}

/** The package holds a file to its size; its sum is ours to check. */
async function* contentOf(zip: ZipFile, entry: Entry): AsyncGenerator<Buffer> {
  let sum = 0;
  const chunks: AsyncIterable<Buffer> = await zip.openReadStreamPromise(entry);
  for await (const chunk of chunks) {
    sum = crc32(chunk, sum);
    yield chunk;
  }
  if (sum !== entry.crc32) throw new Error('its checksum differs');
}
