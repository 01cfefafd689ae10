import type { Ids } from '#src/actions/deps.ts';
import { nextCheckDelayMs } from '#src/domain/checkout/payment/payment.ts';

/** Milliseconds until something unresolved is looked at again after `checks` looks, with random jitter. */
export function nextCheckMs(ids: Ids, checks: number): number {
  return nextCheckDelayMs(checks, Number(`0.${ids.digits(4)}`));
}
