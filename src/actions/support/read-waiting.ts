import type { Deps } from '#src/actions/deps.ts';
import { waitingConversations, type WaitingConversation } from '#src/store/support/support.store.ts';

const most = 100;

/** Who waits for an answer, the longest first. */
export async function readWaiting({ db }: Pick<Deps, 'db'>): Promise<readonly WaitingConversation[]> {
  return waitingConversations(db, most);
}
