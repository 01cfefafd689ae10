import { cheapestMix } from '#src/domain/booking/unit-mix.ts';
import { fromOptions, fromUnits } from '#src/domain/catalogue/lead-units.ts';
import type { LiveOption, LiveProduct } from '#src/domain/catalogue/live-product.ts';
import { lowestOfUnits, type PriceMeasure } from '#src/domain/catalogue/lowest-price.ts';
import { groundOf, optionKey, type OpenCatalogue } from '#src/domain/content/open-catalogue.ts';
import { partyTermsOf } from '#src/domain/search/booking-profile.ts';
import { fitsParty } from '#src/domain/search/party-fit.ts';

/** What a price is asked for: the ages of those who travel (none: one adult), and a day as a number since 1970 (null: any). */
export type PriceWish = { readonly party: readonly number[]; readonly day: number | null };

/** Whether a wish asks for anything that the price for one adult does not say. */
export function wishesMore({ party, day }: PriceWish): boolean {
  return party.length > 0 || day !== null;
}

/**
 * Returns the lowest price of a product for those people on that day, in minor units of its place's currency: what all of them
 * together pay for the cheapest tickets of an option that they can book and that has places then; without people, what one adult
 * pays. Null when there is none.
 */
export function wishedPrice(open: OpenCatalogue, product: LiveProduct, { party, day }: PriceWish): bigint | null {
  let lowest: bigint | null = null;
  for (const option of party.length > 0 ? product.options : fromOptions(product.options)) {
    if (party.length > 0 && !fitsParty(party, partyTermsOf(option))) continue;
    const key = optionKey(product.id, option.id);
    const days = open.openDays.get(key)?.days ?? [];
    const asked = day === null ? days : days.filter((one) => one === day);
    const measure = party.length > 0 ? totalOfParty(option, party) : lowestOfUnits(fromUnits(option));
    const price = open.prices.over(key, option, measure, asked, groundOf(open, product, option));
    if (price !== null && (lowest === null || price < lowest)) lowest = price;
  }
  return lowest;
}

/** What people of these ages pay together at a start. Most starts cost the same, and equal prices are worked out once. */
function totalOfParty(option: LiveOption, party: readonly number[]): PriceMeasure {
  const ages = party.toSorted((a, b) => a - b);
  const known = new Map<string, bigint | null>();
  const { units, ...rules } = partyTermsOf(option);
  return {
    key: `for ${ages.join(' ')}`,
    of(priceOf) {
      const prices = option.units.map(priceOf);
      const text = prices.join(' ');
      const before = known.get(text);
      if (before !== undefined) return before;
      const mix = cheapestMix(ages, {
        ...rules,
        units: units.map((unit, at) => ({ ...unit, eachMinor: prices[at] ?? 0n })),
      });
      const total = mix.ok ? mix.value.totalMinor : null;
      known.set(text, total);
      return total;
    },
  };
}
