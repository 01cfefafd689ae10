import type { Caller, Deps } from '#src/actions/deps.ts';
import { keyedHash } from '#src/adapters/keyed-hashes.ts';

/** Returns what an order stores about its network: a keyed hash. */
export function networkKey({ secrets }: Deps, { network }: Caller): string {
  return network === '' ? '' : keyedHash('network', secrets.session, network).toString('hex');
}
