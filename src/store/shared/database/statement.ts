import type { Json, StatementRows } from '#src/store/shared/database/statement-rows.ts';

declare const row: unique symbol;

/**
 * A statement that returns rows of type `Row`. A prepared one is planned once for each connection and then only
 * executed, which pays on hot paths; the others are planned each time.
 */
export type Statement<Row = unknown> = {
  readonly name: string;
  readonly text: string;
  readonly isPrepared: boolean;
  readonly [row]?: Row;
};

/** The rows of a statement: `RowOf<typeof readOrder>`. */
export type RowOf<Of extends Statement> = Of extends Statement<infer Row> ? Row : never;

/**
 * What the database cannot say about columns of a statement. `npx meander generate rows` takes `notNull` and `nullable` into the generated
 * type; the tests on a database check every row that they read against it.
 */
export type ColumnFacts<Narrower> = {
  /** Columns that are calculated and never null. */
  readonly notNull?: readonly string[];
  /** Columns of a table that are null where an outer join finds nothing. */
  readonly nullable?: readonly string[];
  readonly narrower?: Narrower | undefined;
};

/** A column's type is replaced where the database knows only that it is text or JSON; whether it is null stays. */
type Narrowed<Row, Narrower> = {
  readonly [Column in keyof Row]: Column extends keyof Narrower
    ? Narrower[Column] | Extract<Row[Column], null>
    : Row[Column];
};

/** Only columns that are there, and only types that a column can hold. */
type Narrowing<Row> = {
  readonly [Column in keyof Row]?: Json extends Row[Column] ? unknown : Exclude<Row[Column], null>;
};

const texts = new Map<string, { readonly text: string; readonly facts: ColumnFacts<unknown> }>();

/** Returns every statement that the modules loaded so far have named, for the generator of their row types. */
export function namedStatements(): ReadonlyMap<
  string,
  { readonly text: string; readonly facts: ColumnFacts<unknown> }
> {
  return texts;
}

/** Says which types columns have that the database knows only as text or JSON. */
export function columns<Narrower>(): Narrower | undefined {
  return undefined;
}

/** Names a statement of a hot path, which is prepared. Its rows are typed by `npx meander generate rows`. Throws if the name has another text already. */
export function statement<Name extends keyof StatementRows, Narrower extends Narrowing<StatementRows[Name]> = object>(
  name: Name,
  text: string,
  facts: ColumnFacts<Narrower> = {},
): Statement<Narrowed<StatementRows[Name], Narrower>> {
  return named(name, text, facts, true);
}

/** Names a statement that is planned at each execution. Its rows are typed by `npx meander generate rows`. Throws if the name has another text already. */
export function sql<Name extends keyof StatementRows, Narrower extends Narrowing<StatementRows[Name]> = object>(
  name: Name,
  text: string,
  facts: ColumnFacts<Narrower> = {},
): Statement<Narrowed<StatementRows[Name], Narrower>> {
  return named(name, text, facts, false);
}

function named(name: string, text: string, facts: ColumnFacts<unknown>, isPrepared: boolean): Statement<never> {
  const known = texts.get(name);
  if (known !== undefined && known.text !== text) throw new Error(`two statements are named "${name}"`);
  texts.set(name, { text, facts });
  return { name, text, isPrepared };
}
