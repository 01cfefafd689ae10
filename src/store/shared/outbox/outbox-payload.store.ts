import type { Queryable } from '#src/store/shared/database/db.ts';

/** Empties a row's payload: what was secret in it has served its purpose, and done rows are stored for 30 days. */
export async function forgetPayload(on: Queryable, id: string): Promise<void> {
  await on.query(`update outbox set payload = '{}'::jsonb where id = $1`, [id]);
}
