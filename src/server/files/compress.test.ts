import { brotliDecompressSync, gunzipSync } from 'node:zlib';

import { expect, it } from 'vitest';

import { brotli, ownBytes, zip } from '#src/server/files/compress.ts';

const text = Buffer.from('Trains to Kyoto leave every ten minutes. '.repeat(500));

it('compresses to bytes that occupy no more memory than their length', async () => {
  const [br, gzip] = await Promise.all([brotli(text, 4), zip(text)]);
  expect([br.buffer.byteLength, gzip.buffer.byteLength]).toEqual([br.length, gzip.length]);
  expect(brotliDecompressSync(br)).toEqual(text);
  expect(gunzipSync(gzip)).toEqual(text);
});

it('copies a slice of a larger buffer, and leaves bytes that have their own', () => {
  const slab = Buffer.alloc(65_536, 'a');
  const own = ownBytes(slab.subarray(10, 20));
  expect([own.toString(), own.buffer.byteLength]).toEqual(['aaaaaaaaaa', 10]);
  expect(ownBytes(slab).buffer).toBe(slab.buffer);
});
