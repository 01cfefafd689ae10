import { applyLeftEvents } from '#src/actions/checkout/payment/apply-left-events.ts';
import { pollPayments } from '#src/actions/checkout/payment/poll-payments.ts';
import { pollRefunds } from '#src/actions/checkout/refunds/poll-refunds.ts';
import { probeProvider } from '#src/actions/checkout/payment/probe-provider.ts';
import { refuseSilentRequests } from '#src/actions/checkout/bookings/refuse-silent-requests.ts';
import { sweepHolds } from '#src/actions/checkout/bookings/sweep-holds.ts';
import { minute, second, type Job } from '#src/jobs/shared/schedule/job.ts';

/** What is done by the clock about holds, payments and refunds. */
export const checkoutJobs: readonly Job[] = [
  { name: 'sweep holds', everyMs: 5 * second, run: sweepHolds },
  { name: 'probe the provider', everyMs: 1 * second, run: probeProvider },
  { name: 'poll payments', everyMs: 1 * second, run: pollPayments },
  { name: 'poll refunds', everyMs: 2 * second, run: pollRefunds },
  { name: 'apply left events', everyMs: 10 * second, run: applyLeftEvents },
  { name: 'refuse silent requests', everyMs: 10 * minute, run: refuseSilentRequests },
];
