import type { InviteEvent, JoinState } from '#src/domain/marketing/referral/referral.ts';
import type { Queryable } from '#src/store/shared/database/db.ts';
import { columns, sql, type RowOf } from '#src/store/shared/database/statement.ts';

const inviteColumns = `i.id, i.key, i.offer_id as "offerId", i.inviter_id as "inviterId", i.device_key as "deviceKey",
  nullif(upper(left(trim(a.name), 1)), '') as letter`;

const upsertInvite = sql(
  'upsert-referral-invite',
  `insert into referral_invite as i (id, key, offer_id, inviter_id, device_key) values ($1, $2, $3, $4, $5)
   on conflict (offer_id, inviter_id) do update set device_key = i.device_key returning key`,
);

/** Creates a member's link to an event, or finds the existing one; two calls at once get the same. Returns its key. */
export async function inviteOf(
  tx: Queryable,
  invite: Pick<InviteRow, 'id' | 'key' | 'offerId' | 'inviterId' | 'deviceKey'>,
): Promise<string> {
  const { rows } = await tx.query(upsertInvite, [
    invite.id,
    invite.key,
    invite.offerId,
    invite.inviterId,
    invite.deviceKey,
  ]);
  return rows[0]?.key ?? invite.key;
}

const readInvite = sql(
  'read-referral-invite',
  `select ${inviteColumns} from referral_invite i join account a on a.id = i.inviter_id where i.offer_id = $1 and i.key = $2`,
);

/** A member's link to an event; `letter` is the first of the inviter's name, null when there is none. */
export type InviteRow = RowOf<typeof readInvite>;

/**
 * Returns an event's link by its key; null when there is none, or what was given could be none (the database refuses
 * some characters).
 */
export async function findInvite(on: Queryable, offerId: number, key: string): Promise<InviteRow | null> {
  if (!/^[\w-]+$/.test(key)) return null;
  const { rows } = await on.query(readInvite, [offerId, key]);
  return rows[0] ?? null;
}

const readOwnInvite = sql(
  'read-own-referral-invite',
  `select ${inviteColumns} from referral_invite i join account a on a.id = i.inviter_id where i.offer_id = $1 and i.inviter_id = $2`,
);

/** Returns a member's own link to an event; null while there is none. */
export async function findOwnInvite(on: Queryable, offerId: number, accountId: string): Promise<InviteRow | null> {
  const { rows } = await on.query(readOwnInvite, [offerId, accountId]);
  return rows[0] ?? null;
}

type Comer = { readonly accountId: string; readonly phoneKey: string; readonly deviceKey: string };

const readUses = sql(
  'read-uses-of-referral-event',
  `select exists (select from referral_join where offer_id = $1 and invited_id = $2) as "accountUsed",
     exists (select from referral_join where offer_id = $1 and phone_key = $3) as "phoneUsed",
     exists (select from referral_join where offer_id = $1 and device_key = $4) as "deviceUsed",
     exists (select from referral_join where offer_id = $1 and inviter_id = $2 and invited_id = $5) as "isCircle"`,
  { notNull: ['accountUsed', 'phoneUsed', 'deviceUsed', 'isCircle'] },
);

export type Uses = RowOf<typeof readUses>;

/** Returns which marks of a person have already come by an event’s links. */
export async function usesOfEvent(on: Queryable, offerId: number, comer: Comer, inviterId: string): Promise<Uses> {
  const { rows } = await on.query(readUses, [offerId, comer.accountId, comer.phoneKey, comer.deviceKey, inviterId]);
  return rows[0] ?? { accountUsed: true, phoneUsed: true, deviceUsed: true, isCircle: true };
}

/** Counts one more who came by a link, if it may bring as many; the lock on its row makes the next one wait. */
export async function countJoin(tx: Queryable, inviteId: string, most: number): Promise<boolean> {
  const { rowCount } = await tx.query('update referral_invite set joined = joined + 1 where id = $1 and joined < $2', [
    inviteId,
    most,
  ]);
  return rowCount === 1;
}

/** Writes who came; false when account, phone, device or pair has come before. */
export async function insertJoin(
  tx: Queryable,
  join: Comer & { readonly id: string; readonly invite: InviteRow; readonly couponHash: string },
): Promise<boolean> {
  const { id, invite, accountId, phoneKey, deviceKey, couponHash } = join;
  const { rowCount } = await tx.query(
    `insert into referral_join (id, state, invite_id, offer_id, inviter_id, invited_id, phone_key, device_key, coupon_hash)
     values ($1, 'joined', $2, $3, $4, $5, $6, $7, decode($8, 'hex')) on conflict do nothing`,
    [id, invite.id, invite.offerId, invite.inviterId, accountId, phoneKey, deviceKey, couponHash],
  );
  return rowCount === 1;
}

const readJoins = sql(
  'read-referral-joins',
  `select j.offer_id as "offerId", nullif(upper(left(trim(a.name), 1)), '') as letter, j.state, j.refusal,
     j.joined_at as "joinedAt", j.settled_at as "settledAt", l.amount_minor as "creditsMinor", l.currency, o.definition
   from referral_join j join account a on a.id = j.invited_id join referral_offer o on o.id = j.offer_id
     left join credit_lot l on l.id = j.reward_lot
   where j.inviter_id = $1 order by j.joined_at desc, j.id limit $2`,
  { narrower: columns<{ state: JoinState; definition: InviteEvent }>() },
);

/** A person who joined by a link. `creditsMinor`: credits that were granted; null for a coupon or when nothing was. */
export type JoinRow = RowOf<typeof readJoins>;

/**
 * Returns the people whom an inviter referred, the latest first; of each no more than the first letter of the name
 * (T-25).
 */
export async function joinsOf(on: Queryable, inviterId: string, limit: number): Promise<readonly JoinRow[]> {
  const { rows } = await on.query(readJoins, [inviterId, limit]);
  return rows;
}

const countJoins = sql(
  'count-referral-joins',
  `select count(*)::int as joined, (count(*) filter (where state = 'earned'))::int as earned,
     (count(*) filter (where state = 'joined'))::int as waiting
   from referral_join where inviter_id = $1`,
);

export type JoinTotals = RowOf<typeof countJoins>;

/** Returns how many people a member brought in all, how many earned a reward, and how many still may. */
export async function joinTotals(on: Queryable, inviterId: string): Promise<JoinTotals> {
  const { rows } = await on.query(countJoins, [inviterId]);
  return rows[0] ?? { joined: 0, earned: 0, waiting: 0 };
}
