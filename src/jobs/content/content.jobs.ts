import { queueTranslations } from '#src/actions/content/translations/queue-translations.ts';
import { translateNext } from '#src/actions/content/translations/translate-next.ts';
import { minute, second, type Job } from '#src/jobs/shared/schedule/job.ts';

/**
 * Texts that operators, suppliers and travelers add are translated here, after they were published; never while a page is
 * made. Both do nothing where no service is configured.
 */
export const contentJobs: readonly Job[] = [
  { name: 'queue translations', everyMs: 1 * minute, run: queueTranslations },
  { name: 'translate texts', everyMs: 5 * second, run: translateNext },
];
