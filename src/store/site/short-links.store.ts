import type { ShortTarget } from '#src/domain/site/addresses/short-link.ts';
import type { Queryable } from '#src/store/shared/database/db.ts';

/** Keeps a short address, or finds the one that leads there already; gives its code. */
export async function shortLinkOf(
  tx: Queryable,
  link: { readonly code: string; readonly target: ShortTarget; readonly createdBy: string | null },
): Promise<string> {
  const target = JSON.stringify(link.target);
  const { rows } = await tx.query<{ code: string }>(
    `insert into short_link (code, target, created_by) values ($1, $2::jsonb, $3)
     on conflict (target) do update set target = excluded.target returning code`,
    [link.code, target, link.createdBy],
  );
  return rows[0]?.code ?? link.code;
}

/** Where a code leads; null when there is none. */
export async function findShortLink(on: Queryable, code: string): Promise<ShortTarget | null> {
  const { rows } = await on.query<{ target: ShortTarget }>('select target from short_link where code = $1', [code]);
  return rows[0]?.target ?? null;
}
