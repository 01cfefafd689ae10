import type { Deps } from '#src/actions/deps.ts';
import { answersKeptDays } from '#src/domain/orders/traveller-answers.ts';
import { tidyCalls } from '#src/store/shared/outbox/idempotency.store.ts';
import { thinInbox } from '#src/store/shared/outbox/inbox.store.ts';
import { thinOutbox } from '#src/store/shared/outbox/outbox.store.ts';
import { forgetPhoneResults } from '#src/store/marketing/coupons/phone-coupons.store.ts';
import { thinChanges } from '#src/store/search/search-changes.store.ts';
import { forgetAnswers } from '#src/store/orders/traveller-answers.store.ts';

/**
 * Releases claims whose owner crashed, and drops answers, done work and applied events after 30 days; changes that the
 * search has long seen after one; forgets what travellers answered once their visits are long over, and what result
 * pages showed.
 */
export async function tidyRecords(deps: Deps): Promise<void> {
  await tidyCalls(deps.db);
  await thinOutbox(deps.db);
  await thinInbox(deps.db);
  await thinChanges(deps.db);
  await forgetAnswers(deps.db, answersKeptDays);
  await forgetPhoneResults(deps.db);
}
