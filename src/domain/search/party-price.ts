import { dayNumber } from '#src/domain/shared/time/day-number.ts';
import { cheapestMix } from '#src/domain/catalogue/offers/unit-mix.ts';
import { fromOptions, fromUnits } from '#src/domain/catalogue/prices/lead-units.ts';
import type { LiveProduct } from '#src/domain/catalogue/live-product.ts';
import { lowestOfUnits } from '#src/domain/catalogue/prices/lowest-price.ts';
import type { PriceList } from '#src/domain/catalogue/prices/price-lists.ts';
import { groundOf, optionKey, type OpenCatalogue } from '#src/domain/search/cards/open-catalogue.ts';
import { partyTermsOf } from '#src/domain/search/documents/booking-profile.ts';
import type { SearchFilter } from '#src/domain/search/query/filter.ts';
import { fitsParty } from '#src/domain/search/party-fit.ts';

/**
 * What a price is requested for: the ages of those who travel (none: one adult), and a day as a number since 1970
 * (null: any).
 */
export type PriceQuery = { readonly party: readonly number[]; readonly day: number | null };

/** Returns the party and the day that a filter names. */
export function priceQueryOf({ party = [], start_time: start }: SearchFilter): PriceQuery {
  return { party, day: start === undefined ? null : dayNumber(start.slice(0, 10)) };
}

/** Returns whether a request includes anything that the price for one adult does not cover. */
export function needsOwnPrice({ party, day }: PriceQuery): boolean {
  return party.length > 0 || day !== null;
}

/**
 * Returns `requestedPrice` where a card shows it beside the "from" price: null for a query for nothing more, and where both
 * are the same.
 */
export function priceBeside(open: OpenCatalogue, product: LiveProduct, query: PriceQuery): bigint | null {
  if (!needsOwnPrice(query)) return null;
  const price = requestedPrice(open, product, query);
  return price === open.lowest.get(product.id) ? null : price;
}

/**
 * Returns the lowest price of a product for those people on that day, in minor units of its place's currency: what all
 * of them together pay for the cheapest tickets of an option that they can book and that has places then; without
 * people, what one adult pays. Null when there is none.
 */
export function requestedPrice(open: OpenCatalogue, product: LiveProduct, { party, day }: PriceQuery): bigint | null {
  let lowest: bigint | null = null;
  const ages = party.toSorted((a, b) => a - b);
  for (const option of party.length > 0 ? product.options : fromOptions(product.options)) {
    const terms = partyTermsOf(option);
    if (party.length > 0 && !fitsParty(party, terms)) continue;
    const key = optionKey(product.id, option.id);
    const days = open.openDays.get(key)?.days ?? [];
    const selected = day === null ? days : days.includes(day) ? [day] : [];
    const ground = groundOf(open, product, option);
    const price =
      party.length > 0
        ? totalOfParty(ages, terms, open.prices.lists.over(key, option, selected, ground))
        : open.prices.over(key, option, lowestOfUnits(fromUnits(option)), selected, ground);
    if (price !== null && (lowest === null || price < lowest)) lowest = price;
  }
  return lowest;
}

/** The least that people of these ages pay together at starts with these price lists. */
function totalOfParty(
  ages: readonly number[],
  { units, ...rules }: ReturnType<typeof partyTermsOf>,
  lists: readonly PriceList[],
): bigint | null {
  let lowest: bigint | null = null;
  for (const list of lists) {
    const mix = cheapestMix(ages, {
      ...rules,
      units: units.map((unit, at) => ({ ...unit, eachMinor: list[at] ?? 0n })),
    });
    if (mix.ok && (lowest === null || mix.value.totalMinor < lowest)) lowest = mix.value.totalMinor;
  }
  return lowest;
}
