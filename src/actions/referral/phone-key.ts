import { limitKey } from '#src/adapters/sign-in-hashes.ts';
import type { Deps } from '#src/actions/deps.ts';

/** A phone number as referral tables know it. */
export function phoneKey(deps: Pick<Deps, 'secrets'>, phone: string): string {
  return limitKey(deps.secrets.code, `phone ${phone}`);
}
