import { followClosures } from '#src/actions/suppliers/follow-closures.ts';
import { second, type Job } from '#src/jobs/shared/schedule/job.ts';

/** What is done by the clock about the dates that suppliers close. */
export const suppliersJobs: readonly Job[] = [
  { name: 'follow closed dates', everyMs: 10 * second, run: followClosures },
];
