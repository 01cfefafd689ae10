import { statement, type Queryable } from '#src/store/db.ts';

/** Whose code: a number, and the device it was asked for on. */
export type CodePlace = { readonly phone: string; readonly device: string };

export type NewCode = CodePlace & { readonly id: string; readonly hmac: Uint8Array; readonly seconds: number };

/** Issues a code, for so many seconds; the one before it on this device is replaced. */
export async function issueCode(tx: Queryable, { id, phone, device, hmac, seconds }: NewCode): Promise<void> {
  await tx.query(`update sign_in_code set state = 'replaced' where phone = $1 and device = $2 and state = 'issued'`, [
    phone,
    device,
  ]);
  await tx.query(
    `insert into sign_in_code (id, phone, device, code_hmac, expires_at)
     values ($1, $2, $3, $4, now() + $5 * interval '1 second')`,
    [id, phone, device, hmac, seconds],
  );
}

/** Whether a code may still be used: not replaced, used, locked or past its time. */
export async function isCodeOpen(on: Queryable, id: string): Promise<boolean> {
  const { rowCount } = await on.query(
    `select id from sign_in_code where id = $1 and state = 'issued' and expires_at > now()`,
    [id],
  );
  return rowCount === 1;
}

export type Try = { readonly id: string; readonly hmac: Buffer; readonly tries: number };

const takeTry = statement(
  'take-sign-in-try',
  `update sign_in_code set tries = tries + 1
   where phone = $1 and device = $2 and state = 'issued' and expires_at > now() and tries < $3
   returning id, code_hmac as hmac, tries`,
);

/**
 * Uses up one try of the code that is valid now and gives what to compare with; null when there is no such code or no
 * try is left. One statement counts and locks: of twenty guesses at once no more than `tries` are ever looked at.
 */
export async function useTry(tx: Queryable, { phone, device }: CodePlace, tries: number): Promise<Try | null> {
  const { rows } = await tx.query<Try>(takeTry, [phone, device, tries]);
  return rows[0] ?? null;
}

/** Closes a code: it was right, or guessed at too often. */
export async function closeCode(tx: Queryable, id: string, state: 'used' | 'locked'): Promise<void> {
  await tx.query(`update sign_in_code set state = $2 where id = $1 and state = 'issued'`, [id, state]);
}

/** Whether the last code asked for here was guessed at too often. */
export async function isLocked(on: Queryable, { phone, device }: CodePlace): Promise<boolean> {
  const { rows } = await on.query<{ state: string }>(
    'select state from sign_in_code where phone = $1 and device = $2 order by created_at desc limit 1',
    [phone, device],
  );
  return rows[0]?.state === 'locked';
}
