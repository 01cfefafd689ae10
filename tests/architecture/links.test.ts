import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { linkFaults } from './checks/links.ts';
import { faultText } from './checks/source.ts';
import { readOne, readTree, root } from './read-tree.ts';

it('resolves every link and path of the documentation', () => {
  const atRoot = ['README.md', 'CONTRIBUTING.md', 'SECURITY.md', 'CHANGELOG.md'].flatMap((path) => readOne(path) ?? []);
  const papers = [
    ...atRoot,
    ...readTree(/\.md$/, ['docs']),
    ...readTree(/README\.md$/, ['catalogue', 'packages', 'sandbox']),
  ];
  expect(linkFaults(papers, (path) => existsSync(join(root, path))).map(faultText)).toEqual([]);
});

it('finds planted dead ends', () => {
  const exists = (path: string): boolean => ['docs/tour.md', 'src/domain', 'README.md'].includes(path);
  const faults = (text: string): number => linkFaults([{ path: 'docs/tour.md', text }], exists).length;
  expect(
    faults('[a](./tour.md#top) [b](https://example.org/x) [c](#here) `src/domain/` `npm run dev` `README.md`'),
  ).toBe(0);
  expect(faults('[a](./gone.md)')).toBe(1);
  expect(faults('[a](../GONE.md)')).toBe(1);
  expect(faults('see `src/domain/gone.ts`')).toBe(1);
  expect(faults('see `GONE.md`')).toBe(1);
  expect(faults('<img alt="" src="gone.png">')).toBe(1);
  expect(faults('```\n[a](./gone.md)\n```')).toBe(0);
  expect(faults('`src/web/<subject>/<page name>/` and `docs/**`')).toBe(0);
});

it('names reviewers for paths that exist', () => {
  const lines = (readOne('.github/CODEOWNERS')?.text ?? '').split('\n').filter((line) => /^[^#\s]/.test(line));
  expect(lines.length).toBeGreaterThan(10);
  const paths = lines.map((line) => line.split(/\s+/, 1)[0] ?? '').filter((path) => path.startsWith('/'));
  expect(paths.filter((path) => !existsSync(join(root, path)))).toEqual([]);
});
