import { issueDocuments } from '#src/actions/orders/documents/issue-documents.ts';
import type { Deps } from '#src/actions/deps.ts';
import { ordersWithoutDocuments } from '#src/store/orders/documents/receipts.store.ts';

const batchSize = 200;

/**
 * Issues the receipts and credit notes that are missing, each order in a separate transaction; returns how many orders.
 */
export async function issueMissingDocuments(deps: Deps): Promise<number> {
  const orders = await ordersWithoutDocuments(deps.db, batchSize);
  for (const orderId of orders)
    await deps.db.transaction((tx) => issueDocuments(tx, deps, orderId), { cause: 'papers issued' });
  return orders.length;
}
