import { statement, type Queryable } from '#src/store/db.ts';

export type SessionRow = { readonly accountId: string; readonly kind: 'member' | 'guest' };

const readSession = statement(
  'find-session',
  `select s.account_id as "accountId", a.kind
   from session s join account a on a.id = s.account_id
   where s.token_hash = $1 and s.revoked_at is null and s.expires_at > now() and a.blocked_at is null`,
);

/**
 * Whose session it is; null when it was never opened, was revoked or is over, or its account is blocked. Asked on every call, so that a session
 * that was revoked is dead at once. `tokenHash` is the SHA-256 of the token in hex.
 */
export async function findSession(on: Queryable, tokenHash: string): Promise<SessionRow | null> {
  const { rows } = await on.query<SessionRow>(readSession, [Buffer.from(tokenHash, 'hex')]);
  return rows[0] ?? null;
}

/** Opens a session for so many seconds. */
export async function insertSession(
  on: Queryable,
  tokenHash: string,
  accountId: string,
  seconds: number,
): Promise<void> {
  await on.query(
    `insert into session (token_hash, account_id, expires_at) values ($1, $2, now() + $3 * interval '1 second')`,
    [Buffer.from(tokenHash, 'hex'), accountId, seconds],
  );
}

/** Ends a session for good; nothing happens when it has ended already. */
export async function revokeSession(on: Queryable, tokenHash: string): Promise<void> {
  await on.query('update session set revoked_at = now() where token_hash = $1 and revoked_at is null', [
    Buffer.from(tokenHash, 'hex'),
  ]);
}
