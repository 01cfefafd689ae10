import { expect, it } from 'vitest';
import { isCode, isTest, type SourceFile } from './checks/source.ts';
import { readTree } from './read-tree.ts';

/** Files that write the name of another company outside `compat`, where the specification's names live. */
const naming = (files: readonly SourceFile[]): readonly string[] =>
  files
    .filter((file) => isCode(file) && !isTest(file.path) && /^src\/(?!\w+\/compat\/)/.test(file.path))
    .flatMap(({ path, text }) => (/klook/i.test(text) ? [path] : []));

it('finds the name of another company in compat folders only', () => {
  expect(naming(readTree())).toEqual([]);
});

it('reports it elsewhere', () => {
  const text = "const header = 'X-Klook-Tint';";
  expect(naming([{ path: 'src/server/a.ts', text }])).toEqual(['src/server/a.ts']);
  expect(naming([{ path: 'src/contract/compat/a.ts', text }])).toEqual([]);
});
