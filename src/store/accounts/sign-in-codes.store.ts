import type { Queryable } from '#src/store/shared/database/db.ts';
import { sql, statement, type RowOf } from '#src/store/shared/database/statement.ts';

/** The purpose of a code: exactly one of them. */
export type CodePurpose = 'sign in' | 'second' | 'confirm' | 'change';

/**
 * The recipient of a code, a phone number (E.164) or an email address; its purpose; and where it was requested: a
 * device when signing in, else the requesting account ("account:<uuid>").
 */
export type CodePlace = { readonly purpose: CodePurpose; readonly recipient: string; readonly device: string };

export type NewCode = CodePlace & { readonly id: string; readonly hmac: Uint8Array; readonly seconds: number };

/** Issues a code, for so many seconds; the one before it in this place is replaced. */
export async function issueCode(
  tx: Queryable,
  { id, purpose, recipient, device, hmac, seconds }: NewCode,
): Promise<void> {
  await tx.query(
    `update sign_in_code set state = 'replaced' where purpose = $1 and recipient = $2 and device = $3 and state = 'issued'`,
    [purpose, recipient, device],
  );
  await tx.query(
    `insert into sign_in_code (id, purpose, recipient, device, code_hmac, expires_at)
     values ($1, $2, $3, $4, $5, now() + $6 * interval '1 second')`,
    [id, purpose, recipient, device, hmac, seconds],
  );
}

/** Returns whether a code may still be used: not replaced, used, locked or past its time. */
export async function isCodeOpen(on: Queryable, id: string): Promise<boolean> {
  const { rowCount } = await on.query(
    `select id from sign_in_code where id = $1 and state = 'issued' and expires_at > now()`,
    [id],
  );
  return rowCount === 1;
}

const takeTry = statement(
  'take-sign-in-try',
  `update sign_in_code set tries = tries + 1
   where purpose = $1 and recipient = $2 and device = $3 and state = 'issued' and expires_at > now() and tries < $4
   returning id, code_hmac as hmac, tries`,
);

export type Try = RowOf<typeof takeTry>;

/**
 * Uses up one try of the code that is valid now and returns what to compare with; null when there is no such code or no
 * try is left. One statement counts and locks: of twenty guesses at once no more than `tries` are ever looked at.
 */
export async function useTry(
  tx: Queryable,
  { purpose, recipient, device }: CodePlace,
  tries: number,
): Promise<Try | null> {
  const { rows } = await tx.query(takeTry, [purpose, recipient, device, tries]);
  return rows[0] ?? null;
}

/** Closes a code: it was right, or guessed at too often. */
export async function closeCode(tx: Queryable, id: string, state: 'used' | 'locked'): Promise<void> {
  await tx.query(`update sign_in_code set state = $2 where id = $1 and state = 'issued'`, [id, state]);
}

const readLastState = sql(
  'read-last-code-state',
  `select state from sign_in_code where purpose = $1 and recipient = $2 and device = $3 order by created_at desc limit 1`,
);

/** Returns whether the last code requested here had too many wrong attempts. */
export async function isLocked(on: Queryable, { purpose, recipient, device }: CodePlace): Promise<boolean> {
  const { rows } = await on.query(readLastState, [purpose, recipient, device]);
  return rows[0]?.state === 'locked';
}

/** Returns whether one of these persons has signed in on this device before; persons are keyed hashes. */
export async function isKnownDevice(on: Queryable, persons: readonly string[], device: string): Promise<boolean> {
  const { rowCount } = await on.query('select from known_device where person = any($1::text[]) and device = $2', [
    persons,
    device,
  ]);
  return rowCount > 0;
}

/** Remembers that these persons signed in on this device. */
export async function knowDevice(tx: Queryable, persons: readonly string[], device: string): Promise<void> {
  await tx.query(
    `insert into known_device (person, device) select person, $2 from unnest($1::text[]) person order by person
     on conflict (person, device) do update set seen_at = now()`,
    [persons, device],
  );
}

/** Marks a solved robot check as used; false when it was used before. `seconds`: how long the mark is stored. */
export async function useChallenge(on: Queryable, hash: Uint8Array, seconds: number): Promise<boolean> {
  const { rowCount } = await on.query(
    `insert into used_challenge (challenge_hash, expires_at) values ($1, now() + $2 * interval '1 second')
     on conflict (challenge_hash) do nothing`,
    [hash, seconds],
  );
  return rowCount === 1;
}
