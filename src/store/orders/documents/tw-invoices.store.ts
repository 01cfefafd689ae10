import type { TwInvoiceChoice } from '#src/domain/orders/documents/tw-invoice.ts';
import type { CurrencyCode } from '#src/domain/shared/money/currency.ts';
import type { Queryable } from '#src/store/shared/database/db.ts';

export type TwOrder = {
  readonly orderId: string;
  readonly reference: string;
  readonly placedAt: string;
  readonly currency: CurrencyCode;
  readonly amountMinor: bigint;
  readonly language: string;
  readonly choice: TwInvoiceChoice | null;
};

/** The paid orders of an account, the newest first, with where their invoices go. */
export async function paidOrdersOf(on: Queryable, accountId: string, limit: number): Promise<readonly TwOrder[]> {
  const { rows } = await on.query<TwOrder>(
    `select o.id as "orderId", o.reference, o.created_at as "placedAt", o.currency, o.amount_minor as "amountMinor", o.language,
       (select json_build_object('kind', c.kind, 'value', c.value) from tw_invoice_choice c where c.order_id = o.id) as choice
     from orders o
     where o.account_id = $1 and (o.currency = 'TWD' or o.language = 'zh-TW') and exists (
       select from booking b where b.order_id = o.id and b.state not in ('held', 'pending_payment', 'released'))
     order by o.created_at desc limit $2`,
    [accountId, limit],
  );
  return rows;
}

/** Keeps where the invoice of an order goes. */
export async function saveTwChoice(on: Queryable, orderId: string, { kind, value }: TwInvoiceChoice): Promise<void> {
  await on.query(
    `insert into tw_invoice_choice (order_id, kind, value) values ($1, $2, $3)
     on conflict (order_id) do update set kind = excluded.kind, value = excluded.value, updated_at = now()`,
    [orderId, kind, value],
  );
}
