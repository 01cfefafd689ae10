import { presentRates } from '#src/actions/site/present-rates.ts';
import type { Caller, Deps } from '#src/actions/deps.ts';
import { freeIn } from '#src/domain/catalogue/offers/service-offer.ts';
import { ok, type Result } from '#src/domain/failure.ts';
import type { FoundVenue, PricedVenueOffer } from '#src/domain/search/venues/arrange-venues.ts';
import { lessClosed } from '#src/domain/search/venues/closed-days.ts';
import { priceVenueOffer } from '#src/domain/search/venues/price-venue-offer.ts';
import type { Venue, VenueVertical } from '#src/domain/vertical.ts';
import { inventoryUnitsOf } from '#src/store/catalogue/inventory-units.store.ts';
import { venuesById } from '#src/store/catalogue/venues.store.ts';

/** A venue, and the question put to it. */
export type VenueQuery = { readonly venue: Venue; readonly question: unknown };

/**
 * What venues offer for their questions now, each priced as the cart would price it. Fails when a rate is unknown: no
 * price is shown then (D-15).
 */
export async function findOffers(
  deps: Deps,
  caller: Pick<Caller, 'account' | 'currency'>,
  vertical: VenueVertical,
  queries: readonly VenueQuery[],
): Promise<Result<readonly FoundVenue[]>> {
  const keys = queries.flatMap(({ venue, question }) => vertical.unitsAt(venue, question).map((unit) => unit.key));
  const elsewhere = new Set(queries.flatMap(({ question }) => vertical.othersOf(question)));
  const [rates, others, known] = await Promise.all([
    presentRates(deps),
    venuesById(deps.db, [...elsewhere]),
    inventoryUnitsOf(deps.db, [...new Set(keys)], caller.account?.id ?? null),
  ]);
  const byId = new Map([...queries.map(({ venue }) => venue), ...others].map((venue) => [venue.id, venue]));
  const free = freeIn(known);
  const ground = { nowMs: deps.clock(), free, venue: (id: number): Venue | undefined => byId.get(id) };
  const found: FoundVenue[] = [];
  for (const { venue, question } of queries) {
    const offers: PricedVenueOffer[] = [];
    for (const offer of vertical.offersAt(venue, question, ground)) {
      const sold = lessClosed(offer, venue.closed ?? []);
      const priced = priceVenueOffer(sold, venue.currency, { currency: caller.currency, rates, free });
      if (!priced.ok) return priced;
      offers.push(priced.value);
    }
    found.push({ venue, facets: vertical.venueFacets(venue), figures: vertical.figuresOf(venue), offers });
  }
  return ok(found);
}
