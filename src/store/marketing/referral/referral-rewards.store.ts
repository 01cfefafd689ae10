import type { CurrencyCode } from '#src/domain/shared/money/currency.ts';
import type { InviteEvent, RewardRefusal } from '#src/domain/marketing/referral/referral.ts';
import type { TripFacts } from '#src/domain/marketing/referral/referral-rules.ts';
import type { Queryable } from '#src/store/shared/database/db.ts';
import { columns, sql, type RowOf } from '#src/store/shared/database/statement.ts';

/** A trip that was bought after the invitation, paid, taken more than a day ago and not paid back. */
const taken = `b.state in ('confirmed', 'redeemed', 'unused') and b.ends_at < now() - interval '1 day'
  and r.created_at >= j.joined_at and b.amount_minor - b.discount_minor - coalesce(b.refund_due_minor, 0) > 0
  and not exists (select from booking n where n.replaces = b.id)`;

const trip = `select j.id as "joinId", j.invite_id as "inviteId", j.inviter_id as "inviterId", j.offer_id as "offerId", o.definition,
    a.currency, t."bookingId", t."orderId"
  from referral_join j join referral_offer o on o.id = j.offer_id join account a on a.id = j.inviter_id
    cross join lateral (
      select b.id as "bookingId", b.order_id as "orderId" from booking b join orders r on r.id = b.order_id
      where r.account_id = j.invited_id and ${taken} order by b.ends_at, b.id limit 1) t
  where j.state = 'joined'`;

const tripColumnFacts = { narrower: columns<{ definition: InviteEvent }>() };

const readTakenTrips = sql('read-taken-trips', `${trip} order by j.joined_at, j.id limit $1`, tripColumnFacts);

/** A trip that may be rewarded; `currency` is what the inviter's account reckons in. */
export type TakenTrip = RowOf<typeof readTakenTrips>;

/** Returns invited people who have taken their first trip, the earliest first. */
export async function takenTrips(on: Queryable, limit: number): Promise<readonly TakenTrip[]> {
  const { rows } = await on.query(readTakenTrips, [limit]);
  return rows;
}

const readTakenTrip = sql('read-taken-trip', `${trip} and j.id = $1`, tripColumnFacts);

/**
 * Locks what a reward depends on, after the order: the link, so that the rewards of an inviter are counted one after
 * the other, and the person who joined by it. Returns the trip as it is then; null when there is none any more.
 */
export async function lockTrip(tx: Queryable, { inviteId, joinId }: TakenTrip): Promise<TakenTrip | null> {
  await tx.query('select id from referral_invite where id = $1 for no key update', [inviteId]);
  await tx.query('select id from referral_join where id = $1 for no key update', [joinId]);
  const { rows } = await tx.query(readTakenTrip, [joinId]);
  return rows[0] ?? null;
}

const readTripFacts = sql(
  'read-trip-facts',
  `select exists (
     select from payment p join payment_attempt x on x.payment_id = p.id where p.order_id = $3 and x.outcome = 'succeeded'
       and (lower(x.email) = (select lower(email) from account where id = $1) or exists (
         select from orders o join payment q on q.order_id = o.id join payment_attempt y on y.payment_id = q.id
         where o.account_id = $1 and y.outcome = 'succeeded' and (lower(y.email) = lower(x.email) or y.card_key = x.card_key)))) as "samePayer",
     (select count(*) from referral_join where inviter_id = $1 and offer_id = $2 and state = 'earned')::int as "rewardsSoFar",
     (select blocked_at is not null from account where id = $1) as "isBlocked"`,
  { notNull: ['samePayer', 'rewardsSoFar', 'isBlocked'] },
);

/** Returns what the rules of a reward need. A payer is known by address and by card. */
export async function tripFactsOf(tx: Queryable, { inviterId, offerId, orderId }: TakenTrip): Promise<TripFacts> {
  const { rows } = await tx.query(readTripFacts, [inviterId, offerId, orderId]);
  return rows[0] ?? { samePayer: true, rewardsSoFar: 0, isBlocked: true };
}

/** Records that an inviter gets no reward for an invitee, and why. */
export async function refuseReward(tx: Queryable, joinId: string, refusal: RewardRefusal): Promise<void> {
  await tx.query(
    `update referral_join set state = 'refused', refusal = $2, settled_at = now() where id = $1 and state = 'joined'`,
    [joinId, refusal],
  );
}

/** Records the reward of an inviter for a trip. */
export async function noteReward(
  tx: Queryable,
  { joinId, bookingId }: TakenTrip,
  reward: { readonly couponHash: string | null; readonly lotId: string | null },
): Promise<void> {
  await tx.query(
    `update referral_join set state = 'earned', booking_id = $2, reward_coupon = decode($3, 'hex'), reward_lot = $4,
       settled_at = now()
     where id = $1 and state = 'joined'`,
    [joinId, bookingId, reward.couponHash, reward.lotId],
  );
}

/** Writes credits that were given and not earned by a visit of one's own. */
export async function insertGrantedLot(
  tx: Queryable,
  lot: {
    readonly id: string;
    readonly accountId: string;
    readonly currency: CurrencyCode;
    readonly amountMinor: bigint;
    readonly validDays: number;
  },
): Promise<void> {
  await tx.query(
    `insert into credit_lot (id, account_id, currency, amount_minor, left_minor, source, expires_at)
     values ($1, $2, $3, $4, $4, 'granted', now() + $5 * interval '1 day')`,
    [lot.id, lot.accountId, lot.currency, lot.amountMinor, lot.validDays],
  );
}

const paidBack = `b.state in ('cancelled', 'rejected')
  or coalesce(b.refund_due_minor, 0) > 0 and b.refund_due_minor >= b.amount_minor - b.discount_minor`;

const readPaidBackTrips = sql(
  'read-paid-back-trips',
  `select j.id as "joinId", b.order_id as "orderId" from referral_join j join booking b on b.id = j.booking_id
   where j.state = 'earned' and (${paidBack}) order by j.settled_at, j.id limit $1`,
);

export type PaidBackTrip = RowOf<typeof readPaidBackTrips>;

/** Rewards whose trip was paid back afterwards. */
export async function paidBackTrips(on: Queryable, limit: number): Promise<readonly PaidBackTrip[]> {
  const { rows } = await on.query(readPaidBackTrips, [limit]);
  return rows;
}

const reverseReferralReward = sql(
  'reverse-referral-reward',
  `update referral_join j set state = 'reversed', settled_at = now() from booking b
   where j.id = $1 and j.state = 'earned' and b.id = j.booking_id and (${paidBack})
   returning encode(j.reward_coupon, 'hex') as "couponHash", j.reward_lot as "lotId"`,
);

export type GivenReward = RowOf<typeof reverseReferralReward>;

/** Takes note that a reward is taken back; null when it is none that may be. */
export async function reverseReward(tx: Queryable, joinId: string): Promise<GivenReward | null> {
  const { rows } = await tx.query(reverseReferralReward, [joinId]);
  return rows[0] ?? null;
}
