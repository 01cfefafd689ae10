import type { Contact } from '#src/domain/checkout/contact.ts';
import { quoteMinutes } from '#src/domain/checkout/hold.ts';
import type { BookingSnapshot } from '#src/domain/checkout/line.ts';
import type { PriceSeen } from '#src/domain/checkout/price-seen.ts';
import type { DeclineCode } from '#src/domain/checkout/payment/payment.ts';
import type { MethodId } from '#src/domain/checkout/payment/payment-methods.ts';
import type { CurrencyCode } from '#src/domain/shared/money/currency.ts';
import type { AffiliateIds } from '#src/domain/site/affiliate.ts';
import type { LanguageCode } from '#src/domain/site/language/languages.ts';
import type { Queryable } from '#src/store/shared/database/db.ts';
import { columns, type RowOf, sql, statement } from '#src/store/shared/database/statement.ts';
import type { QuoteDocument } from '#src/store/orders/quotes.store.ts';

export type NewOrder = {
  readonly id: string;
  readonly reference: string;
  readonly accountId: string;
  readonly owner: string;
  readonly quoteId: string;
  readonly quote: QuoteDocument;
  readonly hash: Uint8Array;
  readonly currency: CurrencyCode;
  readonly amountMinor: bigint;
  readonly host: string;
  readonly market: string;
  readonly partner: string;
  readonly subChannel: number;
  readonly affiliate: AffiliateIds | null;
  readonly language: LanguageCode;
  readonly device: string;
  readonly network: string;
};

const insert = statement(
  'insert-order',
  `with l as (
     select * from jsonb_to_recordset($1::jsonb) as l (
       id uuid, reference text, "accountId" uuid, owner text, "quoteId" uuid, quote jsonb, hash text, currency text, "amountMinor" bigint, host text, market text,
       partner text, "subChannel" int, affiliate jsonb, language text, device text, network text)
   ), q as (
     insert into quote (id, owner, currency, amount_minor, lines, hash, expires_at)
     select "quoteId", owner, currency, "amountMinor", quote, decode(hash, 'hex'), now() + $2 * interval '1 minute' from l
   )
   insert into orders (id, reference, account_id, quote_id, partner, currency, amount_minor, quote_hash, language, device, network, host, market, sub_channel, affiliate)
   select id, reference, "accountId", "quoteId", partner, currency, "amountMinor", decode(hash, 'hex'), language, device, network, host, market, "subChannel", nullif(affiliate, 'null')
   from l`,
);

/** Writes orders, each with the quote that it froze (RU-31), in one statement. */
export async function insertOrders(tx: Queryable, orders: readonly NewOrder[]): Promise<void> {
  const rows = orders.map(({ hash, amountMinor, ...order }) => ({
    ...order,
    hash: Buffer.from(hash).toString('hex'),
    amountMinor: amountMinor.toString(),
  }));
  await tx.query(insert, [JSON.stringify(rows), quoteMinutes]);
}

/** One opening of a checkout at a time for an account; false when the account is gone. */
export async function lockAccount(tx: Queryable, accountId: string): Promise<boolean> {
  const { rowCount } = await tx.query('select id from account where id = $1 for no key update', [accountId]);
  return rowCount === 1;
}

const lockIdle = statement(
  'lock-idle-accounts',
  'select id from account where id = any($1::uuid[]) order by id for no key update skip locked',
);

/** Returns the same for several, without waiting: returns those that are not locked by others. */
export async function lockIdleAccounts(tx: Queryable, accountIds: readonly string[]): Promise<ReadonlySet<string>> {
  const { rows } = await tx.query(lockIdle, [accountIds]);
  return new Set(rows.map((row) => row.id));
}

type CheckoutColumns = {
  readonly quote: QuoteDocument;
  readonly snapshots: readonly BookingSnapshot[];
  readonly seen: Readonly<Record<string, PriceSeen | null>>;
  readonly attempt: {
    readonly outcome: 'unknown' | 'succeeded' | 'failed';
    readonly declineCode: DeclineCode | null;
    readonly method: MethodId;
  };
};

/**
 * A checkout as it is read. `seen` is what the buyer has seen that its lines cost, by their ids; null once they are out of the
 * cart. `hasWallet`: the account has, or had, credits or a gift card, or something is set aside for this order.
 */
export type CheckoutRow = RowOf<typeof readCheckouts>;

const readCheckouts = statement(
  'read-checkouts',
  `select o.id as "orderId", o.reference, o.account_id as "accountId", o.market, o.currency, o.amount_minor as "amountMinor", encode(o.quote_hash, 'hex') as "quoteHash",
     q.lines as quote, o.contact,
     (select json_agg(b.snapshot order by b.id) from booking b where b.order_id = o.id and b.replaces is null and b.amends is null) as snapshots,
     (select json_object_agg(c.id, c.seen) from cart_item c where c.id = any(array(select jsonb_array_elements_text(q.lines -> 'items')::uuid))) as seen,
     (select coalesce(greatest(0, ceil(extract(epoch from min(h.expires_at) - now()))), 0)::int
        from booking b join hold h on h.booking_id = b.id where b.order_id = o.id and h.state = 'active' and b.amends is null) as "secondsLeft",
     (select json_build_object('outcome', a.outcome, 'declineCode', a.decline_code, 'method', a.method)
        from payment p join payment_attempt a on a.payment_id = p.id
        where p.order_id = o.id order by a.created_at desc, a.id limit 1) as attempt,
     (exists (select from order_tender t where t.order_id = o.id) or exists (select from gift_card g where g.account_id = o.account_id)
       or exists (select from credit_lot l where l.account_id = o.account_id)) as "hasWallet"
   from unnest((select $1::text[]), (select $2::uuid[])) as asked (reference, account)
   join orders o on o.reference = asked.reference and o.account_id = asked.account
   join quote q on q.id = o.quote_id`,
  { notNull: ['quoteHash', 'snapshots', 'secondsLeft', 'hasWallet'], narrower: columns<CheckoutColumns>() },
);

export type CheckoutQuery = { readonly reference: string; readonly accountId: string };

/** Checkouts by their order's reference, each of its account alone; null for one that is another's or not there. */
export async function checkoutsOf(
  on: Queryable,
  requested: readonly CheckoutQuery[],
): Promise<readonly (CheckoutRow | null)[]> {
  const { rows } = await on.query(readCheckouts, [
    requested.map((one) => one.reference),
    requested.map((one) => one.accountId),
  ]);
  return requested.map(
    ({ reference, accountId }) =>
      rows.find((row) => row.reference === reference && row.accountId === accountId) ?? null,
  );
}

const orderColumns = `id, reference, market, account_id as "accountId", currency, amount_minor as "amountMinor", encode(quote_hash, 'hex') as "quoteHash", language, host, contact,
  exists (select from coupon_use u join coupon c on c.code_hash = u.code_hash
    where u.order_id = orders.id and u.state in ('reserved', 'released') and c.proof = 'person') as "hasPerPersonCoupon"`;

const orderFacts = { notNull: ['quoteHash', 'hasPerPersonCoupon'] };
const lockById = statement(
  'lock-order',
  `select ${orderColumns} from orders where id = $1 for no key update`,
  orderFacts,
);
const lockByReference = statement(
  'lock-order-of',
  `select ${orderColumns} from orders where reference = $1 and account_id = $2 for no key update`,
  orderFacts,
);

/**
 * A locked order. `hasPerPersonCoupon`: its price is lowered by a coupon with a limit of uses per person, so the customer is
 * checked again when they pay.
 */
export type OrderRow = RowOf<typeof lockById>;

/** Locks an order: the first lock of everything that moves money or stock (threat model §4.5). */
export async function lockOrder(tx: Queryable, orderId: string): Promise<OrderRow | null> {
  const { rows } = await tx.query(lockById, [orderId]);
  return rows[0] ?? null;
}

/** Locks an order of this account by its reference. */
export async function lockOrderOf(tx: Queryable, reference: string, accountId: string): Promise<OrderRow | null> {
  const { rows } = await tx.query(lockByReference, [reference, accountId]);
  return rows[0] ?? null;
}

/**
 * What is left to be paid by card, wallet or bank, in minor units: the order's amount less what credits and gift cards pay;
 * and the ways to pay that its coupons leave, null for any.
 */
export type Owed = { readonly minor: bigint; readonly methods: readonly string[] | null };

const saveOrderContact = statement(
  'save-contact',
  `update orders o set contact = $2::jsonb, language = $3 from quote q where q.id = o.quote_id and o.id = $1
   returning o.amount_minor - coalesce((select sum(t.amount_minor) from order_tender t where t.order_id = o.id), 0)::bigint as minor,
     nullif(q.lines -> 'methods', 'null') as methods`,
  { notNull: ['minor'], narrower: columns<{ methods: readonly string[] }>() },
);

/**
 * Stores the contact of a locked order and the language of the page that pays, in which all its emails and documents are
 * from now on, and returns what is owed for it.
 */
export async function saveContact(
  tx: Queryable,
  orderId: string,
  contact: Contact,
  language: LanguageCode,
): Promise<Owed> {
  const { rows } = await tx.query(saveOrderContact, [orderId, JSON.stringify(contact), language]);
  const [row] = rows;
  if (row === undefined) throw new Error(`order ${orderId} does not exist`);
  return row;
}

const overdueOrdersSql = sql(
  'overdue-orders',
  `select b.order_id as id from hold h join booking b on b.id = h.booking_id
     where h.state = 'active' and h.expires_at <= now() and b.amends is null group by b.order_id order by min(h.expires_at) limit $1`,
);

/** Returns orders whose places are held longer than promised, the longest first. */
export async function overdueOrders(on: Queryable, limit: number): Promise<readonly string[]> {
  const { rows } = await on.query(overdueOrdersSql, [limit]);
  return rows.map((row) => row.id);
}
