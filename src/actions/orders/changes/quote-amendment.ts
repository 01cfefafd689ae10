import { draftAmendment, type AmendmentChoice } from '#src/actions/orders/changes/draft-amendment.ts';
import type { Caller, Deps } from '#src/actions/deps.ts';
import type { Line } from '#src/domain/checkout/line.ts';
import { fail, ok, type Result } from '#src/domain/failure.ts';
import type { Money } from '#src/domain/shared/money/money.ts';
import { cancelFactsOf } from '#src/store/orders/cancellations.store.ts';

export type AmendQuote = {
  readonly reference: string;
  readonly line: Line;
  readonly extra: Money;
  readonly back: Money;
  readonly hadBack: Money;
};

/** What a booking of the caller's own would be at another start or for another party, and what that costs or brings back. */
export async function quoteAmendment(
  deps: Deps,
  caller: Caller,
  reference: string,
  choice: AmendmentChoice,
): Promise<Result<AmendQuote>> {
  if (caller.account === null) return fail('sign_in_required');
  const facts = await cancelFactsOf(deps.db, reference, caller.account.id);
  if (facts === null) return fail('not_found');
  const drafted = await draftAmendment(deps, deps.db, facts, caller.account.id, choice);
  if (!drafted.ok) return drafted;
  const { line, extra, back, hadBack } = drafted.value;
  return ok({ reference, line, extra, back, hadBack });
}
