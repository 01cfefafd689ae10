import { hasLimits } from '#src/actions/accounts/codes/has-limits.ts';
import type { Caller, Deps } from '#src/actions/deps.ts';
import type { Endpoint } from '#src/contract/endpoint.ts';

/**
 * Returns whether a call is closed to its caller: an account of limited access (spec §4; decision 32) begins no
 * purchase, redeems nothing and says nothing new of itself. Only calls that are so marked cost a look at the account.
 */
export async function isClosedTo(
  deps: Deps,
  caller: Caller,
  { closedToLimited }: Pick<Endpoint<unknown, unknown>, 'closedToLimited'>,
): Promise<boolean> {
  return closedToLimited === true && (await hasLimits(deps, caller));
}
