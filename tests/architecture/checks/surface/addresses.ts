import { Visitor } from 'vite';
import { isCode, isTest, parseSource } from '../source.ts';
import type { Fault, SourceFile } from '../source.ts';

/** Addresses of the API, and of the pages that a payment leads back to: they come from the tables of `contract`. */
const typed = /^(?:\/v\d\/|\/user\/orders\/|\/payment\/success|\/platform\/pay)/;
const within = /[/:]v\d\/[a-z]+srv\//;

/** Files that may write addresses: the tables themselves, and those with the paths of pages in heads and lists. */
const tables = /^src\/(contract\/|domain\/site\/addresses\/(return-paths|apps)\.ts$|web\/|locales\/)/;
/** What shows an address to a reader, and makes none. */
const shown: ReadonlySet<string> = new Set([
  'src/api/openapi/openapi.ts',
  'src/api/openapi/openapi-parts.ts',
  'src/server/docs/docs-page.ts',
]);

/** Addresses that are typed by hand where something is sent to them or answers them. */
export function addressFaults(files: readonly SourceFile[]): Fault[] {
  return files
    .filter(({ path }) => path.startsWith('src/') && !isTest(path) && !tables.test(path) && !shown.has(path))
    .filter(isCode)
    .flatMap(faultsOf);
}

function faultsOf(file: SourceFile): Fault[] {
  const { program, lineAt } = parseSource(file);
  const faults: Fault[] = [];
  const look = (text: string, start: number): void => {
    if (typed.test(text) || within.test(text))
      faults.push({ path: file.path, line: lineAt(start), reason: `"${text}": take it from a table of src/contract` });
  };
  new Visitor({
    Literal: (node) => {
      if (typeof node.value === 'string') look(node.value, node.start);
    },
    TemplateElement: (node) => look(node.value.cooked ?? '', node.start),
  }).visit(program);
  return faults;
}
