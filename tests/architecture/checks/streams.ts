import { Visitor } from 'vite';
import { isCode, isTest, parseSource } from './source.ts';
import type { Fault, SourceFile } from './source.ts';

/** React's renderer is no stream of the platform: `pipeline` cannot take it, and its sink is memory that never fills. */
const pipesByHand = new Set(['src/web/entry-server.tsx']);

/**
 * Streams that are joined by hand: `.pipe()` loses errors, and anyone who waits for `drain` must not end the stream meanwhile.
 * `pipeline` of `node:stream/promises` does both right. `z.pipe` joins schemas.
 */
export function streamFaults(files: readonly SourceFile[]): Fault[] {
  return files.filter((file) => isCode(file) && !isTest(file.path) && isOurs(file.path)).flatMap(faultsOf);
}

function isOurs(path: string): boolean {
  return !path.startsWith('tests/') && !pipesByHand.has(path);
}

function faultsOf(file: SourceFile): Fault[] {
  const { program, lineAt } = parseSource(file);
  const faults: Fault[] = [];
  new Visitor({
    CallExpression: ({ start, callee, arguments: [first] }) => {
      if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return;
      const { name } = callee.property;
      const isSchema = callee.object.type === 'Identifier' && callee.object.name === 'z';
      const event = first?.type === 'Literal' ? first.value : null;
      if (name === 'pipe' && !isSchema)
        faults.push({ path: file.path, line: lineAt(start), reason: '.pipe(): use pipeline' });
      if ((name === 'on' || name === 'once') && event === 'drain')
        faults.push({ path: file.path, line: lineAt(start), reason: `'drain' is waited for by hand: use pipeline` });
    },
  }).visit(program);
  return faults;
}
