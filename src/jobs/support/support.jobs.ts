import { notifyOfAnswers } from '#src/actions/support/notify-of-answers.ts';
import { minute, type Job } from '#src/jobs/shared/schedule/job.ts';

/** Scheduled jobs of support conversations. */
export const supportJobs: readonly Job[] = [{ name: 'tell of answers', everyMs: 1 * minute, run: notifyOfAnswers }];
