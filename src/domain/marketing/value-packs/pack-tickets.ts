import type { Offer, PackTicket } from '#src/domain/catalogue/offers/offer.ts';

/** What is left of one item of a purchased pack. */
export type TicketsLeft = PackTicket & {
  readonly productId: number;
  readonly optionId: string;
  readonly tickets: number;
  /** Not used yet, those of the caller's own checkout included. */
  readonly left: number;
  /** The last local date of a visit. */
  readonly validUntil: string;
  /** Paid for, and neither cancelled nor over. */
  readonly valid: boolean;
};

/**
 * What a slot offers to a buyer who pays with a pack's tickets: nothing to pay, for as many people as tickets are left, within
 * the pack's days. Closed when the tickets are for something else.
 */
export function offerForTickets(offer: Offer, has: TicketsLeft): Offer {
  const { packBookingId, reference, position } = has;
  const fits = offer.productId === has.productId && offer.optionId === has.optionId && has.valid && has.left > 0;
  return {
    ...offer,
    paidBy: { packBookingId, reference, position },
    priceRules: [],
    deals: [],
    units: offer.units.map((unit) => ({ ...unit, priceMinor: 0n })),
    maxParty: Math.min(offer.maxParty, Math.max(1, has.left)),
    closed: offer.closed || !fits || offer.localDate > has.validUntil,
  };
}
