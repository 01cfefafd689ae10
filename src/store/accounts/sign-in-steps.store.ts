import type { Queryable } from '#src/store/shared/database/db.ts';
import { sql, type RowOf } from '#src/store/shared/database/statement.ts';

/** How the first code of a sign-in came, and where it went. */
export type FirstStep = { readonly accountId: string; readonly way: 'sms' | 'email'; readonly recipient: string };

const readNeed = sql('needs-second-factor', 'select has_second_factor($1, $2) as needed');

/** Returns whether the owner requires a second factor after a code that came this way. */
export async function needsSecondFactor(on: Queryable, { accountId, way }: FirstStep): Promise<boolean> {
  const { rows } = await on.query(readNeed, [accountId, way]);
  return rows[0]?.needed === true;
}

/** Stores a pending sign-in, for so many seconds. */
export async function insertStep(
  tx: Queryable,
  step: FirstStep & { readonly hash: Uint8Array; readonly device: string; readonly seconds: number },
): Promise<void> {
  const { hash, accountId, device, way, recipient, seconds } = step;
  await tx.query(
    `insert into sign_in_step (token_hash, account_id, device, way, recipient, expires_at)
     values ($1, $2, $3, $4, $5, now() + $6 * interval '1 second')`,
    [hash, accountId, device, way, recipient, seconds],
  );
}

const readStep = sql(
  'read-sign-in-step',
  `select s.account_id as "accountId", s.way, s.recipient,
     case when s.way <> 'email' and a.email_proved_at is not null then a.email end as email,
     case when s.way <> 'sms' then a.phone end as phone,
     exists (select from passkey p where p.account_id = a.id) as "hasPasskey"
   from sign_in_step s join account a on a.id = s.account_id
   where s.token_hash = $1 and s.device = $2 and s.expires_at > now()`,
);

/**
 * A sign-in that waits for its second factor, and what the account has for it; `email` is verified. Both are null where the
 * account has none, or the first code went there.
 */
export type SignInStep = RowOf<typeof readStep>;

/** Returns the sign-in that waits on this device; null when there is none, or it took too long. */
export async function stepOf(on: Queryable, hash: Uint8Array, device: string): Promise<SignInStep | null> {
  const { rows } = await on.query(readStep, [hash, device]);
  return rows[0] ?? null;
}

/** Ends a sign-in that waits; false when it was ended before. */
export async function endStep(tx: Queryable, hash: Uint8Array): Promise<boolean> {
  return (await tx.query('delete from sign_in_step where token_hash = $1', [hash])).rowCount === 1;
}

/** Has an account require a second factor, or not. */
export async function setSecondFactor(tx: Queryable, accountId: string, isOn: boolean): Promise<void> {
  await tx.query('update account set second_factor = $2 where id = $1', [accountId, isOn]);
}
