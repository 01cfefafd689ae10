import type { Queryable } from '#src/store/shared/database/db.ts';

/**
 * Deletes codes, sessions, counts and half-done sign-ins that have been of no use for a day, and devices not seen for a
 * year; returns how many rows.
 */
export async function deleteStaleSignIns(on: Queryable): Promise<number> {
  const codes = await on.query(`delete from sign_in_code where expires_at < now() - interval '1 day'`);
  const sessions = await on.query(
    `delete from session where least(expires_at, revoked_at, seen_at + interval '3 days') < now() - interval '1 day'`,
  );
  const counts = await on.query(
    `delete from rate_limit where expire < extract(epoch from now() - interval '1 day') * 1000`,
  );
  const solved = await on.query(`delete from used_challenge where expires_at < now()`);
  const flows = await on.query(`delete from identity_flow where expires_at < now()`);
  await on.query('delete from sign_in_step where expires_at < now()');
  const deleted = await on.query(`delete from passkey_challenge where expires_at < now()`);
  const devices = await on.query(`delete from known_device where seen_at < now() - interval '1 year'`);
  // What an undo needs is deleted when nothing can be undone any more; that something happened, and where, stays a
  // year.
  await on.query(
    `update account_event set undo = '{}', former = null, became = null
     where at < now() - interval '30 days' and (undo <> '{}' or former is not null or became is not null)`,
  );
  await on.query(`delete from security_count where hour < now() - interval '400 days'`);
  const events = await on.query(`delete from account_event where at < now() - interval '1 year'`);
  return [codes, sessions, counts, solved, flows, deleted, devices, events].reduce(
    (sum, { rowCount }) => sum + rowCount,
    0,
  );
}

/**
 * Deletes what visitors left in their carts and did not touch for so many days; an account's cart stays. Returns how
 * many items.
 */
export async function deleteOldDeviceCarts(on: Queryable, days: number): Promise<number> {
  const { rowCount } = await on.query(
    `delete from cart_item where owner like 'device:%' and updated_at < now() - $1 * interval '1 day'`,
    [days],
  );
  return rowCount;
}
