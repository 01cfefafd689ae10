import type { ESTree } from 'vite';
import { isCode, isTest, parseSource } from './source.ts';
import type { Fault, SourceFile } from './source.ts';

const banned = new Set(['utils', 'util', 'lib', 'libs', 'common', 'helpers', 'helper', 'misc']);

/** Tools that read a default export: their configuration files are the only ones that may have it. */
const mayDefault = /(^|\/)[\w.-]+\.config\.ts$|^tests\/[\w-]+-setup\.ts$/;

/** Files and folders without a name of their own, barrels, default exports, and more than one verb per action file. */
export function nameFaults(files: readonly SourceFile[]): Fault[] {
  return files.flatMap((file) => [
    ...pathFaults(file.path),
    ...(isCode(file) ? [...exportFaults(file), ...verbFaults(file)] : []),
  ]);
}

function pathFaults(path: string): Fault[] {
  const segments = path.split('/');
  const folder = segments.slice(0, -1).find((segment) => banned.has(segment));
  if (segments.includes('shared') && !/^src\/[^/]+\/shared\/[^/]+\/./.test(path))
    return [
      { path, reason: 'shared stands in a layer and says in folders what is shared: <layer>/shared/<what it is>/' },
    ];
  const stem = segments.at(-1)?.split('.')[0] ?? '';
  if (folder !== undefined)
    return [{ path, reason: `a folder called ${folder} says nothing: name it after its matter` }];
  if (stem === 'index') return [{ path, reason: 'an index file has no name of its own' }];
  if (banned.has(stem) || stem === 'shared')
    return [{ path, reason: `a file called ${stem} says nothing: name it after its matter` }];
  return [];
}

function exportFaults(file: SourceFile): Fault[] {
  const { program, lineAt } = parseSource(file);
  const faults: Fault[] = [];
  for (const node of program.body) {
    if (node.type === 'ExportDefaultDeclaration' && !mayDefault.test(file.path)) {
      faults.push({ path: file.path, line: lineAt(node.start), reason: 'a default export has no name of its own' });
    }
  }
  const passedOn = program.body.filter(isPassedOn);
  if (passedOn.length > 0 && program.body.every((node) => isPassedOn(node) || node.type === 'ImportDeclaration')) {
    faults.push({ path: file.path, reason: 'a barrel: it only passes on what others export' });
  }
  return faults;
}

function isPassedOn(node: ESTree.Statement | ESTree.Directive): boolean {
  return node.type === 'ExportAllDeclaration' || (node.type === 'ExportNamedDeclaration' && node.declaration === null);
}

function verbFaults(file: SourceFile): Fault[] {
  if (!file.path.startsWith('src/actions/') || isTest(file.path)) return [];
  const verbs = exportedFunctions(parseSource(file).program);
  const [verb, ...more] = verbs;
  if (verb === undefined) return [];
  if (more.length > 0) return [{ path: file.path, reason: `exports ${verbs.join(', ')}: one verb, one file` }];
  const stem = file.path.split('/').at(-1)?.split('.')[0];
  if (stem === kebab(verb)) return [];
  return [{ path: file.path, reason: `exports ${verb}: its file is called ${kebab(verb)}.ts` }];
}

function exportedFunctions(program: ESTree.Program): string[] {
  return program.body.flatMap((node) => {
    if (node.type !== 'ExportNamedDeclaration' || !node.declaration) return [];
    const { declaration } = node;
    if (declaration.type === 'FunctionDeclaration') return declaration.id ? [declaration.id.name] : [];
    if (declaration.type !== 'VariableDeclaration') return [];
    return declaration.declarations.flatMap(({ id, init }) =>
      id.type === 'Identifier' && init && /Function/.test(init.type) ? [id.name] : [],
    );
  });
}

function kebab(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`).replace(/^-/, '');
}
