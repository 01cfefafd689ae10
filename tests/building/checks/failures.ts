import { Visitor, type ESTree } from 'vite';
import { parseSource } from './source.ts';
import type { Fault, SourceFile } from './source.ts';

const list = 'src/domain/failure.ts';

/** Every failure code has a row with a status and a message in `errors`, and no row serves a code that is not on the list. */
export function failureFaults(codes: readonly string[], errors: SourceFile): Fault[] {
  const rows = rowsOf(errors);
  const known = new Set(codes);
  return [
    ...codes.filter((code) => !rows.has(code)).map((code) => ({ path: errors.path, reason: `${code} has no row` })),
    ...[...rows].flatMap(([code, columns]) => {
      if (!known.has(code)) return [{ path: errors.path, reason: `${code} is not on the list of ${list}` }];
      const missing = ['status', 'message'].filter((column) => !columns.includes(column));
      return missing.map((column) => ({ path: errors.path, reason: `${code} has no ${column}` }));
    }),
  ];
}

/** Snake-case keys whose value is a record, or a call that makes one from a status and a message. */
function rowsOf(errors: SourceFile): Map<string, string[]> {
  const rows = new Map<string, string[]>();
  new Visitor({
    Property: (node) => {
      const code = keyOf(node.key);
      if (code === null || !/^[a-z]+(_[a-z]+)*$/.test(code)) return;
      const columns = columnsOf(node.value);
      if (columns !== null) rows.set(code, columns);
    },
  }).visit(parseSource(errors).program);
  return rows;
}

function columnsOf(value: ESTree.Node): string[] | null {
  if (value.type === 'ObjectExpression') {
    return value.properties.flatMap((property) => (property.type === 'Property' ? (keyOf(property.key) ?? []) : []));
  }
  if (value.type === 'CallExpression') return ['status', 'message'].slice(0, value.arguments.length);
  return null;
}

function keyOf(key: ESTree.Node): string | null {
  if (key.type === 'Identifier') return key.name;
  return key.type === 'Literal' && typeof key.value === 'string' ? key.value : null;
}
