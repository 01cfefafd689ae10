import type { CurrencyCode } from '#src/domain/pricing/currency.ts';
import type { Queryable } from '#src/store/db.ts';

/** Days that credits which came back are good for at least, however near their end was when they were spent. */
const daysAfterReturn = 30;

/** Gives back credits that an order spent: good for as long as they were, and for thirty days at least. */
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

/** Credits of an account in a currency that have not expired, in minor units; what `former` orders set aside counts as free. */
export async function creditsOf(
  on: Queryable,
  accountId: string,
  currency: CurrencyCode,
  former: readonly string[],
): Promise<bigint> {
  const { rows } = await on.query<{ minor: bigint }>(
    `select (coalesce((select sum(left_minor) from credit_lot
         where account_id = $1 and currency = $2 and left_minor > 0 and expires_at > now()), 0)
       + coalesce((select sum(s.amount_minor) from credit_spend s join credit_lot l on l.id = s.lot_id
         join order_tender t on t.order_id = s.order_id and t.kind = 'credits' and t.released_at is null
         where s.order_id = any($3::uuid[]) and l.currency = $2 and l.expires_at > now()), 0))::bigint as minor`,
    [accountId, currency, former],
  );
  return rows[0]?.minor ?? 0n;
}

/**
 * Sets credits aside for an order, those that expire first; false, and nothing done, when there are fewer. The lock on
 * the balance keeps two orders from spending the same.
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
