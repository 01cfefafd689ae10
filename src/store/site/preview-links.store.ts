import type { Queryable } from '#src/store/shared/database/db.ts';
import { sql, type RowOf } from '#src/store/shared/database/statement.ts';

export type PreviewKind = 'content' | 'text-debug';

type NewPreview = Pick<LivePreview, 'id' | 'kind' | 'path'> & {
  readonly madeBy: string;
  readonly reason: string;
  readonly hours: number;
};

const previewColumns = `id, kind, path, created_at::text as "asOf", expires_at as "expiresAt"`;

const insert = sql(
  'insert-preview-link',
  `insert into preview_link (id, kind, path, made_by, reason, expires_at)
   values ($1, $2, $3, $4, $5, now() + $6 * interval '1 hour') returning expires_at as "expiresAt"`,
);

/** Stores a link; returns when it ends. */
export async function insertPreview(tx: Queryable, link: NewPreview): Promise<{ readonly expiresAt: string }> {
  const { id, kind, path, madeBy, reason, hours } = link;
  const { rows } = await tx.query(insert, [id, kind, path, madeBy, reason, hours]);
  return { expiresAt: rows[0]?.expiresAt ?? '' };
}

const readLive = sql(
  'read-live-previews',
  `select ${previewColumns} from preview_link where id = any($1::uuid[]) and expires_at > now() and revoked_at is null`,
);

/**
 * A link that still opens something. `asOf` is the instant it was made, as text, to the microsecond; `path` is null for text debug,
 * which holds on every page.
 */
export type LivePreview = RowOf<typeof readLive>;

/** Returns those of these links that are neither over nor revoked. */
export async function livePreviews(on: Queryable, ids: readonly string[]): Promise<readonly LivePreview[]> {
  const { rows } = await on.query(readLive, [ids]);
  return rows;
}

/** Counts that a link was opened. */
export async function countPreviewUse(tx: Queryable, id: string): Promise<void> {
  await tx.query('update preview_link set uses = uses + 1, last_used_at = now() where id = $1', [id]);
}

const readNewest = sql(
  'read-newest-previews',
  `select ${previewColumns}, made_by as "madeBy", reason, revoked_at as "revokedAt", uses, last_used_at as "lastUsedAt"
   from preview_link order by created_at desc limit 100`,
);

export type PreviewRow = RowOf<typeof readNewest>;

/** Returns the newest links, those that are over or revoked included. */
export async function listPreviews(on: Queryable): Promise<readonly PreviewRow[]> {
  const { rows } = await on.query(readNewest);
  return rows;
}

/** Ends a link at once, or with null all that are open; returns how many. */
export async function revokePreviews(tx: Queryable, id: string | null): Promise<number> {
  const { rowCount } = await tx.query(
    `update preview_link set revoked_at = now()
     where revoked_at is null and expires_at > now() and ($1::uuid is null or id = $1)`,
    [id],
  );
  return rowCount;
}
