import { noticeCatalogue } from '#src/store/catalogue/catalogue-writing.store.ts';
import type { Queryable } from '#src/store/shared/database/db.ts';
import { updateDealSpans } from '#src/store/marketing/deals.store.ts';
import { tryLock } from '#src/store/shared/database/locks.ts';

/**
 * Brings what the shop shows in line with the deals that may be had now, within a transaction. While another process is at
 * it nothing is done: it is done again soon. Gives how many products changed.
 */
export async function showDeals(tx: Queryable): Promise<number> {
  if (!(await tryLock(tx, 'deals'))) return 0;
  const changed = await updateDealSpans(tx);
  if (changed.length > 0) await noticeCatalogue(tx, changed);
  return changed.length;
}
