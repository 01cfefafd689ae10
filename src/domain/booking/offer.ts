import type { Names } from '#src/domain/catalogue/destination.ts';
import type { AsksAtSale } from '#src/domain/catalogue/option-asks.ts';
import type { Place } from '#src/domain/catalogue/product.ts';
import { checkParty, type Party, type UnitCounts } from '#src/domain/booking/party.ts';
import type { PolicyStep } from '#src/domain/booking/policy.ts';
import { fail, ok, type Result } from '#src/domain/failure.ts';
import type { CurrencyCode } from '#src/domain/pricing/currency.ts';
import type { PriceRule } from '#src/domain/pricing/price-rule.ts';

/** What a slot is and belongs to; dates and times are the place's own, instants ISO 8601 in UTC. */
export type Visit = {
  readonly productId: number;
  readonly slug: string;
  readonly titles: Names;
  readonly optionId: string;
  readonly optionTitle: string;
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
  readonly meetingPoint: Place;
  readonly goodToKnow: readonly string[];
  /** What travellers are asked; older bookings say nothing of it. */
  readonly asks?: AsksAtSale | null;
};

/** A slot as it may be bought now: what was read in one moment, by the database's clock. */
export type Offer = Visit & {
  readonly inventoryId: string;
  /** The currency in which the prices of units and rules are given. */
  readonly currency: CurrencyCode;
  readonly priceRules: readonly PriceRule[];
  readonly units: readonly OfferUnit[];
  readonly minParty: number;
  readonly maxParty: number;
  /** Places left, those that the caller's own checkout holds included. */
  readonly free: number;
  readonly over: boolean;
  readonly closed: boolean;
};

export type OfferUnit = {
  readonly id: string;
  readonly title: string;
  readonly type: string;
  readonly pax: number;
  readonly accompanied: boolean;
  readonly maxQuantity: number | null;
  readonly priceMinor: bigint;
};

type OfferFailure =
  | Extract<ReturnType<typeof checkParty>, { ok: false }>['failure']['code']
  | 'date_past'
  | 'slot_closed'
  | 'slot_sold_out';

/** Whether a party may buy this now. `free` may be fewer than the offer's own, when other lines take some of its places. */
export function checkOffer(offer: Offer, counts: UnitCounts, free: number = offer.free): Result<Party, OfferFailure> {
  if (offer.over) return fail('date_past');
  if (offer.closed) return fail('slot_closed');
  const party = checkParty(counts, offer);
  if (!party.ok) return party;
  return party.value.people > free ? fail('slot_sold_out', { facts: { left: Math.max(free, 0) } }) : ok(party.value);
}
