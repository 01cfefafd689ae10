import type { Client } from 'pg';

/**
 * A column of a table: where PostgreSQL stores it, whether it may be null, and the texts that a check constraint
 * admits.
 */
export type TableColumn = {
  readonly tableId: number;
  readonly columnId: number;
  readonly name: string;
  readonly isNotNull: boolean;
  readonly admitted: readonly string[];
};

const read = `
  select a.attrelid::int as "tableId", a.attnum::int as "columnId", c.relname || '.' || a.attname as name,
    a.attnotnull as "isNotNull",
    coalesce((select array_agg(pg_get_constraintdef(k.oid)) from pg_constraint k
      where k.conrelid = c.oid and k.contype = 'c' and k.conkey = array[a.attnum]), '{}') as checks
  from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
  where n.nspname = 'public' and c.relkind in ('r', 'p', 'v', 'm') and a.attnum > 0 and not a.attisdropped`;

type Row = Omit<TableColumn, 'admitted'> & { readonly checks: readonly string[] };

/** Returns every column of the schema, by table and number: `columnKey`. */
export async function schemaColumns(client: Client): Promise<ReadonlyMap<string, TableColumn>> {
  const { rows } = await client.query<Row>(read);
  return new Map(
    rows.map(({ checks, ...column }) => [
      columnKey(column.tableId, column.columnId),
      { ...column, admitted: admittedTexts(checks) },
    ]),
  );
}

export function columnKey(tableId: number, columnId: number): string {
  return `${tableId}.${columnId}`;
}

/** Returns the texts of `check (state in ('a', 'b'))`, as the server writes it; none where no check lists them. */
export function admittedTexts(checks: readonly string[]): readonly string[] {
  for (const check of checks) {
    const list = /^CHECK \(\(+[\w"]+\)?(?:::text)?\)* = ANY \(+ARRAY\[(.*?)\](?:\)?::text\[\])?\)+$/.exec(check)?.[1];
    const texts = list
      ?.split(', ')
      .map((one) => /^\(?'((?:[^']|'')*)'::[\w ]+\)?(?:::text)?$/.exec(one)?.[1]?.replaceAll("''", "'"));
    if (texts !== undefined && texts.every((text) => text !== undefined)) return texts;
  }
  return [];
}
