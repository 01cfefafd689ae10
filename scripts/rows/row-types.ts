import type { Client } from 'pg';

import type { ColumnFacts } from '#src/store/shared/database/statement.ts';
import { columnTypes } from './column-types.ts';
import { describeColumns, type Described } from './describe.ts';
import { neverNull } from './never-null.ts';
import { planFacts, type PlanFacts } from './plan-scope.ts';
import { columnKey, schemaColumns, type TableColumn } from './schema-columns.ts';

export type NamedStatement = { readonly name: string; readonly text: string; readonly facts: ColumnFacts<unknown> };

// Numbers of PostgreSQL's own types (pg_type.oid), and what the driver makes of them (`db-types.ts`).
const numbers = new Set([21, 23, 26, 700, 701]);
const texts = new Set([18, 19, 25, 1042, 1043, 1700, 2950, 1082, 1083, 1114, 1184, 1186, 869, 650, 2278, 705]);
const arrays: Readonly<Record<number, string>> = {
  1005: 'number',
  1007: 'number',
  1021: 'number',
  1022: 'number',
  1016: 'bigint',
  1000: 'boolean',
  1009: 'string',
  1014: 'string',
  1015: 'string',
  1231: 'string',
  2951: 'string',
  1182: 'string',
  1115: 'string',
  1185: 'string',
  3807: 'Json',
  199: 'Json',
  1001: 'Buffer',
};

/**
 * Returns the text of `statement-rows.ts`: for every statement the type of its rows. Throws for a text that the
 * database refuses.
 */
export async function rowTypesText(client: Client, statements: readonly NamedStatement[]): Promise<string> {
  const columns = await schemaColumns(client);
  const notNull = new Set([...columns.values()].filter(({ isNotNull }) => isNotNull).map(({ name }) => name));
  const used = new Map<string, string>();
  const types: string[] = [];
  for (const one of statements.toSorted((a, b) => (a.name < b.name ? -1 : 1)))
    types.push(`  '${one.name}': ${await rowType(client, one, { columns, notNull, used })};\n`);
  const imports = [...used]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([type, from]) => `import type { ${type} } from '${from}';\n`);
  return `// Written by \`npx meander generate rows\` from the migrated schema; do not edit.
${imports.join('')}
declare const json: unique symbol;

/** What a column of JSON holds; a statement says its type (\`columns\`). */
export type Json = { readonly [json]: 'unread' };

/** The rows that each statement gives, by its name. */
export type StatementRows = {
${types.join('')}};
`;
}

/** The columns of the schema, those that are never null, and the domain's types that were named so far. */
type Ground = {
  readonly columns: ReadonlyMap<string, TableColumn>;
  readonly notNull: ReadonlySet<string>;
  readonly used: Map<string, string>;
};

async function rowType(
  client: Client,
  { name, text, facts }: NamedStatement,
  { columns, notNull, used }: Ground,
): Promise<string> {
  const described = await describeColumns(client, text).catch((cause: unknown) => {
    throw new Error(`the database refuses the statement "${name}"`, { cause });
  });
  if (described.length === 0) return 'object';
  const plan = await planFacts(client, text, notNull);
  const fields = described.map((column, at) => {
    const shown = columns.get(columnKey(column.tableID, column.columnID));
    const isNotNull = facts.notNull?.includes(column.name) ?? false;
    const isNullable = facts.nullable?.includes(column.name) ?? false;
    const mayBeNull = isNullable || !(isNotNull || isNeverNull(shown, plan, at));
    return `readonly ${/^\w+$/.test(column.name) ? column.name : `'${column.name}'`}: ${valueType(column, shown, used)}${mayBeNull ? ' | null' : ''}`;
  });
  const unknown = [...(facts.notNull ?? []), ...(facts.nullable ?? [])].filter(
    (one) => !described.some((column) => column.name === one),
  );
  if (unknown.length > 0) throw new Error(`the statement "${name}" gives no column ${unknown.join(', ')}`);
  return `{ ${fields.join('; ')} }`;
}

/** A table's column has the nullability of the schema, unless an outer join may leave it empty. */
function isNeverNull(shown: TableColumn | undefined, plan: PlanFacts | null, at: number): boolean {
  const expression = plan?.output[at];
  if (shown === undefined) return plan !== null && expression !== undefined && neverNull(expression, plan);
  if (!shown.isNotNull) return false;
  const alias = /^\(*(\w+|"[^"]+")\./.exec(expression ?? '')?.[1]?.replaceAll('"', '');
  if (plan === null || plan.optional.size === 0) return true;
  return alias !== undefined && plan.tables.has(alias) && !plan.optional.has(alias);
}

function valueType({ dataTypeID }: Described, shown: TableColumn | undefined, used: Map<string, string>): string {
  const [, column = ''] = shown?.name.split('.') ?? [];
  const domain = columnTypes[shown?.name ?? ''] ?? columnTypes[column];
  if (domain !== undefined) {
    used.set(domain.type, domain.from);
    return domain.type;
  }
  if (shown !== undefined && shown.admitted.length > 0)
    return shown.admitted.length === 1
      ? `'${shown.admitted[0]}'`
      : `(${shown.admitted.map((one) => `'${one}'`).join(' | ')})`;
  if (numbers.has(dataTypeID)) return 'number';
  if (dataTypeID === 20) return 'bigint';
  if (dataTypeID === 16) return 'boolean';
  if (dataTypeID === 17) return 'Buffer';
  if (dataTypeID === 114 || dataTypeID === 3802) return 'Json';
  const item = arrays[dataTypeID];
  if (item !== undefined) return `readonly ${item}[]`;
  if (texts.has(dataTypeID)) return 'string';
  throw new Error(`no type is known for columns of type ${dataTypeID}`);
}
