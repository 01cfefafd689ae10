import { Visitor, type ESTree } from 'vite';
import { isCode, isTest, parseSource } from './source.ts';
import type { Fault, SourceFile } from './source.ts';

export const limits = { file: 300, callable: 60, markup: 100 } as const;

export type Sized = { readonly path: string; readonly line: number; readonly name: string; readonly lines: number };

/** Data, SQL, tests and generated catalogues may be long; code and style sheets may not. */
export function countsForSize(path: string): boolean {
  return (
    /\.(tsx?|css)$/.test(path) &&
    !isTest(path) &&
    !path.endsWith('.data.ts') &&
    !path.endsWith('/statement-rows.ts') &&
    !/^src\/locales\/[^/]+\//.test(path)
  );
}

export function sizeFaults(files: readonly SourceFile[]): Fault[] {
  const measured = files.filter((file) => countsForSize(file.path));
  const long = measured.flatMap((file) => {
    const lines = lineCount(file.text);
    return lines > limits.file
      ? [{ path: file.path, reason: `${lines} lines; a file has at most ${limits.file}` }]
      : [];
  });
  return [...long, ...functionSizes(measured).flatMap((sized) => functionFault(sized) ?? [])];
}

/** Returns every function with its length in lines, its own braces included. */
export function functionSizes(files: readonly SourceFile[]): Sized[] {
  return files.filter(isCode).flatMap((file) => {
    const { program, lineAt } = parseSource(file);
    const found: Sized[] = [];
    const add = (node: ESTree.Node, name: string): void => {
      const line = lineAt(node.start);
      found.push({ path: file.path, line, name, lines: lineAt(node.end - 1) - line + 1 });
    };
    const names = new Map<ESTree.Node, string>();
    new Visitor({
      VariableDeclarator: (node) => {
        if (node.init && node.id.type === 'Identifier') names.set(node.init, node.id.name);
      },
      FunctionDeclaration: (node) => add(node, node.id?.name ?? 'a function'),
      FunctionExpression: (node) => add(node, names.get(node) ?? node.id?.name ?? 'a function'),
      ArrowFunctionExpression: (node) => add(node, names.get(node) ?? 'a function'),
    }).visit(program);
    return found;
  });
}

/** Returns the value below which nine tenths lie; 0 of nothing. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? 0;
}

export function lineCount(text: string): number {
  return text === '' ? 0 : text.replace(/\n$/, '').split('\n').length;
}

function functionFault(sized: Sized): Fault | null {
  const markup = /\.(screen|panel|layout)\.tsx$/.test(sized.path) && /^[A-Z]/.test(sized.name);
  const limit = markup ? limits.markup : limits.callable;
  if (sized.lines <= limit) return null;
  return { path: sized.path, line: sized.line, reason: `${sized.name} has ${sized.lines} lines; at most ${limit}` };
}
