import { moveCart } from '#src/store/cart.store.ts';
import type { Queryable } from '#src/store/db.ts';

/** At sign-in the device's cart becomes the account's: nothing is lost, and an equal choice is not there twice. */
export async function mergeCart(db: Queryable, device: string, accountId: string): Promise<void> {
  await moveCart(db, `device:${device}`, `account:${accountId}`);
}
