import { offersForChoices } from '#src/actions/catalogue/offers/offers-for-choices.ts';
import type { Deps } from '#src/actions/deps.ts';
import type { Offer } from '#src/domain/catalogue/offers/offer.ts';
import { saleDaysOf } from '#src/domain/catalogue/sale-horizon.ts';
import { offerForTickets } from '#src/domain/marketing/value-packs/pack-tickets.ts';
import type { CartRow, CartTicket } from '#src/store/cart/cart.store.ts';
import type { Queryable } from '#src/store/shared/database/db.ts';
import { offersOf } from '#src/store/catalogue/offers/offers.store.ts';
import { packTicketsOf } from '#src/store/orders/pack-tickets.store.ts';

type OfferQuery = { readonly slotId: string; readonly paidBy: CartTicket | null } & Partial<
  Pick<CartRow, 'itemId' | 'choice'>
>;

/**
 * What is offered to an account for some choices now, in their order: at its price, or for a pack's tickets. Undefined where
 * there is no such slot, no such pack of theirs, or nothing like it is sold any more. `accountId` names whose own holds count as free.
 */
export async function offersTo(
  deps: Deps,
  on: Queryable,
  accountId: string | null,
  queries: readonly OfferQuery[],
): Promise<readonly (Offer | undefined)[]> {
  const offers = await offersOf(on, [...new Set(queries.map((one) => one.slotId))], accountId);
  const saleDays = saleDaysOf(deps.saleDays, 'activities');
  const choices = queries.flatMap(({ itemId = '', choice }) => (choice ? [{ itemId, choice }] : []));
  const services = choices.length === 0 ? null : await offersForChoices(deps, on, accountId, choices);
  const ids = queries.flatMap((one) => one.paidBy?.packBookingId ?? []);
  const tickets = accountId === null || ids.length === 0 ? [] : await packTicketsOf(on, accountId, { ids });
  return queries.map(({ slotId, paidBy }) => {
    const visit = offers.get(slotId);
    const offer = visit === undefined ? services?.get(slotId) : { ...visit, saleDays };
    if (offer === undefined || paidBy === null) return offer;
    const has = tickets.find((one) => one.packBookingId === paidBy.packBookingId && one.position === paidBy.position);
    return has === undefined ? undefined : offerForTickets(offer, has);
  });
}
