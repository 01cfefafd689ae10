import type { Queryable } from '#src/store/db.ts';

/** Deletes codes, sessions and counts that have been of no use for a day; gives how many rows. */
export async function deleteStaleSignIns(on: Queryable): Promise<number> {
  const codes = await on.query(`delete from sign_in_code where expires_at < now() - interval '1 day'`);
  const sessions = await on.query(`delete from session where least(expires_at, revoked_at) < now() - interval '1 day'`);
  const counts = await on.query(
    `delete from rate_limit where expire < extract(epoch from now() - interval '1 day') * 1000`,
  );
  return codes.rowCount + sessions.rowCount + counts.rowCount;
}

/** Deletes what visitors left in their carts and did not touch for so many days; an account's cart stays. Gives how many items. */
export async function deleteOldDeviceCarts(on: Queryable, days: number): Promise<number> {
  const { rowCount } = await on.query(
    `delete from cart_item where owner like 'device:%' and updated_at < now() - $1 * interval '1 day'`,
    [days],
  );
  return rowCount;
}
