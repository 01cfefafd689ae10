import type { Caller, Deps } from '#src/actions/deps.ts';
import { cartLines } from '#src/domain/booking/hold.ts';
import { checkOffer } from '#src/domain/booking/offer.ts';
import type { UnitCounts } from '#src/domain/booking/party.ts';
import { fail, ok, type Result } from '#src/domain/failure.ts';
import { cartOf, insertCartItem } from '#src/store/cart.store.ts';
import { offersOf } from '#src/store/offers.store.ts';

export type CartChoice = {
  readonly productId: number;
  readonly optionId: string;
  readonly slotId: string;
  readonly units: UnitCounts;
};

/** Puts a choice into the cart when it can be bought now. It holds nothing; the very same choice twice is one line. */
export async function addToCart(
  deps: Deps,
  caller: Caller,
  choice: CartChoice,
): Promise<Result<{ readonly itemId: string }>> {
  const offer = (await offersOf(deps.db, [choice.slotId], caller.account?.id ?? null)).get(choice.slotId);
  if (offer === undefined || offer.productId !== choice.productId || offer.optionId !== choice.optionId)
    return fail('not_found', { field: 'slotId' });
  const checked = checkOffer(offer, choice.units);
  if (!checked.ok) return checked;
  const present = await cartOf(deps.db, caller.owner);
  if (present.length >= cartLines) return fail('quantity_invalid', { field: 'cart', facts: { limit: cartLines } });
  const { productId, optionId, slotId } = choice;
  const item = { id: deps.ids.uuid(), owner: caller.owner, productId, optionId, slotId, units: checked.value.counts };
  return ok({ itemId: await insertCartItem(deps.db, item) });
}
