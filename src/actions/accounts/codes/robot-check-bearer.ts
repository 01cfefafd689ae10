import { limitKey } from '#src/adapters/identity/sign-in-hashes.ts';
import type { Caller, Deps } from '#src/actions/deps.ts';

/** Whose a robot check is: the device's, as a keyed hash. */
export function robotCheckBearer({ secrets }: Pick<Deps, 'secrets'>, { device }: Caller): string {
  return limitKey(secrets.code, `robot check ${device}`);
}
