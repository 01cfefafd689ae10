import type { Deps } from '#src/actions/deps.ts';
import { tidyCalls } from '#src/store/idempotency.store.ts';
import { thinInbox } from '#src/store/inbox.store.ts';
import { thinOutbox } from '#src/store/outbox.store.ts';
import { thinChanges } from '#src/store/search-changes.store.ts';

/**
 * Gives back claims whose owner crashed, and drops answers, done work and applied events after 30 days; changes that the search has
 * long seen after one.
 */
export async function tidyRecords(deps: Deps): Promise<void> {
  await tidyCalls(deps.db);
  await thinOutbox(deps.db);
  await thinInbox(deps.db);
  await thinChanges(deps.db);
}
