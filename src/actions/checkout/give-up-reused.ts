import { releaseInstruments } from '#src/actions/booking/release-instruments.ts';
import { releaseOrder } from '#src/actions/booking/release-order.ts';
import type { Deps } from '#src/actions/deps.ts';
import type { StoredMark } from '#src/domain/promotion/coupon-bearer.ts';
import { rememberMarks } from '#src/store/coupon-marks.store.ts';
import { lockRest } from '#src/store/order-locks.store.ts';
import { lockOrder } from '#src/store/orders.store.ts';

/**
 * Gives up a checkout whose coupon was used by the same person before, and keeps what was seen: the next one is priced
 * without it. Nothing was paid for it.
 */
export async function giveUpReused(deps: Deps, orderId: string, seen: readonly StoredMark[]): Promise<void> {
  await deps.db.transaction(
    async (tx) => {
      const order = await lockOrder(tx, orderId);
      if (order === null) return;
      await rememberMarks(tx, order.accountId, seen);
      const released = await releaseOrder(tx, await lockRest(tx, orderId), 'released');
      if (released) await releaseInstruments(tx, deps, orderId);
    },
    { cause: 'coupon used before' },
  );
}
