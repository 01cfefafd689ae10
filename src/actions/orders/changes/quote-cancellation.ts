import type { Caller, Deps } from '#src/actions/deps.ts';
import { quoteSeatCancellation, type CancellationQuote } from '#src/domain/orders/changes/cancellation.ts';
import { fail, ok, type Result } from '#src/domain/failure.ts';
import { cancelFactsOf } from '#src/store/orders/cancellations.store.ts';

/**
 * Returns the refund if the caller now cancels their booking, or only the seats at `positions`, by the policy stored with
 * the booking.
 */
export async function quoteCancellation(
  deps: Deps,
  caller: Caller,
  reference: string,
  positions: readonly number[] | null = null,
): Promise<Result<CancellationQuote>> {
  if (caller.account === null) return fail('sign_in_required');
  const facts = await cancelFactsOf(deps.db, reference, caller.account.id);
  if (facts === null) return fail('not_found');
  const quote = quoteSeatCancellation(facts, positions);
  if (!quote.ok) return quote;
  const { paid, refund, steps } = quote.value;
  return ok({ reference, paid, refund, steps });
}
