import type { Deps } from '#src/actions/deps.ts';
import { newestMessages, type MessageRow } from '#src/store/orders/messages/sent-messages.store.ts';

const shown = 50;

/**
 * Returns the newest mails and text messages of showcase and development. Nothing in production, also not what a showcase
 * left in the database: it holds sign-in codes and the links of orders.
 */
export async function readSentMessages(deps: Pick<Deps, 'db' | 'developer'>): Promise<readonly MessageRow[]> {
  if (deps.developer !== true) return [];
  return newestMessages(deps.db, shown);
}
