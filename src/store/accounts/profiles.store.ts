import type { Queryable } from '#src/store/shared/database/db.ts';
import { sql, statement, type RowOf } from '#src/store/shared/database/statement.ts';

const countForProfile = sql(
  'count-for-profile',
  `select
     (select count(*)::int from booking b join orders o on o.id = b.order_id
       where o.account_id = $1 and b.product_id is not null and (b.state = 'redeemed' or (b.state in ('confirmed', 'unused') and b.ends_at < now()))
         and not exists (select from review r where r.booking_id = b.id)) as unreviewed,
     (select count(*)::int from gift_card g join balance l on l.account = 'gift_card:' || g.id and l.currency = g.currency
       where g.account_id = $1 and g.state = 'active' and l.balance_minor > 0) as "giftCards"`,
  { notNull: ['unreviewed', 'giftCards'] },
);

/** Counts of an account: visits that are over and not reviewed yet, and gift cards with something left. */
export type ProfileCounts = RowOf<typeof countForProfile>;

/** Returns what the profile call counts of an account (spec §3 "unreview", "gift_card"). */
export async function profileCountsOf(on: Queryable, accountId: string): Promise<ProfileCounts> {
  const { rows } = await on.query(countForProfile, [accountId]);
  return rows[0] ?? { unreviewed: 0, giftCards: 0 };
}

/** The details of a profile; null removes one. */
type ProfileDetails = {
  readonly name: string | null;
  readonly title: 'MR' | 'MS' | 'MX' | null;
  /** ISO 3166-1 alpha-2. */
  readonly country: string | null;
  readonly residence: string | null;
};

/** Replaces what an account says of its owner (spec §3). */
export async function updateDetails(on: Queryable, accountId: string, details: ProfileDetails): Promise<void> {
  const { name, title, country, residence } = details;
  await on.query(
    `update account set name = $2, title = $3, country_code = $4, confirmed_residence = $5 where id = $1`,
    [accountId, name, title, country, residence],
  );
}

/** Stores a picture in place of the one before, under a new address. */
export async function saveAvatar(tx: Queryable, accountId: string, key: string, webp: Uint8Array): Promise<void> {
  await tx.query('update account set avatar = $2 where id = $1', [accountId, `/avatars/${key}.webp`]);
  await tx.query(
    `insert into avatar (account_id, key, webp) values ($1, $2, $3)
     on conflict (account_id) do update set key = excluded.key, webp = excluded.webp, created_at = now()`,
    [accountId, key, webp],
  );
}

/** Takes an account's picture away; nothing happens where there is none. */
export async function dropAvatar(tx: Queryable, accountId: string): Promise<void> {
  await tx.query('update account set avatar = null where id = $1', [accountId]);
  await tx.query('delete from avatar where account_id = $1', [accountId]);
}

const readAvatar = sql('read-avatar', 'select webp from avatar where key = $1');

/** Returns a picture by its key; null when there is none of that name, or none any more. */
export async function avatarOf(on: Queryable, key: string): Promise<Uint8Array | null> {
  const { rows } = await on.query(readAvatar, [key]);
  return rows[0]?.webp ?? null;
}

const readPolicy = statement('has-policy', 'select from account where id = $1 and $2 = any(restrict_policies)');

/** Returns whether an account is under a policy. */
export async function hasPolicy(on: Queryable, accountId: string, policy: string): Promise<boolean> {
  return (await on.query(readPolicy, [accountId, policy])).rowCount === 1;
}
