import type { Database } from '#sandbox/database.ts';
import type { RecordOf, SandboxRecord } from '#sandbox/records/records.ts';

type Kind = SandboxRecord['kind'];

/** The sandbox's records, whole and by id. */
export type Ledger = {
  readonly find: <Wanted extends Kind>(kind: Wanted, id: string) => RecordOf<Wanted> | null;
  readonly save: (record: SandboxRecord) => void;
  /** Newest first, after (older than) the record of that id. */
  readonly list: <Wanted extends Kind>(kind: Wanted, limit: number, after?: string) => RecordOf<Wanted>[];
  /** Records whose time has come at `now` (seconds). */
  readonly due: <Wanted extends Kind>(kind: Wanted, now: number) => RecordOf<Wanted>[];
};

/** Returns the ledger on its table. */
export function openLedger(database: Database): Ledger {
  return {
    find: (kind, id) =>
      read(kind, database.all('select body from record where id = ? and kind = ?', id, kind))[0] ?? null,
    save: (record) => {
      database.run(
        `insert into record (id, kind, due_at, body) values (?, ?, ?, ?)
         on conflict (id) do update set due_at = excluded.due_at, body = excluded.body`,
        record.id,
        record.kind,
        dueAt(record),
        JSON.stringify(record),
      );
    },
    list: (kind, limit, after) =>
      read(
        kind,
        database.all(
          `select body from record where kind = ? and seq < coalesce((select seq from record where id = ?), 9e15) order by seq desc limit ?`,
          kind,
          after ?? '',
          limit,
        ),
      ),
    due: (kind, now) =>
      read(kind, database.all('select body from record where kind = ? and due_at <= ? order by due_at', kind, now)),
  };
}

function dueAt(record: SandboxRecord): number | null {
  if (record.kind === 'session') return record.status === 'open' ? record.expiresAt : null;
  return record.kind === 'event' || record.kind === 'dispute' ? null : (record.settle?.at ?? null);
}

function read<Wanted extends Kind>(
  _kind: Wanted,
  rows: readonly { readonly [name: string]: string | number | null }[],
): RecordOf<Wanted>[] {
  // Only `save` writes these bodies, and every query selects the kind: the shape is known. Records from before there
  // were other methods were paid by card.
  return rows.map((row) => ({ method: 'card', ...JSON.parse(String(row['body'])) }) as RecordOf<Wanted>);
}
