import { choiceSlot, freeBeside, type Offer } from '#src/domain/catalogue/offers/offer.ts';
import { localDateAt } from '#src/domain/shared/time/local-time.ts';
import type { Choice, InventoryUnit, TimedOffer, Venue } from '#src/domain/vertical.ts';

/** The seller and the place: a venue, or what represents one where there is none, as for a ride. */
export type ServiceSeller = Omit<Venue, 'id' | 'vertical' | 'content' | 'rank' | 'country' | 'live'> & {
  readonly id: number | null;
};

/** An offer of a vertical with its supplier. */
export type SoldBy = { readonly seller: ServiceSeller; readonly offer: TimedOffer };

/** What is known of an inventory unit at this moment; one that has never been requested has no row. */
export type KnownInventoryUnits = ReadonlyMap<string, { readonly inventoryId: string; readonly free: number }>;

/** How many of an inventory unit are left. */
export function freeIn(known: KnownInventoryUnits): (unit: InventoryUnit) => number {
  return ({ key, total }) => known.get(key)?.free ?? total;
}

/**
 * What a vertical offers, as cart and checkout know it. No tax is stated of it: rates of stays, hires and fares differ
 * from those of visits, and a rate that is not known is not shown. Throws when a stock unit has no row: callers create
 * them first.
 */
export function serviceOffer(
  itemId: string,
  choice: Choice,
  { seller, offer }: SoldBy,
  known: KnownInventoryUnits,
  nowMs: number,
): Offer {
  const stock = offer.inventoryUnits.map(({ key, total: _total, ...taken }) => {
    const row = known.get(key);
    if (row === undefined) throw new Error(`piece ${key} has no inventory row`);
    return { inventoryId: row.inventoryId, free: row.free, ...taken };
  });
  return {
    productId: 0,
    slug: seller.slug,
    titles: seller.titles,
    optionId: offer.id,
    optionTitle: offer.titles.en,
    destinationId: seller.destinationId,
    destination: seller.destination,
    picture: seller.picture,
    supplierId: seller.supplierId,
    supplier: seller.supplier,
    slotId: choiceSlot(itemId),
    localDate: offer.localDate,
    localStart: offer.localStart,
    localEnd: offer.localEnd,
    allDay: false,
    timeZone: seller.timeZone,
    startsAt: offer.startsAt,
    endsAt: offer.endsAt,
    policy: offer.policy,
    instant: true,
    redemption: offer.redemption,
    perPersonTicket: offer.perPersonTicket,
    meetingPoint: offer.meetingPoint,
    goodToKnow: offer.goodToKnow,
    ...(offer.goodToKnowWords === undefined ? {} : { goodToKnowWords: offer.goodToKnowWords }),
    tax: null,
    service: {
      vertical: choice.vertical,
      venueId: seller.id,
      question: choice.question,
      optionTitles: offer.titles,
      details: offer.details,
    },
    stock,
    currency: seller.currency,
    priceRules: [],
    deals: [],
    today: localDateAt(new Date(nowMs).toISOString(), seller.timeZone),
    units: offer.units,
    ...partyOf({ seller, offer }),
    free: placesLeft(stock, offer.maxParty),
    over: offer.over,
    closed: offer.closed,
    ...(offer.gone === undefined ? {} : { gone: offer.gone }),
  };
}

/**
 * The rooms or the car of a venue's offer, extras left aside. A cart that names fewer rooms than its question would buy
 * one room and get a voucher for all of them. Trains and passes count travelers by their own rules.
 */
function partyOf({ seller, offer }: SoldBy): Pick<Offer, 'minParty' | 'maxParty' | 'asked'> {
  const { minParty, maxParty, units, counts } = offer;
  if (seller.id === null) return { minParty, maxParty };
  const requested = units.filter(({ pax }) => pax > 0).map(({ id }) => [id, counts[id] ?? 0] as const);
  return { minParty, maxParty, asked: Object.fromEntries(requested) };
}

/** Of the row with the fewest; rows that are one person's own, as a seat, leave room for all or for none. */
function placesLeft(stock: Offer['stock'], most: number): number {
  if (stock.length === 0) return most;
  const left = freeBeside({ slotId: '', stock, free: most }, new Map());
  return stock.every(({ position }) => position !== null) ? Math.min(left, most) : left;
}
