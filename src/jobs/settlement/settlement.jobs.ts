import { reconcile } from '#src/actions/settlement/reconcile.ts';
import { refundStrayCharges } from '#src/actions/settlement/refund-stray-charges.ts';
import { hour, minute, type Job } from '#src/jobs/shared/schedule/job.ts';

/** What is done by the clock to settle what was paid. */
export const settlementJobs: readonly Job[] = [
  { name: 'reconcile payments', everyMs: 1 * hour, run: (deps) => reconcile(deps, { daily: true }) },
  { name: 'refund stray charges', everyMs: 1 * minute, run: refundStrayCharges },
];
