import { accountsJobs } from '#src/jobs/accounts/accounts.jobs.ts';
import { catalogueJobs } from '#src/jobs/catalogue/catalogue.jobs.ts';
import { checkoutJobs } from '#src/jobs/checkout/checkout.jobs.ts';
import { contentJobs } from '#src/jobs/content/content.jobs.ts';
import { marketingJobs } from '#src/jobs/marketing/marketing.jobs.ts';
import { operationsJobs } from '#src/jobs/operations/operations.jobs.ts';
import { ordersJobs } from '#src/jobs/orders/orders.jobs.ts';
import { reviewsJobs } from '#src/jobs/reviews/reviews.jobs.ts';
import { searchJobs } from '#src/jobs/search/search.jobs.ts';
import { settlementJobs } from '#src/jobs/settlement/settlement.jobs.ts';
import { siteJobs } from '#src/jobs/site/site.jobs.ts';
import { suppliersJobs } from '#src/jobs/suppliers/suppliers.jobs.ts';
import { supportJobs } from '#src/jobs/support/support.jobs.ts';
import type { Job } from '#src/jobs/shared/schedule/job.ts';

/** All scheduled jobs. The outbox is processed separately, at each notification and every two seconds. */
export const schedule: readonly Job[] = [
  ...checkoutJobs,
  ...settlementJobs,
  ...marketingJobs,
  ...searchJobs,
  ...suppliersJobs,
  ...ordersJobs,
  ...reviewsJobs,
  ...operationsJobs,
  ...catalogueJobs,
  ...contentJobs,
  ...siteJobs,
  ...supportJobs,
  ...accountsJobs,
];
