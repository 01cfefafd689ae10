import type { Queryable } from '#src/store/shared/database/db.ts';
import { sql, type RowOf } from '#src/store/shared/database/statement.ts';

const lockUnkeyed = sql(
  'lock-unkeyed-coupons',
  'select code_hash as hash from coupon where not keyed order by code_hash for update',
);

/** Returns the hashes of coupons that are stored without a key, locked. */
export async function lockUnkeyedCoupons(tx: Queryable): Promise<readonly Uint8Array[]> {
  const { rows } = await tx.query(lockUnkeyed);
  return rows.map((row) => row.hash);
}

/** Puts the keyed hash (hexadecimal) in the place of one without a key; what points at the coupon goes along. */
export async function keyHash(tx: Queryable, unkeyed: Uint8Array, keyed: string): Promise<void> {
  await tx.query(`update coupon set code_hash = decode($2, 'hex'), keyed = true where code_hash = $1`, [
    unkeyed,
    keyed,
  ]);
}

const lockUnmarked = sql(
  'lock-unmarked-coupon-uses',
  `select u.id, o.account_id as "accountId", a.email, a.phone, o.contact ->> 'email' as "typedEmail", o.contact ->> 'phone' as "typedPhone",
     o.device, (select y.card_key from payment p join payment_attempt y on y.payment_id = p.id
       where p.order_id = o.id and y.card_key is not null limit 1) as "cardKey"
   from coupon_use u join orders o on o.id = u.order_id join account a on a.id = o.account_id
   where not u.marked and u.state in ('reserved', 'redeemed') and u.user_key not like 'erased:%'
   order by u.id limit $1 for update of u skip locked`,
);

export type UnmarkedUse = RowOf<typeof lockUnmarked>;

/** Returns uses from before marks were stored, with what is known of their users, locked; at most so many. */
export async function lockUnmarkedUses(tx: Queryable, limit: number): Promise<readonly UnmarkedUse[]> {
  const { rows } = await tx.query(lockUnmarked, [limit]);
  return rows;
}

/** Notes that uses have their marks. */
export async function setMarked(tx: Queryable, useIds: readonly string[]): Promise<void> {
  await tx.query('update coupon_use set marked = true where id = any($1::uuid[])', [useIds]);
}

const updateProof = sql(
  'set-coupon-proof',
  `update coupon c set proof = $2 from (select id, proof from coupon where id = $1 for update) f
   where c.id = f.id returning f.proof as former`,
);

/** Sets which proof a coupon requires; returns the former one, null when there is no such coupon. */
export async function setProof(tx: Queryable, id: string, proof: string): Promise<string | null> {
  const { rows } = await tx.query(updateProof, [id, proof]);
  return rows[0]?.former ?? null;
}
