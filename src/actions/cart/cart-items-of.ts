import { offersTo } from '#src/actions/cart/offers-to.ts';
import type { Deps } from '#src/actions/deps.ts';
import type { CartItem } from '#src/domain/cart/cart.ts';
import { cartOf } from '#src/store/cart/cart.store.ts';
import type { Queryable } from '#src/store/shared/database/db.ts';

/** An owner's items with what is offered in their slots now; `accountId` names whose own holds count as free. */
export async function cartItemsOf(
  deps: Deps,
  on: Queryable,
  owner: string,
  accountId: string | null,
): Promise<readonly CartItem[]> {
  const rows = await cartOf(on, owner);
  const offers = await offersTo(deps, on, accountId, rows);
  return rows.flatMap(({ itemId, units, seen }, index) => {
    const offer = offers[index];
    return offer === undefined ? [] : [{ itemId, offer, units, seen }];
  });
}
