import { Visitor, type ESTree } from 'vite';
import { isCode, isTest, parseSource } from '../source.ts';
import type { Fault, SourceFile } from '../source.ts';

/** The one place that knows how a language sorts, and the headings of an index, which compare with the signs at its limits. */
const collators = new Set(['src/domain/site/names/name-order.ts', 'src/domain/site/names/name-letter.ts']);

/** Folders in which no list is made for a reader: files and stored rows have an order without a language. */
const unread = /^src\/(?:demo|formats|store)\//u;

/** Folders whose lists are shown. */
const shown = /^src\/(?:web|api|ui|jobs|verticals)\//u;

/** Files with shown lists that sort texts which are no names, by their code units. */
export const sortedCodes: Readonly<Record<string, string>> = {
  'src/web/catalogue/activity/activity-facts.ts': 'dates',
  'src/web/rail/rails-search/journeys/direction-view.ts': 'dates',
  'src/web/rail/rails-search/journeys/fare-view.ts': 'instants',
};

const sorts = new Set(['sort', 'toSorted']);
const names = /\b(?:name|title|text|label)s?\b\s*(?:\.text\s*)?[<>]/iu;

/**
 * Returns places that sort names otherwise than `nameOrder` does: collators of their own, `localeCompare`, comparisons of names
 * by code units, and lists of texts that are shown and sorted without an order.
 */
export function nameOrderFaults(files: readonly SourceFile[]): Fault[] {
  return files
    .filter((file) => file.path.startsWith('src/') && isCode(file) && !isTest(file.path))
    .filter((file) => !collators.has(file.path))
    .flatMap(faultsOf);
}

/** Returns the allowed files that no longer sort texts: their entries are to be removed. */
export function idleCodes(files: readonly SourceFile[]): string[] {
  const known = new Map(files.map((file) => [file.path, file]));
  return Object.keys(sortedCodes).filter((path) => {
    const file = known.get(path);
    return file === undefined || plainSorts(file).length === 0;
  });
}

function faultsOf(file: SourceFile): Fault[] {
  const { program, lineAt } = parseSource(file);
  const faults: Fault[] = [];
  const add = (node: ESTree.Node, reason: string): void => {
    faults.push({ path: file.path, line: lineAt(node.start), reason });
  };
  new Visitor({
    MemberExpression: (node) => {
      const text = file.text.slice(node.start, node.end);
      if (text.endsWith('.localeCompare'))
        add(node, 'localeCompare: names are sorted by nameOrder(language), texts by <');
      if (text === 'Intl.Collator') add(node, 'a collator: names are sorted by nameOrder(language)');
    },
    CallExpression: (node) => {
      const [order] = node.arguments;
      if (order === undefined || !isSort(node) || unread.test(file.path)) return;
      if (names.test(file.text.slice(order.start, order.end)))
        add(node, 'names compared by code units: use nameOrder(language)');
    },
  }).visit(program);
  if (!shown.test(file.path) || Object.hasOwn(sortedCodes, file.path)) return faults;
  for (const node of plainSorts(file))
    add(node, 'sorted without an order: names need nameOrder(language), see name-order.ts');
  return faults;
}

function plainSorts(file: SourceFile): readonly ESTree.Node[] {
  const found: ESTree.Node[] = [];
  new Visitor({
    CallExpression: (node) => {
      if (node.arguments.length === 0 && isSort(node)) found.push(node);
    },
  }).visit(parseSource(file).program);
  return found;
}

function isSort({ callee }: ESTree.CallExpression): boolean {
  return callee.type === 'MemberExpression' && callee.property.type === 'Identifier' && sorts.has(callee.property.name);
}
