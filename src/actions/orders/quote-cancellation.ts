import type { Caller, Deps } from '#src/actions/deps.ts';
import { cancelQuote, type CancelQuote } from '#src/domain/booking/cancellation.ts';
import { fail, type Result } from '#src/domain/failure.ts';
import { cancelFactsOf } from '#src/store/orders-reading.store.ts';

/** What cancelling a booking of the caller's own would bring now, by the policy that was frozen into it. */
export async function quoteCancellation(deps: Deps, caller: Caller, reference: string): Promise<Result<CancelQuote>> {
  if (caller.account === null) return fail('sign_in_required');
  const facts = await cancelFactsOf(deps.db, reference, caller.account.id);
  return facts === null ? fail('not_found') : cancelQuote(facts);
}
