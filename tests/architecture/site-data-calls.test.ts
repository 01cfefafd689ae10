import { readFileSync } from 'node:fs';

import { expect, it } from 'vitest';

import { catalogueEndpoints } from '#src/contract/catalogue/catalogue.ts';
import { siteDataEndpoints } from '#src/contract/site/site-data.ts';
import type { SourceFile } from './checks/source.ts';
import { readTree } from './read-tree.ts';

/** The site-data calls that the specification names (section 7), by how the code refers to them. */
const calls = new Map<string, string>([
  ...Object.entries(siteDataEndpoints).map(([name, { path }]) => [`siteDataEndpoints.${name}`, path.source] as const),
  ['catalogueEndpoints.city', catalogueEndpoints.city.path.source],
]);

/** Where pages and their frame are loaded. */
const isPageCode = ({ path }: SourceFile): boolean =>
  path.startsWith('src/web/') || path === 'src/server/pages/site-now.ts';

/** Returns by path of a call the files that load it according to the table, and its reason. */
function tableOf(text: string): ReadonlyMap<string, { readonly files: readonly string[]; readonly why: string }> {
  const rows = [...text.matchAll(/^\| `(\/v\d[^`]*)` \| ([^|]*) \| ([^|]*) \|$/gm)];
  return new Map(
    rows.map(([, path = '', files = '', why = '']) => [
      path,
      { files: [...files.matchAll(/`([^`]+)`/g)].map(([, file = '']) => file), why: why.trim() },
    ]),
  );
}

/** Returns the calls for which table and code say different things, or for which the table has no reason. */
function differences(text: string, files: readonly SourceFile[]): string[] {
  const table = tableOf(text);
  return [...calls].flatMap(([name, path]) => {
    const row = table.get(path);
    if (row === undefined || row.why === '') return [`${path}: not in the table`];
    const loading = files
      .filter((file) => isPageCode(file) && !/\.test\.tsx?$/.test(file.path))
      .filter((file) => new RegExp(`\\b${name.replace('Endpoints.', '(Endpoints|Calls)\\.')}\\b`).test(file.text))
      .map((file) => file.path);
    return loading.toSorted().join() === row.files.toSorted().join() ? [] : [`${path}: loaded by ${loading.join()}`];
  });
}

const documented = readFileSync('docs/site-configuration.md', 'utf8');

it('finds every site-data call of the specification loaded by the code that the table names, or a reason why none is', () => {
  expect(calls.size).toBe(8);
  expect(differences(documented, readTree(/\.tsx?$/))).toEqual([]);
});

it('finds a call that no page loads any more, and one that the table does not name', () => {
  const files = readTree(/\.tsx?$/).filter(({ path }) => path !== 'src/server/pages/site-now.ts');
  expect(differences(documented, files)).toHaveLength(1);
  expect(differences(documented.replaceAll('destination/guide', 'elsewhere'), readTree(/\.tsx?$/))).toHaveLength(1);
});
