import { crc32 } from 'node:zlib';

import { expect, it } from 'vitest';

import { zipFile, type Packed } from '#src/formats/tables/zip-file.ts';

async function* each(files: readonly Packed[]): AsyncGenerator<Packed> {
  yield* files;
}

async function packed(files: readonly Packed[]): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of zipFile(each(files))) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/** Reads a ZIP as programs do: from the record at its end over the directory to each file, and checks its sum. */
function unpacked(zip: Buffer): readonly Packed[] {
  const end = zip.length - 22;
  expect(zip.readUInt32LE(end)).toBe(0x06054b50);
  let at = zip.readUInt32LE(end + 16);
  const files = Array.from({ length: zip.readUInt16LE(end + 10) }, () => {
    expect(zip.readUInt32LE(at)).toBe(0x02014b50);
    const [sum, size, nameLength] = [zip.readUInt32LE(at + 16), zip.readUInt32LE(at + 24), zip.readUInt16LE(at + 28)];
    const begin = zip.readUInt32LE(at + 42);
    const name = zip.subarray(at + 46, at + 46 + nameLength).toString();
    expect(zip.readUInt32LE(begin)).toBe(0x04034b50);
    const from = begin + 30 + zip.readUInt16LE(begin + 26) + zip.readUInt16LE(begin + 28);
    const bytes = zip.subarray(from, from + size);
    expect(crc32(bytes)).toBe(sum);
    at += 46 + nameLength;
    return { name, bytes };
  });
  expect(at).toBe(end);
  return files;
}

it('packs files that come out unchanged', async () => {
  const files = [
    { name: 'one.txt', bytes: Buffer.from('first') },
    { name: 'pictures/写真.bin', bytes: Buffer.from([0, 255, 1, 254]) },
  ];
  expect(unpacked(await packed(files))).toEqual(files);
});

it('is a whole ZIP when it holds nothing', async () => {
  expect(unpacked(await packed([]))).toEqual([]);
});
