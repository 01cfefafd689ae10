import { matchUrl, type UrlPattern } from '#src/domain/site/addresses/url-pattern.ts';
import type { MappedRoute } from '../../../../scripts/quality/spec-map-text.ts';
import type { Fault } from '../source.ts';

export type PatternRow = { readonly name: string; readonly pattern: UrlPattern };

const table = 'src/contract/pages.ts';
const list = 'tests/architecture/surface/specified-routes.txt';

/** Values for the parameters that the specification restricts in words. */
const samples: Readonly<Record<string, string>> = {
  type: 'poiList',
  path: '-a-slug',
  poiPath: '-a-slug',
  categoryPath: '-a-slug',
  name: '-a-name',
};

/** Every specified address is served by the page the list names, and every page is required by some line. */
export function routeFaults(routes: readonly MappedRoute[], pages: readonly PatternRow[]): Fault[] {
  const requested = new Set(routes.map((entry) => entry.page));
  return [
    ...routes.flatMap((entry) => samplePaths(entry.route).flatMap((path) => servedFault(entry, path, pages) ?? [])),
    ...pages
      .filter((page) => !requested.has(page.name))
      .map((page) => ({ path: list, reason: `no line names the page ${page.name}` })),
  ];
}

/**
 * Returns concrete paths for a route: every closed list written out, every optional part once given and once left out.
 */
export function samplePaths(route: string): string[] {
  let paths = [''];
  for (const [text, inside] of route.matchAll(/\{([^}]+)\}|[^{]+/g)) {
    const values = inside === undefined ? [text] : valuesOf(inside);
    paths = paths.flatMap((path) => values.map((value) => path + value));
  }
  return paths.map((path) => (path === '/' ? path : path.replace(/\/$/, '')));
}

/** Returns the routes in the first column of the specification's section 2. */
export function routesOfSection(markdown: string): string[] {
  const section = /## 2\.[^\n]*\n([\s\S]*?)\n## 3\./.exec(markdown)?.[1] ?? '';
  const rows = section.split('\n').filter((line) => line.startsWith('| /'));
  return rows.flatMap((row) => routesOfCell(row.slice(2).split(' | ')[0] ?? ''));
}

/** Returns the addresses in backticks of one ruling. */
export function routesOfRuling(markdown: string, ruling: string): string[] {
  const line = markdown.split('\n').find((text) => text.startsWith(`- **${ruling}**`)) ?? '';
  return [...line.matchAll(/`(\/[^`]*\/)`/g)].map((match) => match[1] ?? '');
}

function routesOfCell(cell: string): string[] {
  const [before = '', after] = cell.split(' with ');
  const own = [...before.matchAll(/\/[^\s,]*/g)]
    .map((match) => match[0])
    .filter((route) => !route.startsWith('/{lang}/'));
  const base = own[0] ?? '';
  const tails = [...(after ?? '').matchAll(/\/([^\s,]+)/g)].map((match) => `${base}${match[1]}`);
  return [...own, ...tails];
}

function servedFault(entry: MappedRoute, path: string, pages: readonly PatternRow[]): Fault | null {
  const serving = pages.find((page) => matchUrl(page.pattern, path) !== null);
  if (serving?.name === entry.page) return null;
  const found = serving === undefined ? 'no page' : `the page ${serving.name}`;
  return {
    path: table,
    reason: `${entry.section} ${entry.route}: ${path}/ is served by ${found}, not by ${entry.page}`,
  };
}

function valuesOf(inside: string): string[] {
  if (inside.includes('|')) return inside.split('|');
  const optional = inside.endsWith('?');
  const name = inside.replace(/\?$/, '');
  const value = samples[name] ?? (/(?:Key|reference|event|taskId)$/.test(name) ? 'Key_1' : '7');
  return optional ? ['', value] : [value];
}
