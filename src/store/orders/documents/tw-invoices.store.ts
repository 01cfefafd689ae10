import type { TwInvoiceChoice } from '#src/domain/orders/documents/tw-invoice.ts';
import type { Queryable } from '#src/store/shared/database/db.ts';
import { columns, type RowOf, sql } from '#src/store/shared/database/statement.ts';

export type TwOrder = RowOf<typeof paidOrdersOfSql>;

const paidOrdersOfSql = sql(
  'paid-orders-of',
  `select o.id as "orderId", o.reference, o.created_at as "placedAt", o.currency, o.amount_minor as "amountMinor", o.language,
       (select json_build_object('kind', c.kind, 'value', c.value) from tw_invoice_choice c where c.order_id = o.id) as choice
     from orders o
     where o.account_id = $1 and (o.currency = 'TWD' or o.language = 'zh-TW') and exists (
       select from booking b where b.order_id = o.id and b.state not in ('held', 'pending_payment', 'released'))
     order by o.created_at desc limit $2`,
  { narrower: columns<{ choice: TwInvoiceChoice }>() },
);

/** Returns the paid orders of an account, the newest first, with where their invoices go. */
export async function paidOrdersOf(on: Queryable, accountId: string, limit: number): Promise<readonly TwOrder[]> {
  const { rows } = await on.query(paidOrdersOfSql, [accountId, limit]);
  return rows;
}

/** Stores where the invoice of an order is sent. */
export async function saveTwChoice(on: Queryable, orderId: string, { kind, value }: TwInvoiceChoice): Promise<void> {
  await on.query(
    `insert into tw_invoice_choice (order_id, kind, value) values ($1, $2, $3)
     on conflict (order_id) do update set kind = excluded.kind, value = excluded.value, updated_at = now()`,
    [orderId, kind, value],
  );
}
