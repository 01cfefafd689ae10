import type { Deps } from '#src/actions/deps.ts';
import { deleteOldDeviceCarts, deleteStaleSignIns } from '#src/store/accounts/privacy/forgotten.store.ts';

/** Twice as long as the device's own cookie lasts, so no browser can return to these carts. */
const daysOfDeviceCarts = 60;

/** Deletes, daily, codes, sessions and counts that are over, and carts of devices that were not seen for long. */
export async function forgetStaleSignIns(deps: Deps): Promise<void> {
  const rows = await deleteStaleSignIns(deps.db);
  const carts = await deleteOldDeviceCarts(deps.db, daysOfDeviceCarts);
  deps.log.info({ rows, carts }, 'stale sign-in attempts deleted');
}
