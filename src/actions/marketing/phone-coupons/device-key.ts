import { limitKey } from '#src/adapters/identity/sign-in-hashes.ts';
import type { Caller, Deps } from '#src/actions/deps.ts';

/** A device as referral tables know it. */
export function deviceKey(deps: Pick<Deps, 'secrets'>, { device }: Pick<Caller, 'device'>): string {
  return limitKey(deps.secrets.code, `device ${device}`);
}
