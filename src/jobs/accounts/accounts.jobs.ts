import { eraseDue } from '#src/actions/accounts/privacy/erase-due.ts';
import { forgetStaleSignIns } from '#src/actions/accounts/sessions/forget-stale-sign-ins.ts';
import { day, minute, type Job } from '#src/jobs/shared/schedule/job.ts';

/** What is done by the clock about accounts. */
export const accountsJobs: readonly Job[] = [
  { name: 'erase accounts', everyMs: 10 * minute, run: eraseDue },
  { name: 'forget stale sign-ins', everyMs: 1 * day, run: forgetStaleSignIns },
];
