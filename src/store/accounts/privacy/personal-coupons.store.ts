import type { CouponDefinition } from '#src/domain/marketing/coupons/coupon.ts';
import type { Queryable } from '#src/store/shared/database/db.ts';

export type NewPersonalCoupon = {
  readonly uuid: string;
  /** Hash of a random code that is never disclosed, in hexadecimal. */
  readonly codeHash: string;
  readonly definition: CouponDefinition;
  readonly hours: number;
  /** The account whose wallet it is in; null while it has no owner. */
  readonly accountId: string | null;
};

/** Makes a coupon that one person may use once, within so many hours by the database's clock. */
export async function insertPersonalCoupon(tx: Queryable, coupon: NewPersonalCoupon): Promise<void> {
  const { uuid, codeHash, definition, hours, accountId } = coupon;
  await tx.query(
    `insert into coupon (id, code_hash, definition, personal, usage_limit, per_user, ends_at)
     values ('personal-' || $1::text, decode($2, 'hex'), $3::jsonb, true, 1, 1, now() + $4 * interval '1 hour')`,
    [uuid, codeHash, JSON.stringify(definition), hours],
  );
  if (accountId === null) return;
  await tx.query(`insert into coupon_wallet (account_id, code_hash) values ($1, decode($2, 'hex'))`, [
    accountId,
    codeHash,
  ]);
}

/** Withdraws a personal coupon that was not used; a used one stays unchanged. */
export async function withdrawCoupon(tx: Queryable, codeHash: string): Promise<boolean> {
  const { rowCount } = await tx.query(
    `update coupon set active = false where code_hash = decode($1, 'hex') and personal and used = 0`,
    [codeHash],
  );
  return rowCount === 1;
}
