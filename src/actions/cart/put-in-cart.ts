import type { Caller, Deps } from '#src/actions/deps.ts';
import { cartLines } from '#src/domain/checkout/hold.ts';
import { fail, ok, type Result } from '#src/domain/failure.ts';
import { cartOf, lockCarts } from '#src/store/cart/cart.store.ts';
import type { Queryable } from '#src/store/shared/database/db.ts';

/**
 * Puts a line into a cart that is not full; `insert` returns the line's id. Additions to one cart take turns, so that two
 * tabs at the same moment find each other's lines: the very same choice twice is one line.
 */
export async function putInCart(
  { db }: Pick<Deps, 'db'>,
  { owner }: Pick<Caller, 'owner'>,
  insert: (tx: Queryable) => Promise<string>,
): Promise<Result<{ readonly itemId: string }>> {
  return db.transaction(
    async (tx): Promise<Result<{ readonly itemId: string }>> => {
      const [, present] = await Promise.all([lockCarts(tx, [owner]), cartOf(tx, owner)]);
      if (present.length >= cartLines) return fail('quantity_invalid', { field: 'cart', facts: { limit: cartLines } });
      return ok({ itemId: await insert(tx) });
    },
    { cause: 'put into the cart' },
  );
}
