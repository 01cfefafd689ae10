import { putInCart } from '#src/actions/cart/put-in-cart.ts';
import type { Caller, Deps } from '#src/actions/deps.ts';
import { checkGift, type GiftInput } from '#src/domain/catalogue/offers/gift.ts';
import type { Result } from '#src/domain/failure.ts';
import { insertGiftItem } from '#src/store/cart/cart.store.ts';

/** Puts a gift card into the cart, as it was wished for. Two alike are two cards. */
export async function addGift(
  deps: Deps,
  caller: Caller,
  input: GiftInput,
): Promise<Result<{ readonly itemId: string }>> {
  const checked = checkGift(input, deps.clock());
  if (!checked.ok) return checked;
  const { minor, currency } = input.amount;
  const itemId = deps.ids.uuid();
  const gift = { ...checked.value, amountMinor: minor.toString(), currency };
  return putInCart(deps, caller, async (tx) => {
    await insertGiftItem(tx, { id: itemId, owner: caller.owner, gift });
    return itemId;
  });
}
