import type { Caller, Deps } from '#src/actions/deps.ts';
import { fail, ok, type Result } from '#src/domain/failure.ts';
import { assignHolds, secondsHeld, shortenHolds } from '#src/store/checkout/attendance.store.ts';
import { lockRest } from '#src/store/checkout/order-locks.store.ts';
import { lockOrderOf } from '#src/store/orders/orders.store.ts';

type Attendance = {
  readonly reference: string;
  /** Which opening of the page says so. */
  readonly page: string;
  /** It is looked at, or it is being left. */
  readonly here: boolean;
};

/**
 * A page of the checkout is there, or is gone. Leaving releases (RU-31), but a browser leaves a page for a reload, for
 * the way back or into its cache by the same event: so a hold whose page is gone lives a minute more, and is whole
 * again as soon as a page of it is seen. What a page says that is no longer the last to have looked counts for nothing,
 * whichever word arrives first; and while a payment may bring money, leaving shortens nothing.
 */
export async function attendCheckout(
  deps: Deps,
  caller: Caller,
  { reference, page, here }: Attendance,
): Promise<Result<{ readonly secondsLeft: number }>> {
  if (caller.account === null) return fail('sign_in_required');
  const { id } = caller.account;
  return deps.db.transaction(
    async (tx): Promise<Result<{ readonly secondsLeft: number }>> => {
      const order = await lockOrderOf(tx, reference, id);
      if (order === null) return fail('not_found');
      const rest = await lockRest(tx, order.id);
      const paying = rest.payments.some((one) => one.state !== 'canceled' && one.state !== 'requires_payment_method');
      if (here) await assignHolds(tx, order.id, page);
      else if (!paying && !rest.unresolved) await shortenHolds(tx, order.id, page);
      return ok({ secondsLeft: await secondsHeld(tx, order.id) });
    },
    { cause: `${here ? 'at' : 'gone from'} checkout, account ${id}` },
  );
}
