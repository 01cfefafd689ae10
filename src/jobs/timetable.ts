import { forgetStaleSignIns } from '#src/actions/accounts/sessions/forget-stale-sign-ins.ts';
import { refuseSilentRequests } from '#src/actions/checkout/bookings/refuse-silent-requests.ts';
import { reportViolations } from '#src/actions/operations/report-violations.ts';
import { sweepHolds } from '#src/actions/checkout/bookings/sweep-holds.ts';
import { tidyRecords } from '#src/actions/operations/tidy-records.ts';
import { applyLeftEvents } from '#src/actions/checkout/payment/apply-left-events.ts';
import { pollPayments } from '#src/actions/checkout/payment/poll-payments.ts';
import { probeProvider } from '#src/actions/checkout/payment/probe-provider.ts';
import { pollRefunds } from '#src/actions/checkout/refunds/poll-refunds.ts';
import type { Deps } from '#src/actions/deps.ts';
import { issueMissingDocuments } from '#src/actions/orders/documents/issue-missing-documents.ts';
import { queueReminders } from '#src/actions/orders/messages/queue-reminders.ts';
import { eraseDue } from '#src/actions/accounts/privacy/erase-due.ts';
import { earnCredits } from '#src/actions/marketing/credits/earn-credits.ts';
import { expireCredits } from '#src/actions/marketing/credits/expire-credits.ts';
import { publishDeals } from '#src/actions/marketing/deals/publish-deals.ts';
import { reconcile } from '#src/actions/settlement/reconcile.ts';
import { refundStrayCharges } from '#src/actions/settlement/refund-stray-charges.ts';
import { endTasks } from '#src/actions/marketing/tasks/end-tasks.ts';
import { reverseRewards } from '#src/actions/marketing/referral/reverse-rewards.ts';
import { rewardInviters } from '#src/actions/marketing/referral/reward-inviters.ts';
import { queueReviewRequests } from '#src/actions/reviews/queue-review-requests.ts';
import { keepSearchSnapshot } from '#src/actions/search/index/keep-search-snapshot.ts';
import { refreshSearchItems } from '#src/actions/search/index/refresh-search-items.ts';
import { notifyOfAnswers } from '#src/actions/support/notify-of-answers.ts';
import { fetchRates } from '#src/actions/site/fetch-rates.ts';
import { followClosures } from '#src/actions/suppliers/follow-closures.ts';
import { materialiseSlots } from '#src/actions/catalogue/slots/materialise-slots.ts';
import { watchRates } from '#src/actions/site/watch-rates.ts';

/** An action done again and again; each is harmless when several workers do it at once. */
export type Job = { readonly name: string; readonly everyMs: number; readonly run: (deps: Deps) => Promise<unknown> };

const seconds = 1_000;
const minutes = 60 * seconds;

/** What is done when. The outbox is drained besides, at each notice and every two seconds. */
export const timetable: readonly Job[] = [
  { name: 'sweep holds', everyMs: 5 * seconds, run: sweepHolds },
  { name: 'probe the provider', everyMs: 1 * seconds, run: probeProvider },
  { name: 'poll payments', everyMs: 1 * seconds, run: pollPayments },
  { name: 'poll refunds', everyMs: 2 * seconds, run: pollRefunds },
  { name: 'reconcile payments', everyMs: 60 * minutes, run: (deps) => reconcile(deps, { daily: true }) },
  { name: 'refund stray charges', everyMs: 1 * minutes, run: refundStrayCharges },
  { name: 'apply left events', everyMs: 10 * seconds, run: applyLeftEvents },
  { name: 'tell deals', everyMs: 1 * seconds, run: publishDeals },
  { name: 'refresh the search', everyMs: 1 * seconds, run: (deps) => refreshSearchItems(deps, 1_000) },
  { name: 'keep a snapshot of the search', everyMs: 1 * minutes, run: keepSearchSnapshot },
  { name: 'refuse silent requests', everyMs: 10 * minutes, run: refuseSilentRequests },
  { name: 'follow closed dates', everyMs: 10 * seconds, run: followClosures },
  { name: 'issue papers', everyMs: 1 * minutes, run: issueMissingDocuments },
  { name: 'queue reminders', everyMs: 5 * minutes, run: queueReminders },
  { name: 'ask for reviews', everyMs: 10 * minutes, run: queueReviewRequests },
  { name: 'earn credits', everyMs: 10 * minutes, run: earnCredits },
  { name: 'reward inviters', everyMs: 10 * minutes, run: rewardInviters },
  { name: 'take rewards back', everyMs: 10 * minutes, run: reverseRewards },
  { name: 'end referral tasks', everyMs: 1 * minutes, run: endTasks },
  { name: 'expire credits', everyMs: 60 * minutes, run: expireCredits },
  { name: 'tidy records', everyMs: 1 * minutes, run: tidyRecords },
  { name: 'check invariants', everyMs: 5 * minutes, run: reportViolations },
  { name: 'materialise slots', everyMs: 6 * 60 * minutes, run: (deps) => materialiseSlots(deps) },
  { name: 'fetch rates', everyMs: 15 * minutes, run: fetchRates },
  { name: 'watch rates', everyMs: 24 * 60 * minutes, run: watchRates },
  { name: 'tell of answers', everyMs: 1 * minutes, run: notifyOfAnswers },
  { name: 'erase accounts', everyMs: 10 * minutes, run: eraseDue },
  { name: 'forget stale sign-ins', everyMs: 24 * 60 * minutes, run: forgetStaleSignIns },
];
