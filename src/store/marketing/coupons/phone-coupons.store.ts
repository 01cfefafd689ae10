import type { PhoneCouponDefinition, RedeemOutcome } from '#src/domain/marketing/referral/phone-coupon.ts';
import type { Queryable } from '#src/store/shared/database/db.ts';
import { columns, sql, type RowOf } from '#src/store/shared/database/statement.ts';

const eventColumns = `e.key, e.definition, e.budget - e.given as left, e.ends_at as "endsAt",
  case when e.begins_at > now() then 'coming' when e.ends_at <= now() then 'over' else 'open' end as phase`;

const eventFacts = {
  narrower: columns<{ definition: PhoneCouponDefinition; phase: 'coming' | 'open' | 'over' }>(),
};

const findEvent = sql(
  'find-phone-coupon-event',
  `select ${eventColumns} from phone_coupon_event e where e.key = $1 and e.active`,
  eventFacts,
);

/** An event as it is at this moment, by the database's clock. */
export type PhoneEventRow = RowOf<typeof findEvent>;

/** Returns the event of a partner's page; null when there is none. */
export async function findPhoneEvent(on: Queryable, key: string): Promise<PhoneEventRow | null> {
  const { rows } = await on.query(findEvent, [key]);
  return rows[0] ?? null;
}

const lockEvent = sql(
  'lock-phone-coupon-event',
  `select ${eventColumns} from phone_coupon_event e where e.key = $1 and e.active for no key update`,
  eventFacts,
);

/**
 * Returns the same, locked: claims of an event wait for one another, so that neither budget nor number is given twice.
 */
export async function lockPhoneEvent(tx: Queryable, key: string): Promise<PhoneEventRow | null> {
  const { rows } = await tx.query(lockEvent, [key]);
  return rows[0] ?? null;
}

export type PhoneClaim = { readonly eventKey: string; readonly phoneKey: string; readonly deviceKey: string };

const readClaimingDevice = sql(
  'read-claiming-device',
  'select device_key as "deviceKey" from phone_coupon_claim where event_key = $1 and phone_key = any($2::text[])',
);

/** Returns the device with which a number claimed its coupon; null when it has none. */
export async function claimingDevice(
  on: Queryable,
  eventKey: string,
  phoneKeys: readonly string[],
): Promise<string | null> {
  const { rows } = await on.query(readClaimingDevice, [eventKey, phoneKeys]);
  return rows[0]?.deviceKey ?? null;
}

/** Assigns a number its coupon and counts it against the budget, which the database holds. */
export async function insertPhoneClaim(
  tx: Queryable,
  claim: PhoneClaim & {
    readonly id: string;
    readonly masked: string;
    readonly couponHash: string;
    readonly accountId: string | null;
  },
): Promise<void> {
  await tx.query('update phone_coupon_event set given = given + 1 where key = $1', [claim.eventKey]);
  await tx.query(
    `insert into phone_coupon_claim (id, event_key, phone_key, masked, device_key, coupon_hash, account_id)
     values ($1, $2, $3, $4, $5, decode($6, 'hex'), $7)`,
    [claim.id, claim.eventKey, claim.phoneKey, claim.masked, claim.deviceKey, claim.couponHash, claim.accountId],
  );
}

const findMember = sql('find-member-by-phone', `select id from account where phone = $1 and kind = 'member'`);

/** Returns the member with this number; null when no member has signed in with it yet. */
export async function memberByPhone(on: Queryable, phone: string): Promise<string | null> {
  const { rows } = await on.query(findMember, [phone]);
  return rows[0]?.id ?? null;
}

/** Adds coupons that wait for a number to its owner's wallet; returns how many. */
export async function collectClaims(tx: Queryable, accountId: string, phoneKeys: readonly string[]): Promise<number> {
  const { rowCount } = await tx.query(
    `with mine as (
       update phone_coupon_claim set account_id = $1 where phone_key = any($2::text[]) and account_id is null returning coupon_hash
     )
     insert into coupon_wallet (account_id, code_hash) select $1, coupon_hash from mine on conflict do nothing`,
    [accountId, phoneKeys],
  );
  return rowCount;
}

export type PhoneResult = { readonly outcome: RedeemOutcome; readonly masked: string };

const minutesShown = 30;

/** Stores what a result page is to show. */
export async function insertPhoneResult(
  tx: Queryable,
  result: PhoneResult & { readonly tokenHash: Uint8Array; readonly eventKey: string; readonly deviceKey: string },
): Promise<void> {
  await tx.query(
    `insert into phone_coupon_result (token_hash, event_key, device_key, outcome, masked, expires_at)
     values ($1, $2, $3, $4, $5, now() + $6 * interval '1 minute')`,
    [result.tokenHash, result.eventKey, result.deviceKey, result.outcome, result.masked, minutesShown],
  );
}

const readResult = sql(
  'read-phone-coupon-result',
  `select outcome, masked from phone_coupon_result
   where token_hash = $1 and event_key = $2 and device_key = $3 and expires_at > now()`,
);

/** Returns what a result page shows to the requesting device; null for any other, and when the time is over. */
export async function findPhoneResult(
  on: Queryable,
  requested: { readonly tokenHash: Uint8Array; readonly eventKey: string; readonly deviceKey: string },
): Promise<PhoneResult | null> {
  const { rows } = await on.query(readResult, [requested.tokenHash, requested.eventKey, requested.deviceKey]);
  return rows[0] ?? null;
}

/** Deletes expired results; returns how many. */
export async function forgetPhoneResults(on: Queryable): Promise<number> {
  const { rowCount } = await on.query('delete from phone_coupon_result where expires_at <= now()');
  return rowCount;
}
