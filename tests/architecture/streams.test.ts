import { expect, it } from 'vitest';
import { faultText } from './checks/source.ts';
import { streamFaults } from './checks/streams.ts';
import { readTree } from './read-tree.ts';

it('joins streams with pipeline', () => {
  expect(streamFaults(readTree()).map(faultText)).toEqual([]);
});

const planted: [path: string, text: string][] = [
  ['scripts/a.ts', 'const written = finished(gzip.pipe(file));'],
  ['src/adapters/a.ts', `parser.once('drain', resume);`],
  ['src/server/a.ts', `to.on('drain', () => stream.resume());`],
];

it.each(planted)('finds the violation planted in %s: %s', (path, text) => {
  expect(streamFaults([{ path, text }]).length).toBeGreaterThan(0);
});

it.each<[path: string, text: string]>([
  ['src/contract/a.ts', 'const flag = z.pipe(z.string(), z.transform(Number));'],
  ['scripts/a.ts', 'await pipeline(rows, gzip, file, { signal });'],
])('is content with %s: %s', (path, text) => {
  expect(streamFaults([{ path, text }])).toEqual([]);
});
