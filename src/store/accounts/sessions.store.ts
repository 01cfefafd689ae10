import { limitedPolicy } from '#src/domain/accounts/privacy/limited-access.ts';
import type { Queryable } from '#src/store/shared/database/db.ts';
import { sql, statement, type RowOf } from '#src/store/shared/database/statement.ts';

/**
 * What makes a session open: it was not ended, its seven days are not over, and it was used within the last three
 * (decision 0063). Of the row `s`.
 */
const isOpen = `s.revoked_at is null and s.expires_at > now() and s.seen_at > now() - interval '3 days'`;

const readSession = statement(
  'find-session',
  `select s.account_id as "accountId", a.kind, coalesce($2 = any(a.restrict_policies), false) as "isLimited",
     s.seen_at < now() - interval '5 minutes' as "isStale"
   from session s join account a on a.id = s.account_id
   where s.token_hash = $1 and ${isOpen} and a.blocked_at is null`,
);

/**
 * The account of a session; `isLimited`: the account's access is limited; `isStale`: the session's use was not recorded
 * for a while.
 */
export type SessionRow = RowOf<typeof readSession>;

/**
 * Returns the account of a session; null when it was never opened, was revoked, is over or was not used for long, or
 * its account is blocked. Queried on every call, so that a session that was revoked is dead at once. `tokenHash` is the
 * SHA-256 of the token in hex.
 */
export async function findSession(on: Queryable, tokenHash: string): Promise<SessionRow | null> {
  const { rows } = await on.query(readSession, [Buffer.from(tokenHash, 'hex'), limitedPolicy]);
  return rows[0] ?? null;
}

/** How the account signed in. */
export type SignInWay = 'sms' | 'email' | 'google' | 'passkey' | 'guest';

/** By what a sign-in by code was completed, where its owner requires a second factor. */
export type SecondWay = 'sms' | 'email' | 'passkey';

/** `agent` and `network` are for the owner's eyes: a browser's family, a part of an address. `seconds`: how long it lasts. */
export type NewSession = {
  readonly tokenHash: string;
  readonly accountId: string;
  readonly seconds: number;
  readonly way: SignInWay;
  readonly second?: SecondWay | null;
  /** By what it is proved; a passkey with its id (`passkey:…`). */
  readonly provedBy?: readonly string[];
  readonly agent: string;
  readonly network: string;
};

const insertSessionRow = statement(
  'insert-session',
  `insert into session (token_hash, account_id, expires_at, way, agent, network, proved_at, second, proved_by)
   values ($1, $2, now() + $3 * interval '1 second', $4, $5, $6, case when $4 = 'guest' then null else now() end, $7, $8)`,
);

/** Opens a session. A guest has proved nothing. */
export async function insertSession(on: Queryable, session: NewSession): Promise<void> {
  const { tokenHash, accountId, seconds, way, second = null, provedBy = [], agent, network } = session;
  await on.query(insertSessionRow, [
    Buffer.from(tokenHash, 'hex'),
    accountId,
    seconds,
    way,
    agent,
    network,
    second,
    provedBy,
  ]);
}

/** Records activity of a session, at most every few minutes. */
export async function touchSession(on: Queryable, tokenHash: string, network: string): Promise<void> {
  await on.query(
    `update session set seen_at = now(), network = $2 where token_hash = $1 and seen_at < now() - interval '5 minutes'`,
    [Buffer.from(tokenHash, 'hex'), network],
  );
}

/** Ends a session for good; nothing happens when it has ended already. */
export async function revokeSession(on: Queryable, tokenHash: string): Promise<void> {
  await on.query('update session set revoked_at = now() where token_hash = $1 and revoked_at is null', [
    Buffer.from(tokenHash, 'hex'),
  ]);
}

const listSessions = sql(
  'list-open-sessions',
  `select id, way, agent, network, created_at as "createdAt", seen_at as "seenAt", token_hash = $2 as "isCurrent"
   from session s where account_id = $1 and ${isOpen}
   order by "isCurrent" desc, seen_at desc limit 50`,
  { notNull: ['isCurrent'] },
);

/** A session as its owner sees it. */
export type ListedSession = RowOf<typeof listSessions>;

/** Returns the open sessions of an account, the caller's own first, then the one seen last; at most fifty. */
export async function openSessions(
  on: Queryable,
  accountId: string,
  tokenHash: string,
): Promise<readonly ListedSession[]> {
  const { rows } = await on.query(listSessions, [accountId, Buffer.from(tokenHash, 'hex')]);
  return rows;
}

/** Ends one session of an account by its name; false when it has none of that name that is open. */
export async function revokeNamedSession(on: Queryable, accountId: string, id: string): Promise<boolean> {
  const { rowCount } = await on.query(
    `update session s set revoked_at = now() where account_id = $1 and id = $2 and ${isOpen}`,
    [accountId, id],
  );
  return rowCount === 1;
}

/** Ends all sessions of an account. */
export async function revokeSessions(on: Queryable, accountId: string): Promise<void> {
  await on.query('update session set revoked_at = now() where account_id = $1 and revoked_at is null', [accountId]);
}

/** Ends all sessions of an account but one; returns how many. */
export async function revokeOtherSessions(on: Queryable, accountId: string, tokenHash: string): Promise<number> {
  const { rowCount } = await on.query(
    `update session s set revoked_at = now() where account_id = $1 and token_hash <> $2 and ${isOpen}`,
    [accountId, Buffer.from(tokenHash, 'hex')],
  );
  return rowCount;
}

/** Returns whether its owner has proved their identity within so many seconds. */
export async function isProved(on: Queryable, tokenHash: string, seconds: number): Promise<boolean> {
  const { rowCount } = await on.query(
    `select from session s where token_hash = $1 and ${isOpen} and proved_at > now() - $2 * interval '1 second'`,
    [Buffer.from(tokenHash, 'hex'), seconds],
  );
  return rowCount === 1;
}

/** How a session names the passkey that proved it. */
export const passkeyProof = (id: string): string => `passkey:${id}`;

/** Records that the session was proved just now, and by what; a passkey with its id (`passkeyProof`). */
export async function proveSession(tx: Queryable, tokenHash: string, by: string): Promise<void> {
  await tx.query(
    `update session s set proved_at = now(), proved_by = array[$2::text] where token_hash = $1 and ${isOpen}`,
    [Buffer.from(tokenHash, 'hex'), by],
  );
}

/**
 * Returns whether the session was proved after the newest factor was added, and by a factor that the account has had
 * for a week.
 */
export async function hasSettledProof(on: Queryable, tokenHash: string): Promise<boolean> {
  const { rowCount } = await on.query('select from session s where token_hash = $1 and has_settled_proof(s)', [
    Buffer.from(tokenHash, 'hex'),
  ]);
  return rowCount === 1;
}
