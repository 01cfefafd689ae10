import { issueMissingDocuments } from '#src/actions/orders/documents/issue-missing-documents.ts';
import { queueReminders } from '#src/actions/orders/messages/queue-reminders.ts';
import { minute, type Job } from '#src/jobs/shared/schedule/job.ts';

/** What is done by the clock about orders. */
export const ordersJobs: readonly Job[] = [
  { name: 'issue papers', everyMs: 1 * minute, run: issueMissingDocuments },
  { name: 'queue reminders', everyMs: 5 * minute, run: queueReminders },
];
