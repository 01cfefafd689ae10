import type { LanguageCode } from '#src/domain/site/language/languages.ts';
import type { Queryable } from '#src/store/shared/database/db.ts';
import { sql, type RowOf } from '#src/store/shared/database/statement.ts';

/** A redirect to an identity provider and back; `accountId` is the account to connect, null for signing in. */
export type IdentityFlow = {
  readonly stateHash: Uint8Array;
  readonly device: string;
  readonly verifier: string;
  readonly nonce: string;
  readonly accountId: string | null;
  readonly jump: string;
  readonly language: LanguageCode;
};

/** Stores a sign-in flow for so many seconds. */
export async function insertFlow(on: Queryable, flow: IdentityFlow, seconds: number): Promise<void> {
  await on.query(
    `insert into identity_flow (state_hash, device, verifier, nonce, account_id, jump, language, expires_at)
     values ($1, $2, $3, $4, $5, $6, $7, now() + $8 * interval '1 second')`,
    [flow.stateHash, flow.device, flow.verifier, flow.nonce, flow.accountId, flow.jump, flow.language, seconds],
  );
}

const takeIdentityFlow = sql(
  'take-identity-flow',
  `delete from identity_flow where state_hash = $1 and device = $2 and expires_at > now()
   returning verifier, nonce, account_id as "accountId", jump, language`,
);

/** Ends a sign-in flow that began on this device and returns it, once; null when there is none, or it took too long. */
export async function takeFlow(
  on: Queryable,
  stateHash: Uint8Array,
  device: string,
): Promise<RowOf<typeof takeIdentityFlow> | null> {
  const { rows } = await on.query(takeIdentityFlow, [stateHash, device]);
  return rows[0] ?? null;
}

const useIdentity = sql(
  'use-identity',
  `update account_identity set last_used_at = now() where issuer = $1 and subject = $2 returning account_id as "accountId"`,
);

/** Returns whose account an identity opens, noting that it was used; null when it is connected to none. */
export async function accountOfIdentity(tx: Queryable, issuer: string, subject: string): Promise<string | null> {
  const { rows } = await tx.query(useIdentity, [issuer, subject]);
  return rows[0]?.accountId ?? null;
}

/** Connects an identity to an account, replacing another of the same provider; false when it is another account's. */
export async function connectIdentity(
  tx: Queryable,
  about: {
    readonly issuer: string;
    readonly subject: string;
    readonly accountId: string;
    readonly email: string | null;
  },
): Promise<boolean> {
  const { issuer, subject, accountId, email } = about;
  await tx.query('delete from account_identity where account_id = $1 and issuer = $2 and subject <> $3', [
    accountId,
    issuer,
    subject,
  ]);
  const { rowCount } = await tx.query(
    `insert into account_identity (issuer, subject, account_id, email) values ($1, $2, $3, $4)
     on conflict (issuer, subject) do update set email = excluded.email where account_identity.account_id = excluded.account_id`,
    [issuer, subject, accountId, email],
  );
  return rowCount === 1;
}

const readIdentity = sql(
  'read-identity-of-account',
  'select email from account_identity where account_id = $1 and issuer = $2',
);

/** Returns the external identity that is connected to an account: its address there. Null when none is. */
export async function identityOfAccount(
  on: Queryable,
  accountId: string,
  issuer: string,
): Promise<RowOf<typeof readIdentity> | null> {
  const { rows } = await on.query(readIdentity, [accountId, issuer]);
  return rows[0] ?? null;
}

/** Disconnects a provider's identity from an account. */
export async function disconnectIdentity(tx: Queryable, accountId: string, issuer: string): Promise<boolean> {
  const { rowCount } = await tx.query('delete from account_identity where account_id = $1 and issuer = $2', [
    accountId,
    issuer,
  ]);
  return rowCount === 1;
}
