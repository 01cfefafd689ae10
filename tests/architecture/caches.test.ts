import { expect, it } from 'vitest';
import { unboundedCaches } from './checks/caches.ts';
import { faultText, type SourceFile } from './checks/source.ts';
import { readTree } from './read-tree.ts';

it('finds no cache that may grow without end', () => {
  expect(unboundedCaches(readTree(/\.tsx?$/)).map(faultText)).toEqual([]);
});

const planted: [name: string, file: SourceFile][] = [
  [
    'an LRU cache that counts entries',
    file('src/server/a.ts', 'const a = new LRUCache<string, Page>({ max: 2_000 });'),
  ],
  ['one with a lifetime alone', file('src/server/a.ts', 'const a = new LRUCache({\n  ttl: 60_000,\n});')],
  ['a map of the module', file('src/actions/a.ts', 'const kept = new Map<string, Promise<Answer>>();')],
  ['an exported set of the module', file('src/domain/a.ts', 'export const seen: Set<string> = new Set();')],
];

it.each(planted)('finds %s', (_name, file) => {
  expect(unboundedCaches([file])).toHaveLength(1);
});

it.each([
  ['an LRU cache with its bytes', 'const a = new LRUCache<string, Page>({ maxSize: 5, sizeCalculation: (p) => p.n });'],
  ['a table that is written once', "const known: ReadonlySet<string> = new Set(['a']);"],
  ['a map of one call', 'function f() {\n  const found = new Map<string, number>();\n}'],
])('lets %s be', (_name, text) => {
  expect(unboundedCaches([file('src/server/a.ts', text)])).toEqual([]);
});

function file(path: string, text: string): SourceFile {
  return { path, text };
}
