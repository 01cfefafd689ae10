import type { UseFingerprint, CustomerFingerprint } from '#src/domain/marketing/coupons/coupon-customer.ts';
import type { Queryable } from '#src/store/shared/database/db.ts';
import { sql, statement, type RowOf } from '#src/store/shared/database/statement.ts';

// Fingerprints that do not block reuse are stored, and refuse nothing to a verified account.
const take = statement(
  'take-coupon-marks',
  `with u as (
     select u.id, c.code_hash, c.per_user from coupon_use u join coupon c on c.code_hash = u.code_hash where u.id = $1
   ), wanted as (
     select w.kind, w.mark, bool_or(w.strict) as strict from unnest($2::text[], $3::text[], $4::bool[]) as w (kind, mark, strict)
     where not exists (select from coupon_use_mark m where m.use_id = $1 and m.kind = w.kind and m.mark = w.mark)
     group by w.kind, w.mark
   ), numbered as (
     select u.id, u.code_hash, w.kind, w.mark, w.strict, (
       select nth from generate_series(1, u.per_user) as nth where not exists (
         select from coupon_use_mark m
         where m.code_hash = u.code_hash and m.kind = w.kind and m.mark = w.mark and m.counts and m.nth = nth.nth)
       order by nth limit 1) as nth
     from u cross join wanted w
   ), taken as (
     insert into coupon_use_mark (use_id, code_hash, kind, mark, nth, strict)
     select id, code_hash, kind, mark, nth, strict from numbered where nth is not null
   )
   select count(*) filter (where strict and nth is null)::int as refused from numbered`,
);

/**
 * Stores the fingerprints of a use, each with its number. Returns false if a blocking one has no number left: the caller
 * then undoes the use. The coupon's row is locked; the unique index is the guard.
 */
export async function recordUseFingerprints(
  tx: Queryable,
  useId: string,
  fingerprints: readonly UseFingerprint[],
): Promise<boolean> {
  if (fingerprints.length === 0) return true;
  const { rows } = await tx.query(take, [
    useId,
    fingerprints.map((one) => one.kind),
    fingerprints.map((one) => one.value),
    fingerprints.map((one) => one.blocksReuse),
  ]);
  return rows[0]?.refused === 0;
}

const lockUses = sql(
  'lock-reserved-coupon-uses',
  `select u.id, c.proof from coupon_use u join coupon c on c.code_hash = u.code_hash
   where u.order_id = $1 and u.state = 'reserved' order by c.code_hash for no key update of c`,
);

/** Returns the reserved uses of an order, their coupons locked in the order in which everybody locks them. */
export async function lockReservedUses(tx: Queryable, orderId: string): Promise<readonly RowOf<typeof lockUses>[]> {
  const { rows } = await tx.query(lockUses, [orderId]);
  return rows;
}

const readUsedUp = sql(
  'read-used-up-coupons',
  `select distinct c.id from unnest($2::text[], $3::text[]) as w (kind, mark)
   join coupon_use_mark m on m.kind = w.kind and m.mark = w.mark and m.counts
   join coupon c on c.code_hash = m.code_hash and c.id = any($1::text[]) and c.proof = 'person'
   join coupon_use u on u.id = m.use_id and u.order_id <> all($4::uuid[])
   group by c.id, c.per_user, m.kind, m.mark having count(*) >= c.per_user`,
  { notNull: ['id'] },
);

/**
 * Returns which of these coupons have no use left for anyone who has these fingerprints; the given orders are not counted.
 */
export async function couponsUsedUpBy(
  on: Queryable,
  couponIds: readonly string[],
  fingerprints: readonly UseFingerprint[],
  former: readonly string[],
): Promise<ReadonlySet<string>> {
  const { rows } = await on.query(readUsedUp, [
    couponIds,
    fingerprints.map((one) => one.kind),
    fingerprints.map((one) => one.value),
    former,
  ]);
  return new Set(rows.map((row) => row.id));
}

const readMarks = sql('read-bearer-marks', 'select kind, mark as value from bearer_mark where account_id = $1');

/** Returns the fingerprints of an account from earlier orders. */
export async function knownFingerprints(on: Queryable, accountId: string): Promise<readonly CustomerFingerprint[]> {
  const { rows } = await on.query(readMarks, [accountId]);
  return rows;
}

/** Stores fingerprints of an account. */
export async function saveFingerprints(
  on: Queryable,
  accountId: string,
  fingerprints: readonly CustomerFingerprint[],
): Promise<void> {
  if (fingerprints.length === 0) return;
  await on.query(
    `insert into bearer_mark (account_id, kind, mark) select $1, kind, mark from unnest($2::text[], $3::text[]) as m (kind, mark)
     on conflict do nothing`,
    [accountId, fingerprints.map((one) => one.kind), fingerprints.map((one) => one.value)],
  );
}

// A coupon that was used has an id: it is used by it.
const readReleasedMarks = sql(
  'read-released-coupon-marks',
  `select distinct c.id as "couponId", m.kind, m.mark as value, m.strict as "blocksReuse" from coupon_use u
   join coupon c on c.code_hash = u.code_hash join coupon_use_mark m on m.use_id = u.id
   where u.order_id = $1 and u.state = 'released'`,
  { notNull: ['couponId'] },
);

/** Returns the fingerprints of the uses that an order released, with the ids of their coupons. */
export async function releasedFingerprints(
  on: Queryable,
  orderId: string,
): Promise<readonly RowOf<typeof readReleasedMarks>[]> {
  const { rows } = await on.query(readReleasedMarks, [orderId]);
  return rows;
}
