import type { BookingSnapshot } from '#src/domain/checkout/line.ts';
import type { Buyer, DocumentKind, ReceiptDocument } from '#src/domain/orders/documents/receipt.ts';
import type { CurrencyCode } from '#src/domain/shared/money/currency.ts';
import type { Queryable } from '#src/store/shared/database/db.ts';
import { columns, type RowOf, sql } from '#src/store/shared/database/statement.ts';

export type DocumentRow = RowOf<typeof papersOfSql>;

const papersOfSql = sql(
  'papers-of',
  `select id, kind, year, number, amount_minor as "amountMinor", document, issued_at as "issuedAt",
       replaced_by is not null as replaced
     from receipt where order_id = $1 order by issued_at, kind desc, number`,
  { narrower: columns<{ document: ReceiptDocument }>() },
);

/** Returns all documents of an order, in the order of their issue. */
export async function papersOf(on: Queryable, orderId: string): Promise<readonly DocumentRow[]> {
  const { rows } = await on.query(papersOfSql, [orderId]);
  return rows;
}

/** What cards, credits and gift cards paid (`takenMinor`), what went or goes back to them (`backMinor`), and the year now, in UTC. */
export type BillingFacts = RowOf<typeof billingFactsSql>;

type BilledBooking = {
  readonly reference: string;
  readonly snapshot: BookingSnapshot;
  readonly netMinor: string;
  readonly backMinor: string;
};

const taken = (order: string): string => `(
  (select coalesce(sum(p.captured_minor), 0) from payment p where p.order_id = ${order} and p.state = 'succeeded')
  + (select coalesce(sum(t.amount_minor), 0) from booking_tender t join booking b on b.id = t.booking_id where b.order_id = ${order}))`;
const back = (order: string): string => `(
  (select coalesce(sum(r.amount_minor), 0) from refund r join payment p on p.id = r.payment_id
    where p.order_id = ${order} and r.state <> 'rejected')
  + (select coalesce(sum(t.amount_minor), 0) from tender_return t join booking b on b.id = t.booking_id where b.order_id = ${order}))`;

const billingFactsSql = sql(
  'billing-facts',
  `select o.reference, o.currency, coalesce(o.contact ->> 'name', '') as name,
       (select json_build_object('company', y.company, 'taxNumber', y.tax_number, 'address', y.address)
         from receipt_buyer y where y.order_id = o.id) as buyer,
       ${taken('o.id')}::bigint as "takenMinor", ${back('o.id')}::bigint as "backMinor",
       extract(year from now() at time zone 'UTC')::int as year,
       coalesce((select json_agg(json_build_object('reference', b.reference, 'snapshot', b.snapshot,
           'netMinor', (b.amount_minor - b.discount_minor)::text,
           'backMinor', ((select coalesce(sum(r.amount_minor), 0) from refund r where r.booking_id = b.id and r.state <> 'rejected')
             + (select coalesce(sum(t.amount_minor), 0) from tender_return t where t.booking_id = b.id))::text)
           order by b.created_at, b.id)
         from booking b where b.order_id = o.id and b.replaces is null and b.amends is null), '[]') as bookings
     from orders o where o.id = $1`,
  {
    notNull: ['takenMinor', 'backMinor', 'year'],
    narrower: columns<{ buyer: Buyer; bookings: readonly BilledBooking[] }>(),
  },
);

/** Returns what the documents of an order must contain, read under its lock; null when there is none. */
export async function billingFacts(tx: Queryable, orderId: string): Promise<BillingFacts | null> {
  const { rows } = await tx.query(billingFactsSql, [orderId]);
  return rows[0] ?? null;
}

const takeDocumentNumberSql = sql(
  'take-document-number',
  `insert into paper_number as n (seller, kind, year, last) values ($1, $2, $3, 1)
     on conflict (seller, kind, year) do update set last = n.last + 1 returning last`,
);

/** Takes the next number of a seller's kind of document; until the transaction ends, no other transaction takes one. */
export async function takeDocumentNumber(
  tx: Queryable,
  { seller, kind, year }: { readonly seller: string; readonly kind: DocumentKind; readonly year: number },
): Promise<number> {
  const { rows } = await tx.query(takeDocumentNumberSql, [seller, kind, year]);
  return rows[0]?.last ?? 1;
}

export type NewDocument = {
  readonly id: string;
  readonly kind: DocumentKind;
  readonly year: number;
  readonly number: number;
  readonly orderId: string;
  readonly currency: CurrencyCode;
  readonly amountMinor: bigint;
  readonly document: ReceiptDocument;
};

/** Stores a document as it is issued. */
export async function insertDocument(tx: Queryable, paper: NewDocument): Promise<void> {
  const { id, kind, year, number, orderId, currency, amountMinor, document } = paper;
  await tx.query(
    `insert into receipt (id, kind, seller, year, number, order_id, currency, amount_minor, document)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9::jsonb)`,
    [id, kind, document.seller.id, year, number, orderId, currency, amountMinor, JSON.stringify(document)],
  );
}

/** Records which document replaced others. */
export async function replaceDocuments(tx: Queryable, ids: readonly string[], by: string): Promise<void> {
  await tx.query('update receipt set replaced_by = $2 where id = any($1::uuid[])', [ids, by]);
}

/** Stores the recipient of an order's receipts. */
export async function saveBuyer(tx: Queryable, orderId: string, { company, taxNumber, address }: Buyer): Promise<void> {
  await tx.query(
    `insert into receipt_buyer (order_id, company, tax_number, address) values ($1, $2, $3, $4)
     on conflict (order_id) do update set company = excluded.company, tax_number = excluded.tax_number,
       address = excluded.address, updated_at = now()`,
    [orderId, company, taxNumber, address],
  );
}

const ordersWithoutDocumentsSql = sql(
  'orders-without-documents',
  `with moved as (
       select order_id as id from payment where created_at > now() - interval '2 days' and state = 'succeeded'
       union select p.order_id from refund r join payment p on p.id = r.payment_id where r.created_at > now() - interval '2 days'
       union select b.order_id from tender_return t join booking b on b.id = t.booking_id where t.at > now() - interval '2 days'
       union select b.order_id from booking_tender t join booking b on b.id = t.booking_id where b.created_at > now() - interval '2 days'
     )
     select m.id from moved m
     where ${taken('m.id')} > (select coalesce(sum(r.amount_minor), 0) from receipt r
         where r.order_id = m.id and r.kind = 'receipt' and r.replaced_by is null)
       or ${back('m.id')} > (select coalesce(sum(r.amount_minor), 0) from receipt r
         where r.order_id = m.id and r.kind = 'credit_note')
     limit $1`,
  { notNull: ['id'] },
);

/** Returns orders of the last days in which money moved that is on no document yet. */
export async function ordersWithoutDocuments(on: Queryable, limit: number): Promise<readonly string[]> {
  const { rows } = await on.query(ordersWithoutDocumentsSql, [limit]);
  return rows.map((row) => row.id);
}
