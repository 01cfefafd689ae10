import type { Caller, Deps } from '#src/actions/deps.ts';
import { checkGift, type GiftWish } from '#src/domain/booking/gift.ts';
import { cartLines } from '#src/domain/booking/hold.ts';
import { fail, ok, type Result } from '#src/domain/failure.ts';
import { cartOf, insertGiftItem } from '#src/store/cart.store.ts';

/** Puts a gift card into the cart, as it was wished for. Two alike are two cards. */
export async function addGift(
  deps: Deps,
  caller: Caller,
  wish: GiftWish,
): Promise<Result<{ readonly itemId: string }>> {
  const checked = checkGift(wish, deps.clock());
  if (!checked.ok) return checked;
  const present = await cartOf(deps.db, caller.owner);
  if (present.length >= cartLines) return fail('quantity_invalid', { field: 'cart', facts: { limit: cartLines } });
  const { minor, currency } = wish.amount;
  const itemId = deps.ids.uuid();
  const gift = { ...checked.value, amountMinor: minor.toString(), currency };
  await insertGiftItem(deps.db, { id: itemId, owner: caller.owner, gift });
  return ok({ itemId });
}
