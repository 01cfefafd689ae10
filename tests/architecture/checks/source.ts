import { parseSync, Visitor, type ESTree } from 'vite';

/** A file as every check sees it: `path` from the project's root with forward slashes. */
export type SourceFile = { readonly path: string; readonly text: string };

/** One broken rule, with the place and why it is one. */
export type Fault = { readonly path: string; readonly line?: number; readonly reason: string };

/**
 * What a file imports from another: the words between the quotes, whether only types are meant, and whether by
 * `import()`.
 */
export type ImportedName = {
  readonly specifier: string;
  readonly line: number;
  readonly typeOnly: boolean;
  readonly dynamic: boolean;
};

/** A parsed file; `lineAt` turns an offset into a line number from 1. */
export type ParsedFile = {
  readonly program: ESTree.Program;
  readonly lineAt: (offset: number) => number;
};

const parsed = new WeakMap<SourceFile, ParsedFile>();

export function isCode(file: SourceFile): boolean {
  return /\.tsx?$/.test(file.path) && !file.path.endsWith('.d.ts');
}

/** Unit tests and everything under tests/ follow other rules than the rest of the code. */
export function isTest(path: string): boolean {
  return path.startsWith('tests/') || /\.test\.tsx?$/.test(path);
}

/** Parses once per file; throws when the file is no TypeScript, since nothing can then be said about it. */
export function parseSource(file: SourceFile): ParsedFile {
  const known = parsed.get(file);
  if (known) return known;
  const result = parseSync(file.path, file.text, { lang: file.path.endsWith('.tsx') ? 'tsx' : 'ts' });
  const [first] = result.errors;
  if (first) throw new Error(`${file.path}: ${first.message}`);
  const fresh = { program: result.program, lineAt: lineCounter(file.text) };
  parsed.set(file, fresh);
  return fresh;
}

/** Returns every import, re-export, dynamic import and import type of a file; type imports count. */
export function importsOf(file: SourceFile): ImportedName[] {
  const { program, lineAt } = parseSource(file);
  const found: ImportedName[] = [];
  const add = (literal: { value: unknown; start: number } | null, typeOnly: boolean, dynamic = false): void => {
    if (typeof literal?.value !== 'string') return;
    found.push({ specifier: literal.value, line: lineAt(literal.start), typeOnly, dynamic });
  };
  new Visitor({
    ImportDeclaration: (node) => add(node.source, node.importKind === 'type'),
    ExportNamedDeclaration: (node) => add(node.source, node.exportKind === 'type'),
    ExportAllDeclaration: (node) => add(node.source, node.exportKind === 'type'),
    ImportExpression: (node) => {
      if (node.source.type === 'Literal') add(node.source, false, true);
    },
    TSImportType: (node) => add(node.source, true),
  }).visit(program);
  return found;
}

/** Returns the package of a specifier: `@scope/name` or `name`; null for a path and for what Node brings itself. */
export function packageOf(specifier: string): string | null {
  if (specifier.startsWith('.') || specifier.startsWith('#') || specifier.startsWith('node:')) return null;
  if (specifier.startsWith('virtual:')) return null;
  const [first = '', second = ''] = specifier.split('/');
  return first.startsWith('@') ? `${first}/${second}` : first;
}

/** The entry points of the packages of this repository (`exports` of their package.json). */
const ownPackages: Readonly<Record<string, string>> = {
  '@meander/scenes': 'packages/scenes/src/paint-scene.ts',
  '@meander/scenes/picture': 'packages/scenes/src/picture.ts',
  '@meander/scenes/version': 'packages/scenes/src/version.ts',
};

/**
 * Returns the file that a specifier means, from the project's root; null for packages of others. A query (`?url`) is
 * dropped.
 */
export function resolveSpecifier(fromPath: string, specifier: string): string | null {
  const bare = specifier.replace(/\?.*$/, '');
  if (bare.startsWith('#')) return bare.slice(1);
  if (!bare.startsWith('.')) return ownPackages[bare] ?? null;
  const segments = fromPath.split('/').slice(0, -1);
  for (const segment of bare.split('/')) {
    if (segment === '..') segments.pop();
    else if (segment !== '.') segments.push(segment);
  }
  return segments.join('/');
}

export function faultText(fault: Fault): string {
  return `${fault.path}${fault.line === undefined ? '' : `:${fault.line}`} — ${fault.reason}`;
}

function lineCounter(text: string): (offset: number) => number {
  const starts = [0];
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return (offset) => {
    let low = 0;
    let high = starts.length - 1;
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if ((starts[middle] ?? 0) <= offset) low = middle;
      else high = middle - 1;
    }
    return low + 1;
  };
}
