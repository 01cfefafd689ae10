import { moveCart } from '#src/store/cart/cart.store.ts';
import type { Queryable } from '#src/store/shared/database/db.ts';

/** At sign-in the device's cart becomes the account's: nothing is lost, and an equal choice is not there twice. */
export async function mergeCart(tx: Queryable, device: string, accountId: string): Promise<void> {
  await moveCart(tx, `device:${device}`, `account:${accountId}`);
}
