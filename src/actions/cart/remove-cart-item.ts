import type { Caller, Deps } from '#src/actions/deps.ts';
import { ok, type Result } from '#src/domain/failure.ts';
import { deleteCartItem } from '#src/store/cart/cart.store.ts';

/** Takes a line out of the caller's own cart; one that is gone already is gone. */
export async function removeCartItem(
  deps: Deps,
  caller: Caller,
  itemId: string,
): Promise<Result<{ readonly removed: true }>> {
  await deleteCartItem(deps.db, caller.owner, itemId);
  return ok({ removed: true });
}
