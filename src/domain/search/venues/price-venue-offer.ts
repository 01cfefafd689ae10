import { faultOf } from '#src/domain/cart/cart.ts';
import { checkParty } from '#src/domain/catalogue/offers/party.ts';
import { fail, ok, type Result } from '#src/domain/failure.ts';
import type { CurrencyCode } from '#src/domain/shared/money/currency.ts';
import { convert, type RateTable } from '#src/domain/shared/money/exchange.ts';
import { money } from '#src/domain/shared/money/money.ts';
import type { PricedVenueOffer } from '#src/domain/search/venues/arrange-venues.ts';
import type { FreeOf, VenueOffer } from '#src/domain/vertical.ts';

/**
 * What an offer costs in a traveller's currency, each unit converted and rounded once as the cart does it, how many are left,
 * and why it cannot be bought. Fails when the rate is unknown (D-15).
 */
export function priceVenueOffer(
  offer: VenueOffer,
  from: CurrencyCode,
  ground: { readonly currency: CurrencyCode; readonly rates: RateTable; readonly free: FreeOf },
): Result<PricedVenueOffer, 'payment_unavailable'> {
  const each = new Map<string, bigint>();
  let minor = 0n;
  for (const unit of offer.units) {
    const price = convert(money(unit.priceMinor, from), ground.currency, ground.rates);
    if (price === null) return fail('payment_unavailable');
    each.set(unit.id, price.minor);
    minor += price.minor * BigInt(offer.counts[unit.id] ?? 0);
  }
  const left = offer.inventoryUnits.reduce(
    (least, inventoryUnit) => Math.min(least, ground.free(inventoryUnit)),
    offer.maxParty,
  );
  return ok({ offer, minor, each, left: Math.max(0, left), fault: faultIn(offer, left) });
}

function faultIn(offer: VenueOffer, left: number): PricedVenueOffer['fault'] {
  if (offer.over) return 'date_past';
  if (offer.closed) return 'slot_closed';
  const party = checkParty(offer.counts, offer);
  if (!party.ok) return faultOf(party.failure.code);
  return party.value.people > left ? 'slot_sold_out' : null;
}
