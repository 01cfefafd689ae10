import type { ShortTarget } from '#src/domain/site/addresses/short-link.ts';
import type { Queryable } from '#src/store/shared/database/db.ts';
import { columns, sql } from '#src/store/shared/database/statement.ts';

const insert = sql(
  'insert-short-link',
  `insert into short_link (code, target, created_by) values ($1, $2::jsonb, $3)
   on conflict (target) do update set target = excluded.target returning code`,
);

/** Stores a short address, or finds the one that leads there already; returns its code. */
export async function shortLinkOf(
  tx: Queryable,
  link: { readonly code: string; readonly target: ShortTarget; readonly createdBy: string | null },
): Promise<string> {
  const target = JSON.stringify(link.target);
  const { rows } = await tx.query(insert, [link.code, target, link.createdBy]);
  return rows[0]?.code ?? link.code;
}

const readTarget = sql('read-short-link', 'select target from short_link where code = $1', {
  narrower: columns<{ target: ShortTarget }>(),
});

/** Returns where a code leads; null when there is none. */
export async function findShortLink(on: Queryable, code: string): Promise<ShortTarget | null> {
  const { rows } = await on.query(readTarget, [code]);
  return rows[0]?.target ?? null;
}
