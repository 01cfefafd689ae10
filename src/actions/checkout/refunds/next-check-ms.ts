import type { Ids } from '#src/actions/deps.ts';
import { nextCheckDelayMs } from '#src/domain/checkout/payment/payment.ts';

/** Returns the milliseconds until an unresolved payment or refund is checked again after `checks` checks, with jitter. */
export function nextCheckMs(ids: Ids, checks: number): number {
  return nextCheckDelayMs(checks, Number(`0.${ids.digits(4)}`));
}
