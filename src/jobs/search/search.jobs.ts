import { writeSearchSnapshot } from '#src/actions/search/index/write-search-snapshot.ts';
import { refreshSearchItems } from '#src/actions/search/index/refresh-search-items.ts';
import { minute, second, type Job } from '#src/jobs/shared/schedule/job.ts';

/** What is done by the clock about the search index. */
export const searchJobs: readonly Job[] = [
  { name: 'refresh the search', everyMs: 1 * second, run: (deps) => refreshSearchItems(deps, 1_000) },
  { name: 'keep a snapshot of the search', everyMs: 1 * minute, run: writeSearchSnapshot },
];
