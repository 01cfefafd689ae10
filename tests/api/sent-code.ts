import type { Queryable } from '#src/store/shared/database/db.ts';

/**
 * Returns the newest code that was sent to an email or a phone number, or `none`. Clears the limits that requesting it
 * counted against.
 */
export async function sentCode(db: Queryable, to: string): Promise<string> {
  const { rows } = await db.query<{ code: string }>(
    `select payload->>'code' as code from outbox where $1 in (payload->>'phone', payload->>'email') and payload ? 'code'
     order by id desc limit 1`,
    [to],
  );
  await db.query('delete from rate_limit');
  return rows[0]?.code ?? 'none';
}
