import { fetchRates } from '#src/actions/site/fetch-rates.ts';
import { watchRates } from '#src/actions/site/watch-rates.ts';
import { day, minute, type Job } from '#src/jobs/shared/schedule/job.ts';

/** What is done by the clock about exchange rates. */
export const siteJobs: readonly Job[] = [
  { name: 'fetch rates', everyMs: 15 * minute, run: fetchRates },
  { name: 'watch rates', everyMs: 1 * day, run: watchRates },
];
