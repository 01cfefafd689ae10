import { materialiseSlots } from '#src/actions/catalogue/slots/materialise-slots.ts';
import { hour, type Job } from '#src/jobs/shared/schedule/job.ts';

/** What is done by the clock about products. */
export const catalogueJobs: readonly Job[] = [
  { name: 'materialise slots', everyMs: 6 * hour, run: (deps) => materialiseSlots(deps) },
];
