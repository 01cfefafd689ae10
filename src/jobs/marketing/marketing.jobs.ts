import { earnCredits } from '#src/actions/marketing/credits/earn-credits.ts';
import { endTasks } from '#src/actions/marketing/tasks/end-tasks.ts';
import { expireCredits } from '#src/actions/marketing/credits/expire-credits.ts';
import { publishDeals } from '#src/actions/marketing/deals/publish-deals.ts';
import { reverseRewards } from '#src/actions/marketing/referral/reverse-rewards.ts';
import { rewardInviters } from '#src/actions/marketing/referral/reward-inviters.ts';
import { hour, minute, second, type Job } from '#src/jobs/shared/schedule/job.ts';

/** What is done by the clock about deals, credits and referrals. */
export const marketingJobs: readonly Job[] = [
  { name: 'tell deals', everyMs: 1 * second, run: publishDeals },
  { name: 'earn credits', everyMs: 10 * minute, run: earnCredits },
  { name: 'reward inviters', everyMs: 10 * minute, run: rewardInviters },
  { name: 'take rewards back', everyMs: 10 * minute, run: reverseRewards },
  { name: 'end referral tasks', everyMs: 1 * minute, run: endTasks },
  { name: 'expire credits', everyMs: 1 * hour, run: expireCredits },
];
