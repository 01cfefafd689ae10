import type { Queryable } from '#src/store/shared/database/db.ts';
import { sql, type RowOf } from '#src/store/shared/database/statement.ts';

/**
 * Stores what a passkey is to sign, for so many seconds; `accountId` is the account that adds one, null for signing in.
 */
export async function insertPasskeyChallenge(
  on: Queryable,
  about: {
    readonly hash: Uint8Array;
    readonly device: string;
    readonly accountId: string | null;
    readonly seconds: number;
  },
): Promise<void> {
  await on.query(
    `insert into passkey_challenge (challenge_hash, device, account_id, expires_at)
     values ($1, $2, $3, now() + $4 * interval '1 second')`,
    [about.hash, about.device, about.accountId, about.seconds],
  );
}

/** Uses a challenge up; false when it was used, is over, or was requested elsewhere or for another action. */
export async function takePasskeyChallenge(
  on: Queryable,
  {
    hash,
    device,
    accountId,
  }: { readonly hash: Uint8Array; readonly device: string; readonly accountId: string | null },
): Promise<boolean> {
  const { rowCount } = await on.query(
    `delete from passkey_challenge where challenge_hash = $1 and device = $2 and account_id is not distinct from $3::uuid
       and expires_at > now()`,
    [hash, device, accountId],
  );
  return rowCount === 1;
}

/** A passkey: its public half, and how often it says it has signed. */
export type Passkey = {
  readonly id: string;
  readonly accountId: string;
  readonly publicKey: Uint8Array;
  readonly signCount: bigint;
  readonly transports: readonly string[];
};

/** Adds a passkey to an account; false when there is one of this id already, or the account has `most`. */
export async function insertPasskey(
  tx: Queryable,
  { id, accountId, publicKey, signCount, transports }: Passkey,
  { name, most }: { readonly name: string; readonly most: number },
): Promise<boolean> {
  const { rowCount } = await tx.query(
    `insert into passkey (id, account_id, public_key, sign_count, transports, name)
     select $1, $2, $3, $4, $5, $6 where (select count(*) from passkey where account_id = $2) < $7
     on conflict (id) do nothing`,
    [id, accountId, publicKey, signCount, transports, name, most],
  );
  return rowCount === 1;
}

const readPasskey = sql(
  'read-passkey',
  `select id, account_id as "accountId", public_key as "publicKey", sign_count as "signCount", transports from passkey where id = $1`,
);

/** Returns the passkey of an id; null when no account has it. */
export async function passkeyOf(on: Queryable, id: string): Promise<Passkey | null> {
  const { rows } = await on.query(readPasskey, [id]);
  return rows[0] ?? null;
}

/** Notes that a passkey was used; false when it counts back, as a copy of it would. */
export async function usePasskey(tx: Queryable, id: string, signCount: number): Promise<boolean> {
  const { rowCount } = await tx.query(
    `update passkey set sign_count = $2, last_used_at = now() where id = $1 and (sign_count < $2 or sign_count = 0 and $2 = 0)`,
    [id, signCount],
  );
  return rowCount === 1;
}

const listPasskeys = sql(
  'list-passkeys',
  `select id, name, transports, created_at as "createdAt", last_used_at as "lastUsedAt" from passkey
   where account_id = $1 order by created_at, id`,
);

/** A passkey as its owner sees it. */
export type ListedPasskey = RowOf<typeof listPasskeys>;

/** Returns the passkeys of an account, the oldest first. */
export async function passkeysOf(on: Queryable, accountId: string): Promise<readonly ListedPasskey[]> {
  const { rows } = await on.query(listPasskeys, [accountId]);
  return rows;
}

/** Removes a passkey of an account; false when it has none of this id. */
export async function deletePasskey(tx: Queryable, accountId: string, id: string): Promise<boolean> {
  const { rowCount } = await tx.query('delete from passkey where account_id = $1 and id = $2', [accountId, id]);
  return rowCount === 1;
}
