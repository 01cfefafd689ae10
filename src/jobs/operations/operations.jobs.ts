import { reportViolations } from '#src/actions/operations/report-violations.ts';
import { tidyRecords } from '#src/actions/operations/tidy-records.ts';
import { minute, type Job } from '#src/jobs/shared/timetable/job.ts';

/** What is done by the clock to keep the shop in order. */
export const operationsJobs: readonly Job[] = [
  { name: 'tidy records', everyMs: 1 * minute, run: tidyRecords },
  { name: 'check invariants', everyMs: 5 * minute, run: reportViolations },
];
