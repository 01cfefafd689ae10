import { lockRest } from '#src/store/checkout/order-locks.store.ts';
import { releaseInstruments } from '#src/actions/checkout/instruments/release-instruments.ts';
import { releaseOrder } from '#src/actions/checkout/bookings/release-order.ts';
import { isPaidOrPaying } from '#src/actions/checkout/payment/is-paid-or-paying.ts';
import type { Caller, Deps } from '#src/actions/deps.ts';
import { fail, ok, type Result } from '#src/domain/failure.ts';
import { lockOrderOf } from '#src/store/orders/orders.store.ts';

/**
 * Releases the places of a checkout that is left (RU-31); the cart retains its lines. Nothing is released while a
 * payment is under way, nor what is paid already.
 */
export async function leaveCheckout(
  deps: Deps,
  caller: Caller,
  reference: string,
): Promise<Result<{ readonly released: boolean }>> {
  if (caller.account === null) return fail('sign_in_required');
  const { id } = caller.account;
  return deps.db.transaction(
    async (tx) => {
      const order = await lockOrderOf(tx, reference, id);
      if (order === null) return fail('not_found');
      const rest = await lockRest(tx, order.id);
      if (isPaidOrPaying(rest) || !(await releaseOrder(tx, rest, 'released'))) return ok({ released: false });
      await releaseInstruments(tx, deps, order.id);
      return ok({ released: true });
    },
    { cause: `left checkout, account ${id}` },
  );
}
