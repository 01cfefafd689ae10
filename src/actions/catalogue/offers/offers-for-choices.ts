import type { Deps } from '#src/actions/deps.ts';
import { offerRail } from '#src/actions/rail/offers/offer-rail.ts';
import type { PlacesAsker } from '#src/actions/rail/offers/take-places.ts';
import { freeIn, serviceOffer, type SoldBy } from '#src/domain/catalogue/offers/service-offer.ts';
import { saleDaysOf } from '#src/domain/catalogue/sale-horizon.ts';
import { choiceSlot, type Offer } from '#src/domain/catalogue/offers/offer.ts';
import { lessClosed } from '#src/domain/search/venues/closed-days.ts';
import type { Choice, Venue, VenueVertical } from '#src/domain/vertical.ts';
import type { Queryable } from '#src/store/shared/database/db.ts';
import { ensureInventoryUnits, inventoryUnitsOf } from '#src/store/catalogue/inventory-units.store.ts';
import { venuesById } from '#src/store/catalogue/venues.store.ts';
import { verticalNamed } from '#src/verticals/rules.ts';

export type ChosenItem = { readonly itemId: string; readonly choice: Choice };

/**
 * What verticals offer at this moment for rows of a cart, by their places among slots (`choiceSlot`); nothing for what
 * is no longer sold or cannot be read. The rules decide by the present stock, and rows are laid for all that they would
 * take, so that its holder finds them.
 */
export async function offersForChoices(
  deps: Deps,
  on: Queryable,
  accountId: string | null,
  items: readonly ChosenItem[],
): Promise<ReadonlyMap<string, Offer>> {
  const nowMs = deps.clock();
  const offers = new Map<string, Offer>();
  const taken = new Set<string>();
  for (const { itemId, choice } of items) {
    const sold = await soldFor(deps, on, choice, { accountId, seed: itemId, taken });
    if (sold === null) continue;
    const { inventoryUnits } = sold.offer;
    for (const { key, position } of inventoryUnits) if (position !== null) taken.add(key);
    const known = await ensureInventoryUnits(on, inventoryUnits, accountId);
    const saleDays = saleDaysOf(deps.saleDays, choice.vertical);
    offers.set(choiceSlot(itemId), { ...serviceOffer(itemId, choice, sold, known, nowMs), saleDays });
  }
  return offers;
}

/** The seller of what was chosen, and its current terms; null when it is not sold. */
async function soldFor(deps: Deps, on: Queryable, choice: Choice, asker: PlacesAsker): Promise<SoldBy | null> {
  const vertical = verticalNamed(choice.vertical);
  if (vertical?.kind === 'ride') return offerRail(deps, on, choice, asker);
  return vertical === undefined ? null : soldAtVenue(deps, on, asker.accountId, vertical, choice);
}

async function soldAtVenue(
  deps: Deps,
  on: Queryable,
  accountId: string | null,
  vertical: VenueVertical,
  choice: Choice,
): Promise<SoldBy | null> {
  const nowMs = deps.clock();
  const question = vertical.readQuestion(choice.question, null);
  if (!question.ok || choice.venueId === null) return null;
  const ids = [choice.venueId, ...vertical.othersOf(question.value)];
  const venues = new Map((await venuesById(on, ids)).map((venue) => [venue.id, venue]));
  const venue = venues.get(choice.venueId);
  if (venue === undefined || venue.vertical !== vertical.key) return null;
  const keys = vertical.unitsAt(venue, question.value).map((unit) => unit.key);
  const known = await inventoryUnitsOf(on, keys, accountId);
  const ground = { nowMs, free: freeIn(known), venue: (id: number): Venue | undefined => venues.get(id) };
  const offer = vertical.offersAt(venue, question.value, ground).find((one) => one.id === choice.offerId);
  if (offer === undefined) return null;
  return { seller: venue, offer: venue.live ? lessClosed(offer, venue.closed ?? []) : { ...offer, closed: true } };
}
