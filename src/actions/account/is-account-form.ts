import { timingSafeEqual } from 'node:crypto';

import { accountFormKey } from '#src/actions/account/account-form-key.ts';
import type { Caller, Deps } from '#src/actions/deps.ts';

/** Whether a plain form was shown to whoever sends it. */
export function isAccountForm(deps: Pick<Deps, 'secrets'>, caller: Pick<Caller, 'account'>, given: string): boolean {
  const right = accountFormKey(deps, caller);
  if (!right.ok) return false;
  const [one, other] = [Buffer.from(given), Buffer.from(right.value)];
  return one.length === other.length && timingSafeEqual(one, other);
}
