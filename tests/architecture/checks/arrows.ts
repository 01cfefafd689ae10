import { importTable, pureFloors, testPackages, type ImportRow } from './import-table.ts';
import { importsOf, isCode, isTest, packageOf, resolveSpecifier } from './source.ts';
import type { Fault, ImportedName, SourceFile } from './source.ts';

/** Returns every import that the table does not allow, and every file that no row of it governs. */
export function forbiddenArrows(files: readonly SourceFile[]): Fault[] {
  return files.filter(isCode).flatMap((file) => {
    const row = importTable.find((candidate) => candidate.files.test(file.path));
    if (!row) {
      if (!/^(src|packages)\//.test(file.path)) return [];
      return [{ path: file.path, reason: 'lies in no folder of the house; a new one needs a decision record' }];
    }
    const faults = importsOf(file).flatMap((imported) => faultOf(file.path, row, imported) ?? []);
    return [...faults, ...toolFaults(file, row)];
  });
}

function faultOf(path: string, row: ImportRow, imported: ImportedName): Fault | null {
  const target = resolveSpecifier(path, imported.specifier);
  const reason = target === null ? packageReason(path, row, imported) : fileReason(path, row, target);
  return reason === null ? null : { path, line: imported.line, reason };
}

function fileReason(path: string, row: ImportRow, target: string): string | null {
  if (isTest(target) && !isTest(path)) return `imports the test ${target}`;
  if (isTest(path) && !pureFloors.test(path)) return null;
  if (isTest(target) && isTest(path)) return null;
  const refused = `${row.name} may not import ${target}`;
  if (row.never?.some((pattern) => pattern.test(target))) return refused;
  if (areSisters(path, target)) return `${refused}: entries of a registry do not import each other`;
  if (ownFolder(path, target)) return null;
  return row.may.some((pattern) => pattern.test(target)) ? null : refused;
}

function packageReason(path: string, row: ImportRow, imported: ImportedName): string | null {
  const { specifier, typeOnly } = imported;
  if (isTest(path) && (!pureFloors.test(path) || allows(testPackages, specifier))) return null;
  if (allows(row.packages, specifier)) return null;
  if (typeOnly && row.types !== undefined && allows(row.types, specifier)) return null;
  return `${row.name} may not use ${specifier}`;
}

function allows(list: readonly string[], specifier: string): boolean {
  const name = packageOf(specifier) ?? specifier;
  const builtin = specifier.startsWith('node:') || specifier.startsWith('virtual:');
  return list.some(
    (entry) => entry === '*' || entry === name || entry === specifier || (entry === 'node:*' && builtin),
  );
}

/** Returns whether the target is in the folder of a row: a folder of src, a package, or a top folder of the project. */
function ownFolder(path: string, target: string): boolean {
  const depth = /^(src|packages)\//.test(path) ? 2 : 1;
  const mine = path.split('/').slice(0, depth).join('/');
  if (!target.startsWith(`${mine}/`)) return false;
  return !path.startsWith('src/verticals/') || verticalOf(path) === verticalOf(target);
}

/** Hashes under a secret are made in one module, which is no separate tool: every adapter may use it. */
const forAllAdapters = 'src/adapters/keyed-hashes.ts';

/**
 * Verticals, partners, payment providers and adapters are independent of each other: only their registry knows them
 * all.
 */
function areSisters(path: string, target: string): boolean {
  const vertical = verticalOf(path);
  if (vertical !== null && target.startsWith('src/verticals/')) return verticalOf(target) !== vertical;
  if (path.startsWith('src/adapters/') && target !== forAllAdapters)
    return target.startsWith('src/adapters/') && toolOf(path) !== toolOf(target);
  return path.endsWith('.partner.ts') && target.startsWith('src/partners/');
}

function verticalOf(path: string): string | null {
  return /^src\/verticals\/([^/]+)\//.exec(path)?.[1] ?? null;
}

/** `pdf.typst.ts` and `pdf.typst-fonts.ts` serve one tool: the name before the first dot is the port. Payments and translators are one port each. */
function toolOf(path: string): string {
  for (const port of ['payments', 'translators']) if (path.startsWith(`src/adapters/${port}/`)) return port;
  return path.split('/').at(-1)?.split('.')[0] ?? path;
}

/** An adapter wraps one tool. Parts of one maker (`d3-geo`, `topojson-client`) are named here together. */
const oneTool: Readonly<Record<string, string>> = {
  'world-atlas': 'd3-geo',
  'topojson-client': 'd3-geo',
  fflate: 'csv-parse',
};

function toolFaults(file: SourceFile, row: ImportRow): Fault[] {
  if (row.name !== 'adapters' || isTest(file.path)) return [];
  const packages = importsOf(file).flatMap(({ specifier }) => packageOf(specifier) ?? []);
  const tools = new Set(packages.map((name) => oneTool[name] ?? name));
  if (tools.size <= 1) return [];
  return [{ path: file.path, reason: `wraps ${tools.size} tools (${[...tools].join(', ')}): an adapter wraps one` }];
}
