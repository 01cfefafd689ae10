import type { CurrencyCode } from '#src/domain/shared/money/currency.ts';
import type { Queryable } from '#src/store/shared/database/db.ts';
import { sql, type RowOf } from '#src/store/shared/database/statement.ts';

/** Days that returned credits are valid for at least, however near their expiry was when they were spent. */
const daysAfterReturn = 30;

/** Returns credits that an order spent: valid for as long as they were, and for thirty days at least. */
export async function insertReturnedLot(
  tx: Queryable,
  lot: {
    readonly id: string;
    readonly orderId: string;
    readonly bookingId: string;
    readonly amountMinor: bigint;
  },
): Promise<void> {
  await tx.query(
    `insert into credit_lot (id, account_id, currency, amount_minor, left_minor, source, booking_id, expires_at)
     select $1, o.account_id, o.currency, $4, $4, 'returned', $3,
       greatest(now() + $5 * interval '1 day', (select max(l.expires_at) from credit_spend s join credit_lot l on l.id = s.lot_id where s.order_id = o.id))
     from orders o where o.id = $2`,
    [lot.id, lot.orderId, lot.bookingId, lot.amountMinor, daysAfterReturn],
  );
}

const readCredits = sql(
  'read-credits',
  `select (coalesce((select sum(left_minor) from credit_lot
       where account_id = $1 and currency = $2 and left_minor > 0 and expires_at > now()), 0)
     + coalesce((select sum(s.amount_minor) from credit_spend s join credit_lot l on l.id = s.lot_id
       join order_tender t on t.order_id = s.order_id and t.kind = 'credits' and t.released_at is null
       where s.order_id = any($3::uuid[]) and l.currency = $2 and l.expires_at > now()), 0))::bigint as minor`,
);

/** Credits of an account in a currency that have not expired, in minor units; what `former` orders set aside counts as free. */
export async function creditsOf(
  on: Queryable,
  accountId: string,
  currency: CurrencyCode,
  former: readonly string[],
): Promise<bigint> {
  const { rows } = await on.query(readCredits, [accountId, currency, former]);
  return rows[0]?.minor ?? 0n;
}

/**
 * Reserves credits for an order, those that expire first; false, and nothing done, when there are fewer. The lock on
 * the balance prevents two orders from spending the same.
 */
export async function takeCredits(
  tx: Queryable,
  take: {
    readonly orderId: string;
    readonly accountId: string;
    readonly currency: CurrencyCode;
    readonly amountMinor: bigint;
  },
): Promise<boolean> {
  const { orderId, accountId, currency, amountMinor } = take;
  await tx.query('select account from balance where account = $1 and currency = $2 for no key update', [
    `credits:${accountId}`,
    currency,
  ]);
  if ((await creditsOf(tx, accountId, currency, [])) < amountMinor) return false;
  await tx.query(
    `with open as (
       select id, left_minor, sum(left_minor) over (order by expires_at, id) - left_minor as before
       from credit_lot where account_id = $2 and currency = $3 and left_minor > 0 and expires_at > now()
     ), part as (
       select id, least(left_minor, $4::bigint - before) as minor from open where before < $4::bigint
     ), spent as (
       update credit_lot l set left_minor = l.left_minor - p.minor from part p where l.id = p.id
     )
     insert into credit_spend (order_id, lot_id, amount_minor) select $1, id, minor from part`,
    [orderId, accountId, currency, amountMinor],
  );
  return true;
}

/** Puts back what an order had set aside, each credit with the end it had. */
export async function putBackCredits(tx: Queryable, orderId: string): Promise<void> {
  await tx.query(
    `with gone as (delete from credit_spend where order_id = $1 returning lot_id, amount_minor)
     update credit_lot l set left_minor = l.left_minor + g.amount_minor from gone g where l.id = g.lot_id`,
    [orderId],
  );
}

const readLots = sql(
  'read-credit-lots',
  `select id, currency, left_minor as "remainingMinor", expires_at as "expiresAt" from credit_lot
   where account_id = $1 and left_minor > 0 and expires_at > now() order by expires_at, id`,
);

export type CreditLot = RowOf<typeof readLots>;

/** Returns the credits of an account that can be spent, those that expire first before the others. */
export async function creditLotsOf(on: Queryable, accountId: string): Promise<readonly CreditLot[]> {
  const { rows } = await on.query(readLots, [accountId]);
  return rows;
}

const readEarningVisits = sql(
  'read-earning-visits',
  `select v.* from (
     select b.id as "bookingId", b.order_id as "orderId", o.account_id as "accountId", o.currency,
       (b.amount_minor - b.discount_minor - coalesce(b.refund_due_minor, 0)
         - coalesce((select t.amount_minor from booking_tender t where t.booking_id = b.id and t.kind = 'credits'), 0))::bigint as "paidMinor",
       r.basis_points as "basisPoints", r.valid_days as "validDays", b.ends_at
     from booking b join orders o on o.id = b.order_id join account a on a.id = o.account_id and a.kind = 'member'
       join product p on p.id = b.product_id
       cross join lateral (select basis_points, valid_days from credit_rate where category in (p.category, '*') order by category = '*' limit 1) r
     where b.state in ('confirmed', 'redeemed', 'unused') and b.ends_at < now() - interval '1 day'
       and b.ends_at > now() - interval '90 days'
       and not exists (select from booking n where n.replaces = b.id)
       and not exists (select from credit_lot l where l.booking_id = b.id and l.source = 'earned')
   ) v where v."paidMinor" * v."basisPoints" >= 100000 order by v.ends_at limit $1`,
);

/** A visit that earns credits. `paidMinor`: what was paid for it by card or gift card and has not gone back. */
export type EarningVisit = RowOf<typeof readEarningVisits>;

/**
 * Visits of members that ended more than a day ago and have earned nothing yet. What credits paid earns none; neither does
 * what would come to less than ten of the smallest unit.
 */
export async function earningVisits(on: Queryable, limit: number): Promise<readonly EarningVisit[]> {
  const { rows } = await on.query(readEarningVisits, [limit]);
  return rows;
}

/** Writes what a visit earned; false when it has earned already. */
export async function insertEarnedLot(
  tx: Queryable,
  lot: EarningVisit & { readonly id: string; readonly amountMinor: bigint },
): Promise<boolean> {
  const { rowCount } = await tx.query(
    `insert into credit_lot (id, account_id, currency, amount_minor, left_minor, source, booking_id, expires_at)
     values ($1, $2, $3, $4, $4, 'earned', $5, now() + $6 * interval '1 day')
     on conflict (booking_id) where source = 'earned' do nothing`,
    [lot.id, lot.accountId, lot.currency, lot.amountMinor, lot.bookingId, lot.validDays],
  );
  return rowCount === 1;
}

const readExpiredLots = sql(
  'read-expired-credit-lots',
  'select id from credit_lot where left_minor > 0 and expires_at <= now() order by expires_at limit $1',
);

/** Credits whose time is over, the oldest first. */
export async function expiredLots(on: Queryable, limit: number): Promise<readonly string[]> {
  const { rows } = await on.query(readExpiredLots, [limit]);
  return rows.map((row) => row.id);
}

const emptyCreditLot = sql(
  'empty-credit-lot',
  `with former as (select id, left_minor from credit_lot
                   where id = $1 and left_minor > 0 and ($2 or expires_at <= now()) for no key update)
   update credit_lot l set left_minor = 0 from former f where l.id = f.id
   returning l.account_id as "accountId", l.currency, f.left_minor as minor`,
);

/**
 * Removes what is left of a credit; null when nothing is, or when only an expired one is requested and it has not
 * expired. What an order has reserved is not touched.
 */
export async function emptyLot(
  tx: Queryable,
  lotId: string,
  which: 'ended' | 'any',
): Promise<RowOf<typeof emptyCreditLot> | null> {
  await tx.query(
    `select b.account from balance b join credit_lot l on b.account = 'credits:' || l.account_id and b.currency = l.currency
     where l.id = $1 for no key update of b`,
    [lotId],
  );
  const { rows } = await tx.query(emptyCreditLot, [lotId, which === 'any']);
  return rows[0] ?? null;
}
