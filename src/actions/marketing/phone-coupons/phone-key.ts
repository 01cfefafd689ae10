import { phoneKeys } from '#src/actions/marketing/phone-coupons/phone-keys.ts';
import type { Deps } from '#src/actions/deps.ts';

/** A phone number as referral tables know it. */
export function phoneKey(deps: Pick<Deps, 'secrets'>, phone: string): string {
  return phoneKeys(deps, phone)[0];
}
