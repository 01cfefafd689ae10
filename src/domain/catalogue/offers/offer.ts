import type { Names } from '#src/domain/catalogue/destination.ts';
import type { RequiredFieldsAtSale } from '#src/domain/catalogue/option-required-fields.ts';
import type { LinesByLanguage } from '#src/domain/catalogue/titled.ts';
import type { MeetingPlace } from '#src/domain/catalogue/meeting-points/meeting-place.ts';
import type { Gift } from '#src/domain/catalogue/offers/gift.ts';
import { checkParty, type Party, type UnitCounts } from '#src/domain/catalogue/offers/party.ts';
import { soldFrom } from '#src/domain/catalogue/sale-horizon.ts';
import type { PolicyStep } from '#src/domain/catalogue/offers/cancellation-policy.ts';
import type { Service } from '#src/domain/catalogue/offers/service.ts';
import { fail, ok, type Result } from '#src/domain/failure.ts';
import type { CurrencyCode } from '#src/domain/shared/money/currency.ts';
import type { Deal } from '#src/domain/catalogue/prices/deal-price.ts';
import type { PriceRule } from '#src/domain/catalogue/prices/price-rule.ts';
import type { TaxRule } from '#src/domain/catalogue/tax/tax.ts';

/** An item of a pack that was bought: the pack's booking, and the place of the item in it. */
export type PackTicket = { readonly packBookingId: string; readonly reference: string; readonly position: number };

/** What a pack holds, as it was sold: tickets for one traveller. */
export type PackContent = {
  readonly items: readonly {
    readonly productId: number;
    readonly slug: string;
    readonly titles: Names;
    readonly optionId: string;
    readonly optionTitle: string;
    /** In all its languages; what was sold before there were any has English alone. */
    readonly optionTitles?: Names;
    readonly tickets: number;
  }[];
};

/**
 * What a slot is and belongs to; dates and times are the place's own, instants ISO 8601 in UTC. A value pack is a visit
 * whose dates are chosen later: `pack` says what it holds, `productId` is its own id, `slotId` that of `packSlot`, its
 * option has no id, and it begins and ends with its last day. A gift card is bought the same way: `gift` names the
 * recipient. What a vertical sells (a ride, a stay, a hire) has a start and no slot: `service` says what it is.
 */
export type Visit = {
  readonly productId: number;
  readonly slug: string;
  readonly titles: Names;
  readonly optionId: string;
  readonly optionTitle: string;
  /** In all its languages; older bookings have English alone. */
  readonly optionTitles?: Names;
  readonly destinationId: number;
  readonly destination: Names;
  readonly picture: string;
  readonly supplierId: string;
  readonly supplier: string;
  readonly slotId: string;
  readonly localDate: string;
  readonly localStart: string;
  readonly localEnd: string;
  readonly allDay: boolean;
  readonly timeZone: string;
  readonly startsAt: string;
  readonly endsAt: string;
  readonly policy: readonly PolicyStep[];
  readonly instant: boolean;
  readonly redemption: string;
  readonly perPersonTicket: boolean;
  readonly meetingPoint: MeetingPlace;
  readonly goodToKnow: readonly string[];
  /** In its further languages, by BCP 47 tag; older bookings have English alone. */
  readonly goodToKnowWords?: LinesByLanguage;
  /** The fields required of travelers; absent in older bookings. */
  readonly asks?: RequiredFieldsAtSale | null;
  /** The tax that its price includes; null where none is stated, and older bookings say nothing of it. */
  readonly tax?: TaxRule | null;
  readonly pack?: PackContent;
  /** Which of a pack's tickets pay for it; then it costs nothing. */
  readonly paidBy?: PackTicket;
  readonly gift?: Gift;
  readonly service?: Service;
};

/** The place of a pack among slots. */
export function packSlot(packId: number): string {
  return `pack-${packId}`;
}

/** Returns the pack that a slot's id represents, or null when it is a slot's. */
export function packOfSlot(slotId: string): number | null {
  const [, id] = /^pack-(\d{1,9})$/.exec(slotId) ?? [];
  return id === undefined ? null : Number(id);
}

/** The place of a gift card among slots, by the cart row that contains it. */
export function giftSlot(itemId: string): string {
  return `gift-${itemId}`;
}

/** Returns the row of the cart that such a slot represents, or null when it is something else's. */
export function giftOfSlot(slotId: string): string | null {
  return /^gift-([0-9a-f-]{36})$/.exec(slotId)?.[1] ?? null;
}

/** The place of what a vertical sells among slots, by the row of the cart that holds the choice. */
export function choiceSlot(itemId: string): string {
  return `choice-${itemId}`;
}

/**
 * What a booking's row says of its visit: product, option and slot, or the pack, or the vertical, or that it is a gift
 * card.
 */
export function whatIsBooked({
  productId,
  optionId,
  slotId,
  service,
}: Pick<Visit, 'productId' | 'optionId' | 'slotId' | 'service'>): {
  readonly productId: number | null;
  readonly optionId: string | null;
  readonly slotId: string | null;
  readonly packId: number | null;
  readonly isGift: boolean;
  readonly vertical: string | null;
} {
  const packId = packOfSlot(slotId);
  const isGift = giftOfSlot(slotId) !== null;
  const vertical = service?.vertical ?? null;
  return packId === null && !isGift && vertical === null
    ? { productId, optionId, slotId, packId, isGift, vertical }
    : { productId: null, optionId: null, slotId: null, packId, isGift, vertical };
}

/**
 * A stock row of which something is taken: as many places as the units have together, or, where `position` names a unit
 * item of the line, one for that. `free` counts what the caller's own checkout holds. `given`: as of an inventory unit that is
 * taken.
 */
export type StockNeed = {
  readonly inventoryId: string;
  readonly free: number;
  readonly position: number | null;
  readonly given?: string;
};

/** A slot as it may be bought now: what was read in one moment, by the database's clock. */
export type Offer = Visit & {
  /** All of them are taken, or none; empty where nothing runs out. */
  readonly stock: readonly StockNeed[];
  /** The currency in which the prices of units and rules are given. */
  readonly currency: CurrencyCode;
  readonly priceRules: readonly PriceRule[];
  /** Those that may be had now; which of them holds depends on the visit. */
  readonly deals: readonly Deal[];
  /** The date at the place. */
  readonly today: string;
  readonly units: readonly OfferUnit[];
  readonly minParty: number;
  readonly maxParty: number;
  /** How many of these units the question requests, no more and no fewer: details and stock state the same number. */
  readonly asked?: UnitCounts;
  /** Places left, those that the caller's own checkout holds included. */
  readonly free: number;
  /**
   * How many days ahead it is sold; without it `defaultSaleDays`. A pack or a gift card has no day and is sold always.
   */
  readonly saleDays?: number;
  readonly over: boolean;
  readonly closed: boolean;
  /** Closed because it is no longer sold: what it would cost is not known, and prices of its units are 0. */
  readonly gone?: true;
};

export type OfferUnit = {
  readonly id: string;
  readonly title: string;
  readonly titles?: Names;
  readonly type: string;
  readonly pax: number;
  readonly accompanied: boolean;
  readonly maxQuantity: number | null;
  readonly priceMinor: bigint;
};

type OfferFailure =
  | Extract<ReturnType<typeof checkParty>, { ok: false }>['failure']['code']
  | 'date_past'
  | 'date_not_offered'
  | 'slot_closed'
  | 'slot_sold_out';

/**
 * Whether a party may buy this now. `free` may be fewer than the offer's own, when other lines take some of its places.
 */
export function checkOffer(offer: Offer, counts: UnitCounts, free: number = offer.free): Result<Party, OfferFailure> {
  if (offer.over) return fail('date_past');
  const opens = soldFromOf(offer);
  if (opens !== null) return fail('date_not_offered', { facts: { soldFrom: opens } });
  if (offer.closed) return fail('slot_closed');
  const party = checkParty(counts, offer);
  if (!party.ok) return party;
  for (const [id, count] of Object.entries(offer.asked ?? {})) {
    const field = { field: id, facts: { limit: count } };
    if ((party.value.counts[id] ?? 0) < count) return fail('party_too_small', field);
    if ((party.value.counts[id] ?? 0) > count) return fail('party_too_large', field);
  }
  return party.value.people > free ? fail('slot_sold_out', { facts: { left: Math.max(free, 0) } }) : ok(party.value);
}

/** The day from which an offer is sold; null when it is sold now. */
function soldFromOf({ localDate, today, saleDays, pack, gift, paidBy }: Offer): string | null {
  const hasNoDay = (pack !== undefined && paidBy === undefined) || gift !== undefined;
  return hasNoDay ? null : soldFrom(localDate, today, saleDays);
}

/** How many of a stock row a line takes for so many people. */
export function takenOf({ position }: Pick<StockNeed, 'position'>, people: number): number {
  return position === null ? people : 1;
}

/**
 * Places left for one more line, when others before it have taken some: of the row with the fewest. A row of which one
 * unit item wants one leaves all or nothing.
 */
export function freeBeside(
  { slotId, stock, free }: Pick<Offer, 'slotId' | 'stock' | 'free'>,
  taken: ReadonlyMap<string, number>,
): number {
  if (stock.length === 0) return free - (taken.get(slotId) ?? 0);
  return stock.reduce((least, need) => {
    const left = need.free - (taken.get(need.inventoryId) ?? 0);
    if (need.position === null) return Math.min(least, left);
    return left < 1 ? 0 : least;
  }, Number.MAX_SAFE_INTEGER);
}
