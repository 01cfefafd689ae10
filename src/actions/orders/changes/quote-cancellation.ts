import type { Caller, Deps } from '#src/actions/deps.ts';
import { quoteCancelling, type CancelQuote } from '#src/domain/orders/changes/cancellation.ts';
import { fail, ok, type Result } from '#src/domain/failure.ts';
import { cancelFactsOf } from '#src/store/orders/cancellations.store.ts';

/**
 * What cancelling a booking of the caller's own would bring now, the whole of it or the seats at `positions`, by the
 * policy that was frozen into it.
 */
export async function quoteCancellation(
  deps: Deps,
  caller: Caller,
  reference: string,
  positions: readonly number[] | null = null,
): Promise<Result<CancelQuote>> {
  if (caller.account === null) return fail('sign_in_required');
  const facts = await cancelFactsOf(deps.db, reference, caller.account.id);
  if (facts === null) return fail('not_found');
  const quote = quoteCancelling(facts, positions);
  if (!quote.ok) return quote;
  const { paid, refund, steps } = quote.value;
  return ok({ reference, paid, refund, steps });
}
