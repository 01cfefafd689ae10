import { crc32 } from 'node:zlib';

export type Packed = { readonly name: string; readonly bytes: Uint8Array };

/** 1 January 1980: the first day that the format knows; when a file was made is told beside it. */
const firstDay = 0x21;
const version = 20;
/** Names are UTF-8. */
const inUtf8 = 0x0800;

/**
 * Files as one ZIP, piece by piece, so that never more than one of them is in memory. They are stored as they are:
 * pictures do not shrink any more. At most 65,535 files and 4 GB, which the plain format holds.
 */
export async function* zipFile(files: AsyncIterable<Packed>): AsyncGenerator<Buffer> {
  const entries: Buffer[] = [];
  let offset = 0;
  for await (const { name, bytes } of files) {
    const title = Buffer.from(name);
    const facts = factsOf(title, bytes);
    const begin = Buffer.concat([numbers([0x04034b50, 4]), facts, title, bytes]);
    entries.push(entryOf(title, facts, offset));
    offset += begin.length;
    yield begin;
  }
  const directory = Buffer.concat(entries);
  yield directory;
  const count = entries.length;
  yield numbers([0x06054b50, 4], [0, 2], [0, 2], [count, 2], [count, 2], [directory.length, 4], [offset, 4], [0, 2]);
}

/** What stands of a file both before it and in the directory at the end. */
function factsOf(title: Buffer, bytes: Uint8Array): Buffer {
  const { length } = bytes;
  const stored = 0;
  return numbers(
    [version, 2],
    [inUtf8, 2],
    [stored, 2],
    [0, 2],
    [firstDay, 2],
    [crc32(bytes), 4],
    [length, 4],
    [length, 4],
    [title.length, 2],
    [0, 2],
  );
}

function entryOf(title: Buffer, facts: Buffer, offset: number): Buffer {
  const begin = numbers([0x02014b50, 4], [version, 2]);
  const end = numbers([0, 2], [0, 2], [0, 2], [0, 4], [offset, 4]);
  return Buffer.concat([begin, facts, end, title]);
}

function numbers(...values: readonly (readonly [value: number, bytes: 2 | 4])[]): Buffer {
  return Buffer.concat(
    values.map(([value, size]) => {
      const bytes = Buffer.alloc(size);
      bytes.writeUIntLE(value, 0, size);
      return bytes;
    }),
  );
}
