import type { ESTree } from 'vite';
import { parseSource } from '../source.ts';
import type { Fault, SourceFile } from '../source.ts';

export type PageFact = { readonly name: string; readonly planned: boolean };

const table = 'src/contract/pages.ts';
const register = 'src/web/screens.ts';
const folder = 'src/web/<subject>/';
/** The folder of a page holds the screen of its name. */
const screenFile = /^src\/web\/([^/]+\/([^/]+))\/\2\.(?:screen|page)\.tsx?$/;

/** Every built page has its folder and its line in the register; every folder and line has its page. */
export function screenFaults(
  pages: readonly PageFact[],
  registered: readonly string[],
  paths: readonly string[],
): Fault[] {
  const folders = new Map(
    paths.flatMap((path) => {
      const [, place = '', name] = screenFile.exec(path) ?? [];
      return name === undefined ? [] : [[name, place] as const];
    }),
  );
  const rows = new Map(pages.map((page) => [page.name, page]));
  const lines = new Set(registered);
  const built = pages.filter((page) => !page.planned).map((page) => page.name);
  return [
    ...built
      .filter((name) => !folders.has(name))
      .map((name) => ({ path: table, reason: `${name} is built but has no folder ${folder}${name}/` })),
    ...built
      .filter((name) => !lines.has(name))
      .map((name) => ({ path: register, reason: `${name} is built but has no line here` })),
    ...[...folders].flatMap(([name, place]) => unknown(`src/web/${place}`, name, rows)),
    ...registered.flatMap((name) => unknown(register, name, rows)),
  ];
}

/** RU-9: a page of the user center requires sign-in; a missing flag never makes it public. */
export function userCentreFaults(pages: readonly { name: string; source: string; auth: boolean | null }[]): Fault[] {
  return pages
    .filter(({ source, auth }) => /^\/user(\/|$)/.test(source) && auth !== true)
    .map(({ name }) => ({ path: table, reason: `${name} lies under /user/ and must need sign-in` }));
}

/** A row may leave the committed list of planned pages, never join it; a row that has left is taken off the list. */
export function plannedFaults(pages: readonly PageFact[], committed: readonly string[]): Fault[] {
  const path = 'tests/architecture/surface/planned-pages.txt';
  const planned = pages.filter((page) => page.planned).map((page) => page.name);
  return [
    ...planned
      .filter((name) => !committed.includes(name))
      .map((name) => ({ path: table, reason: `${name} is newly planned: the list of planned pages only shrinks` })),
    ...committed
      .filter((name) => !planned.includes(name))
      .map((name) => ({ path, reason: `${name} is planned no longer: take its line off` })),
  ];
}

/** Returns the keys of a record, read from its text; null when the file has no such record. */
export function keysOfRecord(file: SourceFile, name: string): string[] | null {
  for (const node of parseSource(file).program.body) {
    const declared = node.type === 'ExportNamedDeclaration' ? node.declaration : node;
    if (declared?.type !== 'VariableDeclaration') continue;
    for (const { id, init } of declared.declarations) {
      if (id.type !== 'Identifier' || id.name !== name || !init) continue;
      const record = bare(init);
      if (record.type === 'ObjectExpression') return record.properties.flatMap((property) => keyOf(property) ?? []);
    }
  }
  return null;
}

function unknown(path: string, name: string, rows: ReadonlyMap<string, PageFact>): Fault[] {
  const row = rows.get(name);
  if (row === undefined) return [{ path, reason: `${name} is no page of the table` }];
  return row.planned ? [{ path, reason: `${name} has a screen but its row still says planned` }] : [];
}

function bare(node: ESTree.Expression): ESTree.Expression {
  if (node.type === 'TSSatisfiesExpression' || node.type === 'TSAsExpression') return bare(node.expression);
  if (node.type === 'CallExpression' && node.arguments.length === 1) {
    const [only] = node.arguments;
    if (only && only.type !== 'SpreadElement') return bare(only);
  }
  return node;
}

function keyOf(property: ESTree.ObjectPropertyKind): string | null {
  if (property.type !== 'Property') return null;
  if (property.key.type === 'Identifier') return property.key.name;
  return property.key.type === 'Literal' && typeof property.key.value === 'string' ? property.key.value : null;
}
