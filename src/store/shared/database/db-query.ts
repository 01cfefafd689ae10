import { Query } from 'pg';
import type { FieldDef, PoolClient } from 'pg';
import { Contended, contentionOf } from '#src/domain/contended.ts';
import { Unwritable } from '#src/domain/unwritable.ts';
import { asUnanswered } from '#src/store/shared/database/db-deadline.ts';
import { rowTypes } from '#src/store/shared/database/db-types.ts';

// What the driver's own query does and its types leave out.
declare module 'pg' {
  // Only an interface joins a class.
  // oxlint-disable-next-line typescript/consistent-type-definitions -- see above
  interface Query {
    name?: string | undefined;
    callback?: ((fault: Error | null, result?: unknown) => void) | undefined;
    hasBeenParsed(connection: object): boolean;
    prepare(connection: object): void;
    handleError(fault: Error, connection: object): unknown;
    handleRowDescription(message: { readonly fields: readonly FieldDef[] }): void;
    handleDataRow(message: { readonly fields: readonly (string | null)[] }): void;
    handleCommandComplete(message: { readonly text: string }, connection: object): void;
    handleReadyForQuery(connection: object): void;
  }
}

type Column = { readonly name: string; readonly parse: (text: string) => unknown };
/** Its columns, and a row with none of them filled in: copies of one row have one shape from the start. */
type Shape = { readonly columns: readonly Column[]; readonly empty: Readonly<Record<string, null>> };
type Shapes = Map<string, Shape>;

/**
 * The columns of a connection's named statements, and that connection as one that need not be queried for them again.
 */
type Known = { readonly shapes: Shapes; readonly incurious: object };
const known = new WeakMap<object, Known>();

function knownOf(connection: object): Known {
  const found = known.get(connection);
  if (found !== undefined) return found;
  const incurious = Object.create(connection, { describe: { value: () => undefined } });
  const made = { shapes: new Map(), incurious };
  known.set(connection, made);
  return made;
}

export type Answer = { readonly rows: readonly Record<string, unknown>[]; readonly rowCount: number };
type DbQuery = { readonly text: string; readonly name: string | undefined; readonly values: readonly unknown[] };

/**
 * A query that costs less than the driver's own. The columns of a named statement are queried once per connection: the
 * server refuses to run a prepared statement whose columns have changed since.
 */
class LeanQuery extends Query {
  readonly #rows: Record<string, unknown>[] = [];
  #shapes: Shapes | undefined;
  #shape: Shape = { columns: [], empty: {} };
  #count = 0;
  #unreadable: Error | undefined;

  constructor({ text, name, values }: DbQuery, done: (fault: Error | null, answer?: Answer) => void) {
    super(text, [...values]);
    this.name = name;
    this.callback = (fault) => (fault === null ? done(null, { rows: this.#rows, rowCount: this.#count }) : done(fault));
  }

  override prepare(connection: object): void {
    if (this.name === undefined) return super.prepare(connection);
    const { shapes, incurious } = knownOf(connection);
    this.#shapes = shapes;
    const shape = this.hasBeenParsed(connection) ? shapes.get(this.name) : undefined;
    if (shape === undefined) return super.prepare(connection);
    this.#shape = shape;
    super.prepare(incurious);
  }

  override handleRowDescription({ fields }: { readonly fields: readonly FieldDef[] }): void {
    const columns = fields.map(({ name, dataTypeID }) => ({ name, parse: rowTypes.getTypeParser(dataTypeID, 'text') }));
    this.#shape = { columns, empty: Object.fromEntries(columns.map(({ name }) => [name, null])) };
    if (this.name !== undefined) this.#shapes?.set(this.name, this.#shape);
  }

  override handleDataRow({ fields }: { readonly fields: readonly (string | null)[] }): void {
    if (this.#unreadable !== undefined) return;
    try {
      this.#rows.push(rowOf(this.#shape, fields));
    } catch (fault) {
      this.#unreadable = fault instanceof Error ? fault : new Error(String(fault));
    }
  }

  /** The end of the statement names it, and how many rows it returned or changed: "UPDATE 2", "INSERT 0 1". */
  override handleCommandComplete({ text }: { readonly text: string }): void {
    const count = Number(text.slice(text.lastIndexOf(' ') + 1));
    this.#count = Number.isNaN(count) ? 0 : count;
  }

  override handleReadyForQuery(connection: object): void {
    if (this.#unreadable === undefined) this.callback?.(null);
    else this.handleError(this.#unreadable, connection);
  }
}

function rowOf({ columns, empty }: Shape, fields: readonly (string | null)[]): Record<string, unknown> {
  const row: Record<string, unknown> = { ...empty };
  let at = 0;
  for (const { name, parse } of columns) {
    const text = fields[at];
    if (text !== null && text !== undefined) row[name] = parse(text);
    at += 1;
  }
  return row;
}

/** Queries a connection; several queries may be sent at once, and are answered in their order. */
export function runQuery(client: Pick<PoolClient, 'query'>, query: DbQuery): Promise<Answer> {
  return new Promise((resolve, reject) => {
    client.query(
      new LeanQuery(query, (fault, answer) => {
        if (answer !== undefined) return resolve(answer);
        // The place of the query is more useful than the socket that received the response.
        if (fault !== null) Error.captureStackTrace(fault);
        reject(namedFault(fault));
      }),
    );
  });
}

/** What the database answers where nothing can be written: "disk full", and "read-only transaction" while it is closed to writing. */
const unwritable: ReadonlySet<unknown> = new Set(['53100', '25006']);

function namedFault(fault: Error | null): Error | null {
  if (fault === null) return null;
  const code = 'code' in fault ? fault.code : undefined;
  if (contentionOf(code) !== null) return new Contended(fault.message, String(code), fault);
  if (unwritable.has(code)) return new Unwritable(fault.message, String(code), fault);
  return asUnanswered(fault);
}
