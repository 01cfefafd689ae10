import type { Deps } from '#src/actions/deps.ts';
import { deleteStaleSignIns } from '#src/store/forgotten.store.ts';

/** Daily: codes, sessions and counts that are over are not kept. */
export async function forgetStaleSignIns(deps: Deps): Promise<void> {
  const rows = await deleteStaleSignIns(deps.db);
  deps.log.info({ rows }, 'stale sign-ins forgotten');
}
