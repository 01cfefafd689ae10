import type { PaymentOptions } from '#src/domain/checkout/payment-options.ts';
import type { Queryable } from '#src/store/shared/database/db.ts';
import { columns, statement, type RowOf } from '#src/store/shared/database/statement.ts';

const readLive = statement(
  'read-live-checkouts',
  `select o.id as "orderId", o.reference, q.lines ->> 'content' as content, q.lines -> 'wishes' as wishes, h.ends_at > now() as alive,
     greatest(0, ceil(extract(epoch from h.ends_at - now())))::int as "secondsLeft",
     exists (select from payment p where p.order_id = o.id and p.state in ('requires_action', 'processing', 'requires_capture', 'succeeded')) as paying
   from orders o
   join quote q on q.id = o.quote_id
   cross join lateral (
     select min(h.expires_at) as ends_at from booking b join hold h on h.booking_id = b.id
     where b.order_id = o.id and h.state = 'active' and b.amends is null
   ) h
   where o.account_id = $1 and o.created_at > now() - interval '1 hour' and h.ends_at is not null
   order by o.created_at desc`,
  { notNull: ['content', 'alive'], narrower: columns<{ wishes: PaymentOptions }>() },
);

/**
 * A checkout that holds places. `wishes` is null in what was opened before there were coupons, `alive` says by the database's clock
 * that its hold has time left, `paying` that money may be on its way: the provider has a card.
 */
export type LiveCheckout = RowOf<typeof readLive>;

/** The account's checkouts that still hold places, the newest first. */
export async function liveCheckoutsOf(on: Queryable, accountId: string): Promise<readonly LiveCheckout[]> {
  const { rows } = await on.query(readLive, [accountId]);
  return rows;
}

const passOn = statement('pass-on-reference', 'update orders set reference = $2 where id = $1');

/**
 * Sets another reference of an order, so that the order which takes its place may have the one that its buyer knows.
 */
export async function passOnReference(tx: Queryable, orderId: string, instead: string): Promise<void> {
  await tx.query(passOn, [orderId, instead]);
}

export type LiveAsker = { readonly accountId: string; readonly device: string; readonly network: string };

// The parameters are in separate selects, as in `read-offers`: planned once.
const countLive = statement(
  'count-live-checkouts',
  `with asked as (
     select * from unnest((select $1::uuid[]), (select $2::text[]), (select $3::text[])) with ordinality as a (account, device, network, n)
   ), live as (
     select o.account_id, o.device, o.network, held.places
     from orders o
     cross join lateral (
       select coalesce(sum(a.qty) filter (where h.expires_at > now()), 0) as places
       from booking b join hold h on h.booking_id = b.id
       left join lateral (select greatest(max(qty) filter (where position is null), count(distinct position)) as qty
         from allotment where booking_id = b.id) a on true
       where b.order_id = o.id and h.state = 'active' having count(*) > 0
     ) held
     where (o.account_id = any((select $1::uuid[])::uuid[]) or (o.device = any((select $2::text[])::text[]) and o.device <> '')
         or (o.network = any((select $3::text[])::text[]) and o.network <> ''))
       and o.created_at > now() - interval '1 hour'
   )
   select count(*) filter (where l.account_id = a.account and l.places > 0)::int as account,
     count(*) filter (where l.account_id = a.account)::int as open,
     count(*) filter (where l.device = a.device and a.device <> '' and l.places > 0)::int as device,
     count(*) filter (where l.network = a.network and a.network <> '' and l.places > 0)::int as network,
     coalesce(sum(l.places) filter (where l.device = a.device and a.device <> ''), 0)::int as "devicePlaces",
     coalesce(sum(l.places) filter (where l.network = a.network and a.network <> ''), 0)::int as "networkPlaces"
   from asked a
   left join live l on l.account_id = a.account or (l.device = a.device and a.device <> '') or (l.network = a.network and a.network <> '')
   group by a.n order by a.n`,
);

/** `open`: checkouts of the account whose places wait to be released, those whose time is over with them. */
export type LiveCount = RowOf<typeof countLive>;

/**
 * Returns how many live checkouts accounts, devices and networks have, and how many places these hold (threat T-52).
 */
export async function countLiveCheckouts(on: Queryable, askers: readonly LiveAsker[]): Promise<readonly LiveCount[]> {
  const { rows } = await on.query(countLive, [
    askers.map((one) => one.accountId),
    askers.map((one) => one.device),
    askers.map((one) => one.network),
  ]);
  return rows;
}
