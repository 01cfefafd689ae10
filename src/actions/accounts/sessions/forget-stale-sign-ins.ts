import type { Deps } from '#src/actions/deps.ts';
import { deleteOldDeviceCarts, deleteStaleSignIns } from '#src/store/accounts/privacy/forgotten.store.ts';

/** Twice as long as the device's own cookie lasts: nobody can come back to them. */
const daysOfDeviceCarts = 60;

/** Daily: codes, sessions and counts that are over are not kept, nor carts of devices that were not seen for long. */
export async function forgetStaleSignIns(deps: Deps): Promise<void> {
  const rows = await deleteStaleSignIns(deps.db);
  const carts = await deleteOldDeviceCarts(deps.db, daysOfDeviceCarts);
  deps.log.info({ rows, carts }, 'stale sign-in attempts deleted');
}
