import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** `bytes` as Brotli of a quality between 0 and 11, in memory of their own. */
export async function brotli(bytes: Buffer, quality: number): Promise<Buffer> {
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = constants;
  const params = { [BROTLI_PARAM_QUALITY]: quality, [BROTLI_PARAM_SIZE_HINT]: bytes.length };
  return ownBytes(await toBrotli(bytes, { params }));
}

/** Returns a text or its bytes as gzip, in memory of their own. */
export async function zip(text: Buffer | string): Promise<Buffer> {
  return ownBytes(await toGzip(text));
}

/**
 * Returns the same bytes in a buffer of exactly their size. Node cuts small buffers out of slabs of 64 KiB, so that one
 * small buffer in a cache retains a whole slab: bytes that are cached for long are copied.
 */
export function ownBytes(bytes: Uint8Array): Buffer {
  if (bytes.byteLength === bytes.buffer.byteLength) return Buffer.from(bytes.buffer);
  return Buffer.from(new Uint8Array(bytes).buffer);
}
