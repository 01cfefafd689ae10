import { offersTo } from '#src/actions/cart/offers-to.ts';
import { putInCart } from '#src/actions/cart/put-in-cart.ts';
import type { Caller, Deps } from '#src/actions/deps.ts';
import { checkOffer, whatIsBooked } from '#src/domain/catalogue/offers/offer.ts';
import type { UnitCounts } from '#src/domain/catalogue/offers/party.ts';
import { priceSeen } from '#src/domain/checkout/price-seen.ts';
import { fail, ok, type Result } from '#src/domain/failure.ts';
import { isAgreed } from '#src/domain/site/affiliate.ts';
import { insertCartItem, type CartTicket } from '#src/store/cart/cart.store.ts';
import { packTicketsOf } from '#src/store/orders/pack-tickets.store.ts';

export type CartChoice = {
  readonly productId: number;
  readonly optionId: string;
  readonly slotId: string;
  readonly units: UnitCounts;
  /** The pack that is to pay for it: its booking's reference, and the place of the item in it. */
  readonly pack?: { readonly reference: string; readonly position: number } | undefined;
};

/** Puts a choice into the cart when it can be bought now, and by this caller's menu. It holds nothing; the very same choice twice is one line. */
export async function addToCart(
  deps: Deps,
  caller: Caller,
  choice: CartChoice,
): Promise<Result<{ readonly itemId: string }>> {
  if (!isAgreed(caller.menu, 'activities')) return fail('not_found', { field: 'slotId' });
  const accountId = caller.account?.id ?? null;
  const ticket = await ticketOf(deps, accountId, choice.pack);
  if (!ticket.ok) return ticket;
  const paidBy = ticket.value;
  const [offer] = await offersTo(deps, deps.db, accountId, [{ slotId: choice.slotId, paidBy }]);
  if (
    offer === undefined ||
    offer.gift !== undefined ||
    offer.productId !== choice.productId ||
    offer.optionId !== choice.optionId
  )
    return fail('not_found', { field: 'slotId' });
  const checked = checkOffer(offer, choice.units);
  if (!checked.ok) return checked;
  const what = whatIsBooked(offer);
  const item = {
    id: deps.ids.uuid(),
    owner: caller.owner,
    ...what,
    paidBy,
    units: checked.value.counts,
    seen: priceSeen(offer),
  };
  return putInCart(deps, caller, (tx) => insertCartItem(tx, item));
}

/** The item of the caller's own pack; another's is not found. */
async function ticketOf(
  { db }: Deps,
  accountId: string | null,
  pack: CartChoice['pack'],
): Promise<Result<CartTicket | null>> {
  if (pack === undefined) return ok(null);
  if (accountId === null) return fail('sign_in_required');
  const tickets = await packTicketsOf(db, accountId, { references: [pack.reference] });
  const found = tickets.find((one) => one.position === pack.position);
  if (found === undefined) return fail('not_found', { field: 'pack' });
  return ok({ packBookingId: found.packBookingId, position: found.position });
}
