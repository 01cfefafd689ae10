import { buffer } from 'node:stream/consumers';

import type { ReadSheet } from '#src/domain/shared/money/rate-sheet.ts';
import { readEuroCsv, readEuroXml } from '#src/formats/site/euro-rates.ts';
import { openZipBytes } from '#src/formats/tables/zip-entries.ts';

/** The whole history since 1999 is 2 MB of text. */
const largestText = 16 * 1024 * 1024;

/** Reads a file of the bank: a zip with one CSV in it, a CSV, or an XML. Recognizes them by how they begin. */
export async function readRateFile(bytes: Uint8Array, today: string): Promise<ReadSheet> {
  if (bytes.length === 0) return refuse('it is empty');
  const packed = bytes[0] === 0x50 && bytes[1] === 0x4b;
  const plain = packed ? await unzip(Buffer.from(bytes)) : bytes;
  if (typeof plain === 'string') return refuse(plain);
  const text = decode(plain);
  if (text === null) return refuse('it is not valid UTF-8');
  return /^\uFEFF?\s*</.test(text) ? readEuroXml(text, today) : readEuroCsv(text, today);
}

function decode(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** Returns the one file of a zip, checked by its length and sum; or why there is none. */
async function unzip(bytes: Buffer): Promise<Buffer | string> {
  const zip = await openZipBytes(bytes).catch(() => null);
  if (zip === null) return 'the zip is cut off: its list of files is missing';
  if (zip.count !== 1) return 'the zip should hold one file';
  let damage = 'the list of files in the zip is damaged';
  try {
    for await (const entry of zip.entries()) {
      if (entry.bytes > largestText) return 'the file in the zip is larger than 16 MB';
      damage = 'the file in the zip is damaged';
      return await buffer(entry.content());
    }
  } catch {
    // A damaged ZIP is reported as such, whatever its damage.
  }
  return damage;
}

function refuse(reason: string): ReadSheet {
  return { ok: false, fault: { line: 0, reason } };
}
