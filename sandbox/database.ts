import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';

/** Rows as SQLite returns them; each caller knows the few columns that it requested. */
export type Row = Readonly<Record<string, string | number | null>>;

export type Database = {
  readonly all: (sql: string, ...values: SQLInputValue[]) => Row[];
  readonly run: (sql: string, ...values: SQLInputValue[]) => number;
  /** Runs all or nothing; nested calls are savepoints. */
  readonly whole: <Value>(work: () => Value) => Value;
  readonly close: () => void;
};

const schema = `
  create table if not exists record (
    seq integer primary key autoincrement, id text not null unique, kind text not null, due_at integer, body text not null) strict;
  create index if not exists record_by_kind on record (kind, seq);
  create index if not exists record_due on record (due_at) where due_at is not null;
  create table if not exists delivery (
    id integer primary key, event_id text not null, due_ms integer not null, attempts integer not null default 0,
    state text not null default 'pending' check (state in ('pending', 'done', 'dropped', 'dead')), last_answer text) strict;
  create index if not exists delivery_due on delivery (due_ms) where state = 'pending';
  create table if not exists kept_answer (
    key text primary key, fingerprint text not null, status integer not null, body text not null, at_ms integer not null) strict;
  create table if not exists fault (
    id integer primary key, target text not null, kind text not null, left integer not null) strict;
  create table if not exists setting (name text primary key, value text not null) strict;
`;

/** Opens the sandbox's own file in its data folder, making both when they are missing. */
export function openDatabase(folder: string): Database {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const file = new DatabaseSync(join(folder, 'payments.sqlite'));
  file.exec('pragma journal_mode = wal; pragma synchronous = normal; pragma busy_timeout = 2000;');
  file.exec(schema);
  const prepared = new Map<string, StatementSync>();
  const statement = (sql: string): StatementSync => {
    const known = prepared.get(sql) ?? file.prepare(sql);
    prepared.set(sql, known);
    return known;
  };
  let depth = 0;
  return {
    all: (sql, ...values) =>
      file
        .prepare(sql)
        .all(...values)
        .map(plain),
    run: (sql, ...values) => Number(statement(sql).run(...values).changes),
    whole: (work) => {
      const name = `step${depth}`;
      file.exec(depth === 0 ? 'begin immediate' : `savepoint ${name}`);
      depth += 1;
      try {
        const value = work();
        depth -= 1;
        file.exec(depth === 0 ? 'commit' : `release ${name}`);
        return value;
      } catch (error) {
        depth -= 1;
        file.exec(depth === 0 ? 'rollback' : `rollback to ${name}; release ${name}`);
        throw error;
      }
    },
    close: () => file.close(),
  };
}

function plain(row: Record<string, unknown>): Row {
  const out: Record<string, string | number | null> = {};
  for (const [name, value] of Object.entries(row))
    out[name] = typeof value === 'string' || typeof value === 'number' ? value : null;
  return out;
}
