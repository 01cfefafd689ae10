import type { Queryable } from '#src/store/shared/database/db.ts';
import { type RowOf, sql, statement } from '#src/store/shared/database/statement.ts';

/** Who reads an order: the account that bought it, or the holder of a link of the current version. */
export type OrderReader = { readonly accountId: string | null; readonly linkVersion: number | null };

export type LinkedOrder = RowOf<typeof readLinked>;

const readLinked = statement(
  'read-linked-order',
  `select o.id as "orderId", o.account_id as "accountId", o.link_version as "linkVersion", o.contact ->> 'email' as email
   from orders o where o.reference = $1 and (o.account_id = $2 or o.link_version = $3)`,
);

/**
 * Returns an order for a reader; null when it is another's or there is none, which is one answer of one query (threat
 * T-50).
 */
export async function linkedOrder(on: Queryable, reference: string, by: OrderReader): Promise<LinkedOrder | null> {
  const { rows } = await on.query(readLinked, [reference, by.accountId, by.linkVersion]);
  return rows[0] ?? null;
}

const orderToWriteAboutSql = sql(
  'order-to-write-about',
  `select id as "orderId", contact ->> 'email' as email from orders where reference = $1 and contact ->> 'email' is not null`,
  { notNull: ['email'] },
);

/** Returns the owner of an order by its reference, for an email to them; null when there is none or no address. */
export async function orderToWriteAbout(
  on: Queryable,
  reference: string,
): Promise<{ readonly orderId: string; readonly email: string } | null> {
  const { rows } = await on.query(orderToWriteAboutSql, [reference]);
  return rows[0] ?? null;
}

const revokeOrderLinksSql = sql(
  'revoke-order-links',
  'update orders set link_version = link_version + 1 where id = $1 returning link_version as version',
);

/** Invalidates every link to an order and its vouchers that was sent until now; returns the version in force. */
export async function revokeOrderLinks(tx: Queryable, orderId: string): Promise<number> {
  const { rows } = await tx.query(revokeOrderLinksSql, [orderId]);
  return rows[0]?.version ?? 1;
}
