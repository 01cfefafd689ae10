import { queueReviewRequests } from '#src/actions/reviews/queue-review-requests.ts';
import { minute, type Job } from '#src/jobs/shared/schedule/job.ts';

/** What is done by the clock about reviews. */
export const reviewsJobs: readonly Job[] = [
  { name: 'ask for reviews', everyMs: 10 * minute, run: queueReviewRequests },
];
