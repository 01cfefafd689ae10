import type { Deps } from '#src/actions/deps.ts';
import type { Done } from '#src/actions/staff/on-record.ts';
import { cancelSeats } from '#src/actions/orders/changes/cancel-seats.ts';
import { quoteFullRefund } from '#src/domain/orders/changes/cancellation.ts';
import { mayMove } from '#src/domain/orders/changes/life-cycle.ts';
import { fail, ok, type Result } from '#src/domain/failure.ts';
import { money, toMajor } from '#src/domain/shared/money/money.ts';
import { cancelFactsById } from '#src/store/orders/cancellations.store.ts';
import { handledBooking } from '#src/store/operations/operations.store.ts';
import { lockWholeOrder } from '#src/store/checkout/order-locks.store.ts';

type Refusal = 'not_found' | 'not_cancellable' | 'voucher_used';

/**
 * Cancels a confirmed booking because we or the supplier cannot serve it: whatever its policy says, all that has not
 * gone back yet goes back (threat model §4, change d). Places free, voucher void, refund owed and mail, all in one.
 */
export async function cancelByHand(
  deps: Deps,
  { reference, reason }: { readonly reference: string; readonly reason: string },
): Promise<Result<Done, Refusal>> {
  const named = await handledBooking(deps.db, reference);
  if (named === null) return fail('not_found');
  const cause = `cancelled by hand: ${reason}`;
  return deps.db.transaction(
    async (tx): Promise<Result<Done, Refusal>> => {
      await lockWholeOrder(tx, named.orderId);
      const facts = await cancelFactsById(tx, named.id);
      if (facts === null || !mayMove('booking', facts.state, 'cancelled', 'operator')) return fail('not_cancellable');
      // Visits that were booked with a pack are canceled before the pack, and a redeemed gift card stays with its owner.
      if (facts.isPackUsed === true || facts.isGiftCardRedeemed === true) return fail('voucher_used');
      const refund = money(facts.remainingMinor, facts.currency);
      const cancellation = { ...quoteFullRefund(facts), refund };
      const done = await cancelSeats(tx, { deps, facts, cancellation, by: 'supplier', reason: cause });
      return done.ok ? ok({ booking: reference, refund: toMajor(refund), currency: facts.currency }) : done;
    },
    { cause },
  );
}
