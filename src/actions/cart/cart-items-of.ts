import type { CartItem } from '#src/domain/booking/cart.ts';
import { cartOf } from '#src/store/cart.store.ts';
import type { Queryable } from '#src/store/db.ts';
import { offersOf } from '#src/store/offers.store.ts';

/** An owner's items with what is offered in their slots now; `accountId` names whose own holds count as free. */
export async function cartItemsOf(
  on: Queryable,
  owner: string,
  accountId: string | null,
): Promise<readonly CartItem[]> {
  const rows = await cartOf(on, owner);
  const offers = await offersOf(on, [...new Set(rows.map((row) => row.slotId))], accountId);
  return rows.flatMap(({ itemId, slotId, units }) => {
    const offer = offers.get(slotId);
    return offer === undefined ? [] : [{ itemId, offer, units }];
  });
}
