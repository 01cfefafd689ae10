import { crc32, inflateRawSync } from 'node:zlib';

import type { ReadSheet } from '#src/domain/shared/money/rate-sheet.ts';
import { readEuroCsv, readEuroXml } from '#src/formats/site/euro-rates.ts';

/** The whole history since 1999 is 2 MB of text. */
const largestText = 16 * 1024 * 1024;

/** Reads a file of the bank: a zip with one CSV in it, a CSV, or an XML. Tells them by how they begin. */
export function readRateFile(bytes: Uint8Array, today: string): ReadSheet {
  if (bytes.length === 0) return refuse('it is empty');
  const packed = bytes[0] === 0x50 && bytes[1] === 0x4b;
  const plain = packed ? unzip(Buffer.from(bytes)) : bytes;
  if (typeof plain === 'string') return refuse(plain);
  const text = decode(plain);
  if (text === null) return refuse('it is no text in UTF-8');
  return /^\uFEFF?\s*</.test(text) ? readEuroXml(text, today) : readEuroCsv(text, today);
}

function decode(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

const ofEnd = Buffer.from('PK\x05\x06', 'latin1');
const ofEntry = Buffer.from('PK\x01\x02', 'latin1');
const ofFile = Buffer.from('PK\x03\x04', 'latin1');

/** The one file of a zip, checked by its length and sum; or why there is none. */
function unzip(zip: Buffer): Buffer | string {
  const end = zip.lastIndexOf(ofEnd);
  if (end < 0 || end + 22 > zip.length) return 'the zip is cut off: its list of files is missing';
  if (zip.readUInt16LE(end + 10) !== 1) return 'the zip should hold one file';
  const entry = zip.readUInt32LE(end + 16);
  if (entry + 46 > end || !zip.subarray(entry, entry + 4).equals(ofEntry))
    return 'the list of files in the zip is damaged';
  const method = zip.readUInt16LE(entry + 10);
  const sum = zip.readUInt32LE(entry + 16);
  const packedSize = zip.readUInt32LE(entry + 20);
  const size = zip.readUInt32LE(entry + 24);
  const file = zip.readUInt32LE(entry + 42);
  if (size > largestText) return 'the file in the zip is larger than 16 MB';
  if (file + 30 > end || !zip.subarray(file, file + 4).equals(ofFile)) return 'the file in the zip is damaged';
  const start = file + 30 + zip.readUInt16LE(file + 26) + zip.readUInt16LE(file + 28);
  const content = inflated(zip.subarray(start, start + packedSize), method);
  if (content === null || content.length !== size || crc32(content) !== sum) return 'the file in the zip is damaged';
  return content;
}

function inflated(packed: Buffer, method: number): Buffer | null {
  if (method === 0) return packed;
  if (method !== 8) return null;
  try {
    return inflateRawSync(packed, { maxOutputLength: largestText });
  } catch {
    return null;
  }
}

function refuse(reason: string): ReadSheet {
  return { ok: false, fault: { line: 0, reason } };
}
