import type { UseFingerprint, CouponProof } from '#src/domain/marketing/coupons/coupon-customer.ts';
import type { CouponDefinition } from '#src/domain/marketing/coupons/coupon.ts';
import { recordUseFingerprints } from '#src/store/marketing/coupons/coupon-fingerprints.store.ts';
import type { Queryable } from '#src/store/shared/database/db.ts';
import { columns, sql, statement, type RowOf } from '#src/store/shared/database/statement.ts';

export type CouponAsker = {
  readonly accountId: string;
  /** Codes that were typed, as keyed hashes in hexadecimal. */
  readonly hashes: readonly string[];
  /** Orders that are given up for this one: what they reserved counts as free. */
  readonly former: readonly string[];
};

const read = statement(
  'read-coupons',
  `with me as (
     select a.id, 'account:' || a.id as key from account a where a.id = any($1::uuid[])
   )
   select c.id, me.id as "accountId", me.key as "userKey", encode(c.code_hash, 'hex') as "codeHash", c.definition, c.automatic, c.proof, c.ends_at as "endsAt",
     encode(c.code_hash, 'hex') = any($2::text[]) as typed, w.account_id is not null as kept,
     case when c.starts_at > now() then 'coming' when c.ends_at <= now() then 'over' else 'open' end as phase,
     (c.usage_limit - c.used + (select count(*) from coupon_use u
        where u.code_hash = c.code_hash and u.state = 'reserved' and u.order_id = any($3::uuid[])))::int as left,
     (c.per_user - (select count(*) from coupon_use u where u.code_hash = c.code_hash and u.user_key = me.key
        and u.state in ('reserved', 'redeemed') and u.order_id <> all($3::uuid[])))::int as "leftMine"
   from me cross join coupon c left join coupon_wallet w on w.code_hash = c.code_hash and w.account_id = me.id
   where c.id is not null and c.active
     and (encode(c.code_hash, 'hex') = any($2::text[]) or w.account_id is not null
       or c.automatic and (c.starts_at is null or c.starts_at <= now()) and (c.ends_at is null or c.ends_at > now()))
   order by encode(c.code_hash, 'hex') = any($2::text[]) desc, w.added_at, c.id`,
  {
    notNull: ['id', 'left', 'leftMine'],
    narrower: columns<{ definition: CouponDefinition; phase: 'coming' | 'open' | 'over' }>(),
  },
);

/**
 * A coupon as it applies to one person at this moment, by the database's clock. `codeHash` is the keyed hash of its
 * code, in hexadecimal; `endsAt` is null when it does not end; `left` and `leftMine` are the uses left to anybody, and
 * to this person; `userKey` is the account, whose uses are numbered. Other fingerprints of the customer are checked when
 * it is used.
 */
export type CouponRow = RowOf<typeof read>;

/**
 * Returns the coupons that were typed, those that the account has saved, and those that apply to everybody; the typed
 * ones first.
 */
export async function couponsFor(on: Queryable, asker: CouponAsker): Promise<readonly CouponRow[]> {
  const { rows } = await on.query(read, [[asker.accountId], asker.hashes, asker.former]);
  return rows;
}

/** The coupons of several accounts that typed no code and give up no order. */
export async function couponsOfEach(
  on: Queryable,
  accountIds: readonly string[],
): Promise<readonly (readonly CouponRow[])[]> {
  const { rows } = await on.query(read, [[...new Set(accountIds)], [], []]);
  const found = Map.groupBy(rows, (row) => row.accountId);
  return accountIds.map((accountId) => found.get(accountId) ?? []);
}

export type CouponUse = {
  readonly id: string;
  readonly couponId: string;
  readonly userKey: string;
  readonly discountMinor: bigint;
  readonly fingerprints: readonly UseFingerprint[];
};

/**
 * Reserves a use of a coupon for an order: counted in one conditional statement, whose lock on the coupon's row makes the
 * next one wait; a person's uses are numbered by each of their fingerprints, and no number exists twice. Refused when there is none left.
 */
export async function takeCoupon(
  tx: Queryable,
  orderId: string,
  { id, couponId, userKey, discountMinor, fingerprints }: CouponUse,
): Promise<'taken' | 'coupon_used_up' | 'coupon_used'> {
  const counted = await tx.query(
    'update coupon set used = used + 1 where id = $1 and active and used < usage_limit and (ends_at is null or ends_at > now())',
    [couponId],
  );
  if (counted.rowCount === 0) return 'coupon_used_up';
  const { rowCount } = await tx.query(
    `insert into coupon_use (id, code_hash, user_key, order_id, state, discount_minor, nth)
     select $1, c.code_hash, $3, $4, 'reserved', $5, n.nth from coupon c cross join lateral (
       select nth from generate_series(1, c.per_user) as nth where not exists (
         select from coupon_use u where u.code_hash = c.code_hash and u.user_key = $3 and u.nth = nth.nth and u.state in ('reserved', 'redeemed'))
       order by nth limit 1) n
     where c.id = $2`,
    [id, couponId, userKey, orderId, discountMinor],
  );
  return rowCount === 1 && (await recordUseFingerprints(tx, id, fingerprints)) ? 'taken' : 'coupon_used';
}

const moveUses = sql(
  'move-coupon-uses',
  `update coupon_use set state = $3 where order_id = $1 and state = $2 returning encode(code_hash, 'hex') as hash`,
);

/** Moves the uses of an order from one state to the next; what is not used any more is free again. Returns how many. */
export async function moveCouponUses(
  tx: Queryable,
  orderId: string,
  from: 'reserved' | 'redeemed',
  to: 'redeemed' | 'released' | 'restored',
): Promise<number> {
  // In the order of their hashes, as everybody locks them.
  await tx.query(
    `select c.id from coupon c join coupon_use u on u.code_hash = c.code_hash
     where u.order_id = $1 and u.state = $2 order by c.code_hash for no key update of c`,
    [orderId, from],
  );
  const { rows } = await tx.query(moveUses, [orderId, from, to]);
  if (to !== 'redeemed' && rows.length > 0) {
    await tx.query(`update coupon set used = used - 1 where encode(code_hash, 'hex') = any($1::text[])`, [
      rows.map((row) => row.hash),
    ]);
  }
  return rows.length;
}

// A coupon that was used has an id: it is used by it.
const readReleasedUses = sql(
  'read-released-coupon-uses',
  `select distinct on (c.code_hash) c.id as "couponId", u.user_key as "userKey", u.discount_minor as "discountMinor"
   from coupon_use u join coupon c on c.code_hash = u.code_hash where u.order_id = $1 and u.state = 'released' order by c.code_hash`,
  { notNull: ['couponId'] },
);

/** Returns the uses that an order released, to be taken again: one for each of its coupons. */
export async function releasedUses(on: Queryable, orderId: string): Promise<readonly RowOf<typeof readReleasedUses>[]> {
  const { rows } = await on.query(readReleasedUses, [orderId]);
  return rows;
}

/** What an account says of itself. */
export type Holder = {
  readonly kind: 'member' | 'guest';
  readonly email: string | null;
  readonly phone: string | null;
};

export type Buyer = Holder & {
  /** Nothing was ever paid by this account, under its address, or, for a guest, from its device. */
  readonly isFirst: boolean;
};

const nobody: Holder = { kind: 'guest', email: null, phone: null };
const paidFor = `b.state not in ('held', 'pending_payment', 'released', 'rejected')`;

// One question for each index: an `or` between them would read all orders or all accounts. `case` skips the last one.
const readBuyer = statement(
  'read-buyer',
  `select a.kind, a.email, a.phone, not exists (
     select from orders o join booking b on b.order_id = o.id where o.account_id = a.id and ${paidFor}
   ) and not exists (
     select from account x join orders o on o.account_id = x.id join booking b on b.order_id = o.id
     where lower(x.email) = lower(a.email) and ${paidFor}
   ) and case when a.kind = 'guest' and $2 <> '' then not exists (
     select from orders o join booking b on b.order_id = o.id where o.device = $2 and ${paidFor}
   ) else true end as "isFirst"
   from account a where a.id = $1`,
);

/** Returns what coupons need to know about an account. */
export async function buyerOf(on: Queryable, accountId: string, device = ''): Promise<Buyer> {
  const { rows } = await on.query(readBuyer, [accountId, device]);
  return rows[0] ?? { ...nobody, isFirst: false };
}

const readHolder = sql('read-coupon-holder', 'select kind, email, phone from account where id = $1');

/** Returns the same without what was paid before. */
export async function holderOf(on: Queryable, accountId: string): Promise<Holder> {
  const { rows } = await on.query(readHolder, [accountId]);
  return rows[0] ?? nobody;
}

const readFacts = sql(
  'read-coupon-facts',
  `select p.id as "productId", p.category, array(
     select g.id from program g where g.live and g.begins_at <= now() and (g.ends_at is null or g.ends_at > now())
       and (exists (select from program_product x where x.program_id = g.id and x.product_id = p.id)
         or exists (select from program_place y where y.program_id = g.id and y.destination_id = p.destination_id))
     order by g.id) as programs
   from product p where p.id = any($1::int[])`,
);

export type ProductFacts = RowOf<typeof readFacts>;

/** Returns the category of products and the programmes that run now and have them. */
export async function couponFactsOf(
  on: Queryable,
  productIds: readonly number[],
): Promise<ReadonlyMap<number, ProductFacts>> {
  const { rows } = await on.query(readFacts, [productIds]);
  return new Map(rows.map((row) => [row.productId, row]));
}

/** Saves a coupon for an account; false when it is saved already. */
export async function saveCoupon(on: Queryable, accountId: string, codeHash: string): Promise<boolean> {
  const { rowCount } = await on.query(
    `insert into coupon_wallet (account_id, code_hash) values ($1, decode($2, 'hex')) on conflict do nothing`,
    [accountId, codeHash],
  );
  return rowCount === 1;
}

export type SeededCoupon = {
  readonly id: string;
  readonly codeHash: string;
  readonly definition: CouponDefinition;
  readonly automatic: boolean;
  /** `person` without one. */
  readonly proof?: CouponProof;
  /** Whether its hash is keyed; one that is not is keyed at the next start. */
  readonly keyed?: boolean;
  readonly usageLimit: number;
  readonly perUser: number;
  readonly begins: string | null;
  readonly ends: string | null;
};

/**
 * Writes coupons and changes only what differs; counters stay, and those that the list lacks are taken away. One whose
 * hash has changed, since its code or the key is another, stays the same coupon with its uses.
 */
export async function saveCoupons(tx: Queryable, coupons: readonly SeededCoupon[]): Promise<void> {
  const rows = JSON.stringify(
    coupons.map((one) => ({ ...one, proof: one.proof ?? 'person', keyed: one.keyed ?? true })),
  );
  await tx.query(
    `update coupon c set code_hash = decode(l."codeHash", 'hex'), keyed = l.keyed
     from jsonb_to_recordset($1::jsonb) as l (id text, "codeHash" text, keyed boolean)
     where c.id = l.id and encode(c.code_hash, 'hex') <> l."codeHash"
       and not exists (select from coupon x where x.code_hash = decode(l."codeHash", 'hex'))`,
    [rows],
  );
  await tx.query(
    `with l as (
       select * from jsonb_to_recordset($1::jsonb) as l (id text, "codeHash" text, definition jsonb, automatic boolean, proof text, keyed boolean,
         "usageLimit" int, "perUser" int, begins timestamptz, ends timestamptz)
     ), gone as (
       update coupon c set active = false where c.id is not null and c.active and not c.personal and c.id not in (select id from l)
     )
     insert into coupon as c (id, code_hash, definition, automatic, proof, keyed, usage_limit, per_user, starts_at, ends_at)
     select id, decode("codeHash", 'hex'), definition, automatic, proof, keyed, "usageLimit", "perUser", begins, ends from l
     on conflict (code_hash) do update set id = excluded.id, definition = excluded.definition, automatic = excluded.automatic, proof = excluded.proof,
       usage_limit = greatest(excluded.usage_limit, c.used), per_user = excluded.per_user, starts_at = excluded.starts_at,
       ends_at = excluded.ends_at, active = true
     where (c.id, c.definition, c.automatic, c.proof, c.usage_limit, c.per_user, c.starts_at, c.ends_at, c.active)
       is distinct from (excluded.id, excluded.definition, excluded.automatic, excluded.proof, greatest(excluded.usage_limit, c.used), excluded.per_user,
         excluded.starts_at, excluded.ends_at, true)`,
    [rows],
  );
}
