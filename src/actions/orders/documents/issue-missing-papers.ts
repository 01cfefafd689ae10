import { issuePapers } from '#src/actions/orders/documents/issue-papers.ts';
import type { Deps } from '#src/actions/deps.ts';
import { ordersWithoutPapers } from '#src/store/orders/documents/receipts.store.ts';

const atOnce = 200;

/** Issues the receipts and credit notes that are missing, each order in a transaction of its own; gives how many orders. */
export async function issueMissingPapers(deps: Deps): Promise<number> {
  const orders = await ordersWithoutPapers(deps.db, atOnce);
  for (const orderId of orders)
    await deps.db.transaction((tx) => issuePapers(tx, deps, orderId), { cause: 'papers issued' });
  return orders.length;
}
