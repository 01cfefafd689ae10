import type { Queryable } from '#src/store/shared/database/db.ts';
import { columns, sql, type RowOf } from '#src/store/shared/database/statement.ts';

/** The copy itself: each table's rows as `personal-tables.ts` selects them. */
export type ExportDocument = {
  readonly account: string;
  readonly askedAt: string;
  readonly data: Readonly<Record<string, readonly unknown[]>>;
};

const exportColumns = `id, account_id as "accountId", language, asked_at as "askedAt", ready_at as "readyAt", expires_at as "expiresAt"`;

/** Stores the request for a data export; the file follows when it is made. Valid for so many hours. */
export async function insertExport(
  tx: Queryable,
  {
    id,
    accountId,
    language,
    hours,
  }: { readonly id: string; readonly accountId: string; readonly language: string; readonly hours: number },
): Promise<void> {
  await tx.query(
    `insert into data_export (id, account_id, language, expires_at) values ($1, $2, $3, now() + $4 * interval '1 hour')`,
    [id, accountId, language, hours],
  );
}

/** Puts the copy beside its request; once, and not after it ran out. */
export async function finishExport(tx: Queryable, id: string, document: ExportDocument): Promise<boolean> {
  const { rowCount } = await tx.query(
    `update data_export set document = $2, ready_at = now() where id = $1 and document is null and expires_at > now()`,
    [id, JSON.stringify(document)],
  );
  return rowCount === 1;
}

const listExports = sql(
  'list-data-exports',
  `select ${exportColumns}, coalesce(jsonb_array_length(document -> 'data' -> 'review_photo'), 0)
     + coalesce(jsonb_array_length(document -> 'data' -> 'support_picture'), 0) as pictures from data_export where account_id = $1 and expires_at > now() order by asked_at desc limit 5`,
);

export type ExportRow = RowOf<typeof listExports>;

/**
 * Returns the copies of an account that can still be fetched, the newest first, and how many pictures belong to each.
 */
export async function exportsOf(on: Queryable, accountId: string): Promise<readonly ExportRow[]> {
  const { rows } = await on.query(listExports, [accountId]);
  return rows;
}

const readExport = sql(
  'read-data-export',
  `select ${exportColumns}, document from data_export where id = $1 and expires_at > now()`,
  { narrower: columns<{ document: ExportDocument }>() },
);

/** Returns a request by its id, with its copy once there is one; null when it has run out. */
export async function exportById(on: Queryable, id: string): Promise<RowOf<typeof readExport> | null> {
  const { rows } = await on.query(readExport, [id]);
  return rows[0] ?? null;
}

/** Deletes copies whose links have expired; returns how many. */
export async function deleteOldExports(on: Queryable): Promise<number> {
  return (await on.query('delete from data_export where expires_at <= now()')).rowCount;
}
