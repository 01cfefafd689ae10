import type { PricedVenueOffer } from '#src/domain/search/venues/arrange-venues.ts';

/**
 * A day on which something may begin at a venue; `from` is the lowest price in minor units of the traveller's currency.
 */
export type VenueDay = {
  readonly date: string;
  readonly status: 'available' | 'limited' | 'sold_out' | 'closed';
  readonly from: bigint | null;
};

/** Up to so many remaining places of the cheapest offer are shown. */
const few = 2;

/** How a day stands by all that is offered on it. */
export function dayOfVenue(date: string, offers: readonly PricedVenueOffer[]): VenueDay {
  const open = offers.filter((offer) => offer.fault === null);
  const [first, ...others] = open;
  if (first === undefined) {
    const soldOut = offers.some((offer) => offer.fault === 'slot_sold_out');
    return { date, status: soldOut ? 'sold_out' : 'closed', from: null };
  }
  const lowest = others.reduce((a, b) => (b.minor < a.minor ? b : a), first);
  const left = Math.max(...open.map((offer) => offer.left));
  return { date, status: left <= few ? 'limited' : 'available', from: lowest.minor };
}
