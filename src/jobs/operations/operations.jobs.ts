import { reportViolations } from '#src/actions/operations/report-violations.ts';
import { tidyRecords } from '#src/actions/operations/tidy-records.ts';
import { minute, type Job } from '#src/jobs/shared/schedule/job.ts';

/** The scheduled jobs that maintain the shop. */
export const operationsJobs: readonly Job[] = [
  { name: 'tidy records', everyMs: 1 * minute, run: tidyRecords },
  { name: 'check invariants', everyMs: 5 * minute, run: reportViolations },
];
