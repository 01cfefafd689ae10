import type { Deps } from '#src/actions/deps.ts';
import { newestMessages, type MessageRow } from '#src/store/sent-messages.store.ts';

const shown = 50;

/** The newest mails and text messages of showcase and development; the server keeps this call out of production. */
export async function readSentMessages(deps: Deps): Promise<readonly MessageRow[]> {
  return newestMessages(deps.db, shown);
}
