import { digest } from '#src/actions/checkout/digest.ts';
import type { Caller, Deps } from '#src/actions/deps.ts';

/** What an order keeps of the network it came from: a keyed hash. */
export function networkKey({ secrets }: Deps, { network }: Caller): string {
  return network === '' ? '' : digest([secrets.session, network]).toString('hex');
}
