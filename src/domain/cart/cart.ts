import { lineOf, quoteItem, type Line } from '#src/domain/checkout/line.ts';
import { checkOffer, freeBeside, takenOf, type Offer, type StockNeed } from '#src/domain/catalogue/offers/offer.ts';
import type { UnitCounts } from '#src/domain/catalogue/offers/party.ts';
import { formerPrice, type PriceSeen } from '#src/domain/checkout/price-seen.ts';
import { ok, type FailureCode, type Result } from '#src/domain/failure.ts';
import type { CurrencyCode } from '#src/domain/shared/money/currency.ts';
import type { RateTable } from '#src/domain/shared/money/exchange.ts';
import { add, money, type Money } from '#src/domain/shared/money/money.ts';
import { quoteFor, type Quote } from '#src/domain/checkout/quote.ts';

export type CartItem = {
  readonly itemId: string;
  readonly offer: Offer;
  readonly units: UnitCounts;
  /** What its buyer saw last that it costs; absent where unknown. */
  readonly seen?: PriceSeen | null;
};

/** Why the selection cannot be bought now. */
export const cartFaults = [
  'date_past',
  'date_not_offered',
  'slot_closed',
  'slot_sold_out',
  'party_too_large',
  'party_too_small',
] as const;
export type CartFault = (typeof cartFaults)[number];

export type PricedItem = {
  readonly line: Line;
  readonly offer: Offer;
  readonly people: number;
  /** What it cost when its buyer saw its price last, where that was something else. */
  readonly was: Money | null;
  readonly fault: CartFault | null;
};

export type PricedCart = {
  readonly items: readonly PricedItem[];
  /** Of the items without a fault, which are those that a checkout takes. */
  readonly quote: Quote;
  readonly total: Money;
};

/**
 * Prices a cart again and says of each item whether it can be bought (RU-31: the cart holds nothing). Items on the same
 * places share what is left of them in the cart's order. Fails when a rate is unknown: no price is shown then (D-15).
 */
export function priceCart(
  items: readonly CartItem[],
  currency: CurrencyCode,
  rates: RateTable,
): Result<PricedCart, 'payment_unavailable'> {
  const all = quoteFor(
    items.map(({ itemId, offer, units }) => quoteItem(itemId, offer, units)),
    currency,
    rates,
  );
  if (!all.ok) return all;
  const taken = new Map<string, number>();
  const priced = items.map(({ itemId, offer, units, seen = null }): PricedItem => {
    const checked = checkOffer(offer, units, freeBeside(offer, taken));
    if (checked.ok) takeFrom(taken, offer, checked.value.people);
    const line = lineOf(itemId, offer, all.value.lines, currency);
    return {
      line,
      offer,
      people: checked.ok ? checked.value.people : 0,
      was: offer.gone === true ? null : formerPrice(seen, line, all.value.rates),
      fault: checked.ok ? null : faultOf(checked.failure.code),
    };
  });
  const sound = new Set(priced.filter((item) => item.fault === null).map((item) => item.line.itemId));
  const lines = all.value.lines.filter((line) => sound.has(line.itemId));
  const total = add(money(0n, currency), ...lines.map((line) => line.amount));
  return ok({ items: priced, quote: { ...all.value, lines, total }, total });
}

function takeFrom(taken: Map<string, number>, { slotId, stock }: Offer, people: number): void {
  if (stock.length === 0) taken.set(slotId, (taken.get(slotId) ?? 0) + people);
  for (const need of stock) taken.set(need.inventoryId, (taken.get(need.inventoryId) ?? 0) + takenOf(need, people));
}

/**
 * What a refusal of a party means for a line. A unit that is no longer offered closes it; children left alone make it
 * too small.
 */
export function faultOf(code: FailureCode): CartFault {
  switch (code) {
    case 'date_past':
    case 'date_not_offered':
    case 'slot_sold_out':
    case 'party_too_large':
    case 'party_too_small':
      return code;
    case 'unit_needs_company':
      return 'party_too_small';
    case 'quantity_invalid':
      return 'party_too_large';
    default:
      return 'slot_closed';
  }
}

/** Places wanted of each stock row, merged and in the order in which rows are locked (threat model §4.5). */
export function requiredPlaces(
  items: readonly { readonly stock: readonly StockNeed[]; readonly people: number }[],
): { readonly inventoryId: string; readonly qty: number }[] {
  const required = new Map<string, number>();
  for (const { stock, people } of items)
    for (const need of stock)
      required.set(need.inventoryId, (required.get(need.inventoryId) ?? 0) + takenOf(need, people));
  return [...required]
    .map(([inventoryId, qty]) => ({ inventoryId, qty }))
    .toSorted((a, b) => (BigInt(a.inventoryId) < BigInt(b.inventoryId) ? -1 : 1));
}
