import type { BookingSnapshot } from '#src/domain/checkout/line.ts';
import type { CurrencyCode } from '#src/domain/shared/money/currency.ts';
import type { Queryable } from '#src/store/shared/database/db.ts';
import { columns, sql, type RowOf } from '#src/store/shared/database/statement.ts';
import { personalTables } from '#src/store/accounts/privacy/personal-tables.ts';

/**
 * The person that statements are about; `subjects` and `keys` are keyed hashes that the database cannot make by itself.
 */
export type Person = {
  readonly account: string;
  readonly words: readonly string[];
  readonly subjects: readonly Uint8Array[];
  readonly keys: readonly string[];
};

const readWords = sql(
  'read-person-words',
  `with told as (
     select email, phone, name from account where id = $1
     union all select contact ->> 'email', contact ->> 'phone', contact ->> 'name' from orders where account_id = $1
     union all select email, phone, name from saved_contact where account_id = $1
     union all select email, null, null from account_identity where account_id = $1
     union all select a.email, null, null from payment_attempt a join payment p on p.id = a.payment_id
       join orders o on o.id = p.order_id where o.account_id = $1)
   select coalesce(array_agg(distinct trim(email)) filter (where length(trim(email)) > 3), '{}') as emails,
     coalesce(array_agg(distinct trim(phone)) filter (where length(trim(phone)) > 5), '{}') as phones,
     coalesce(array_agg(distinct trim(name)) filter (where length(trim(name)) > 4), '{}') as names from told`,
);

/** Under what a person is known anywhere: their addresses and numbers as typed. */
export type PersonWords = RowOf<typeof readWords>;

/** Returns every address and number that an account has used, on itself or with an order. */
export async function wordsOf(on: Queryable, accountId: string): Promise<PersonWords> {
  const { rows } = await on.query(readWords, [accountId]);
  return rows[0] ?? { emails: [], phones: [], names: [] };
}

const me = `me as (select $1::uuid as account, $2::text[] as words, $3::bytea[] as subjects, $4::text[] as keys)`;

function valuesOf({ account, words, subjects, keys }: Person): readonly unknown[] {
  return [account, words, subjects, keys];
}

/** Returns what is stored about a person, table by table; tables that hold nothing of theirs are left out. */
export async function readPersonalData(
  on: Queryable,
  person: Person,
): Promise<Readonly<Record<string, readonly unknown[]>>> {
  const exported: Record<string, readonly unknown[]> = {};
  for (const [table, { exportQuery }] of Object.entries(personalTables)) {
    if (exportQuery === null) continue;
    const { rows } = await on.query(
      `with ${me}, found as (${exportQuery}) select coalesce(jsonb_agg(to_jsonb(found)), '[]') as found from found`,
      valuesOf(person),
    );
    const found = rows[0]?.['found'];
    if (Array.isArray(found) && found.length > 0) exported[table] = found;
  }
  return exported;
}

/** Erases the personal data of an account, table by table, the account itself last. */
export async function eraseAll(tx: Queryable, person: Person): Promise<void> {
  for (const { erase } of Object.values(personalTables)) {
    for (const sql of erase) await tx.query(`with ${me} ${sql}`, valuesOf(person));
  }
}

const countOpenMatters = sql(
  'count-open-matters',
  `select
     (select count(*)::int from booking b join orders o on o.id = b.order_id where o.account_id = $1 and not b.is_gift
       and (b.state in ('held', 'pending_payment', 'paid', 'confirming', 'cancel_requested') or b.state = 'confirmed' and b.ends_at > now())) as visits,
     (select count(*)::int from refund r join payment p on p.id = r.payment_id join orders o on o.id = p.order_id
       where o.account_id = $1 and r.state in ('requested', 'approved', 'submitted', 'failed', 'manual')) as refunds,
     (select count(*)::int from dispute d join payment p on p.id = d.payment_id join orders o on o.id = p.order_id
       where o.account_id = $1 and d.state = 'open') as disputes,
     (select count(*)::int from booking b join orders o on o.id = b.order_id left join gift_card g on g.booking_id = b.id
       where o.account_id = $1 and b.is_gift and (b.state in ('held', 'pending_payment', 'paid', 'confirming')
         or b.state = 'confirmed' and g.state = 'active' and g.sent_at is null)) as gifts`,
  { notNull: ['visits', 'refunds', 'disputes', 'gifts'] },
);

/** What has to end before an account can be erased. */
export type OpenMatters = RowOf<typeof countOpenMatters>;

/** Visits to come, money on its way, disputes, and gift cards that have not gone out yet. */
export async function openMatters(on: Queryable, accountId: string): Promise<OpenMatters> {
  const { rows } = await on.query(countOpenMatters, [accountId]);
  return rows[0] ?? { visits: 0, refunds: 0, disputes: 0, gifts: 0 };
}

const readTrips = sql(
  'read-calendar-trips',
  `select b.reference, (select count(*)::int from booking_change c where c.booking_id = b.id) as changes, b.snapshot
   from booking b join orders o on o.id = b.order_id
   where o.account_id = $1 and (b.product_id is not null or b.vertical is not null) and b.state in ('confirmed', 'redeemed', 'unused', 'cancel_requested')
   order by b.starts_at limit 2000`,
  { notNull: ['changes'], narrower: columns<{ snapshot: BookingSnapshot }>() },
);

/** Returns the bookings of an account for a calendar: the active ones, newest last. */
export async function tripsOf(on: Queryable, accountId: string): Promise<readonly RowOf<typeof readTrips>[]> {
  const { rows } = await on.query(readTrips, [accountId]);
  return rows;
}

const readWalletBalance = sql(
  'read-wallet-balance',
  `select 'credits' as kind, currency, balance_minor as minor from balance
   where account = 'credits:' || $1::uuid and balance_minor > 0
   union all
   select 'gift_cards', b.currency, sum(b.balance_minor)::bigint from gift_card g
   join balance b on b.account = 'gift_card:' || g.id and b.currency = g.currency
   where g.account_id = $1::uuid and g.state = 'active' and b.balance_minor > 0 group by b.currency
   order by kind, currency`,
  {
    notNull: ['kind', 'currency', 'minor'],
    narrower: columns<{ kind: 'credits' | 'gift_cards'; currency: CurrencyCode }>(),
  },
);

export type WalletBalance = RowOf<typeof readWalletBalance>;

/** Returns what an account still has to spend, by currency. */
export async function walletBalance(on: Queryable, accountId: string): Promise<readonly WalletBalance[]> {
  const { rows } = await on.query(readWalletBalance, [accountId]);
  return rows;
}
