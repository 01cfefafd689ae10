import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Database, Queryable, Rows } from '#src/store/shared/database/db.ts';

type Column = { readonly name: string; readonly type: string };

const source = readFileSync(join(import.meta.dirname, '../src/store/shared/database/statement-rows.ts'), 'utf8');
const statements = new Map(
  [...source.matchAll(/^ {2}'?([\w-]+)'?: (object|\{[^}]*\});$/gm)].map(([, name = '', row = '']) => [
    name,
    columnsOf(row),
  ]),
);

function columnsOf(row: string): readonly Column[] {
  return [...row.matchAll(/readonly '?([^:']+)'?:\s*([^;}]+)/g)].map(([, name = '', type = '']) => ({
    name,
    type: type.trim(),
  }));
}

/** How many statements have typed rows here. */
export const typedStatements = statements.size;

/**
 * A database whose named statements must return the rows that `statement-rows.ts` declares: the same columns, no other
 * types, and null only where it may be.
 */
export function withCheckedRows(db: Database): Database {
  return {
    query: checked(db),
    transaction: (work, settings) => db.transaction((tx) => work({ query: checked(tx) }), settings),
    close: () => db.close(),
  };
}

function checked(on: Queryable): Queryable['query'] {
  return async (sql, values) => {
    const found = await on.query(sql, values);
    if (typeof sql !== 'string') mustFit(sql.name, found);
    return found;
  };
}

/** Throws if a row is none of those that the statement is declared to return. */
export function mustFit(name: string, { rows }: Rows<unknown>): void {
  const columns = statements.get(name);
  // Statements of a test have no types.
  if (columns === undefined) return;
  for (const row of rows) {
    if (typeof row !== 'object' || row === null) throw new Error(`${name}: a row is ${String(row)}`);
    const values = new Map(Object.entries(row));
    for (const { name: column, type } of columns)
      if (!fits(values.get(column), type))
        throw new Error(`${name}: ${column} is ${String(values.get(column))}, not ${type}`);
    if (values.size !== columns.length) throw new Error(`${name}: gives ${[...values.keys()].join(', ')}`);
  }
}

function fits(value: unknown, type: string): boolean {
  if (value === null) return type.endsWith(' | null');
  if (value === undefined) return false;
  const whole = type.replace(/ \| null$/, '');
  if (whole === 'Buffer') return Buffer.isBuffer(value);
  // A type of the domain, or JSON, whose type no runtime check can determine.
  if (/^[A-Z]/.test(whole)) return true;
  if (whole.startsWith('readonly ')) return Array.isArray(value);
  if (whole === 'number' || whole === 'bigint' || whole === 'boolean') return typeof value === whole;
  if (whole.includes("'")) return typeof value === 'string' && whole.includes(`'${value}'`);
  return typeof value === 'string';
}
