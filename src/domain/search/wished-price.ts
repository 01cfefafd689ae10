import type { LiveOption, LiveProduct, LiveUnit } from '#src/domain/catalogue/live-product.ts';
import { standingAlone } from '#src/domain/catalogue/lowest-price.ts';
import { groundOf, optionKey, type OpenCatalogue } from '#src/domain/content/open-catalogue.ts';
import { partyTermsOf } from '#src/domain/search/booking-profile.ts';
import { fitsParty } from '#src/domain/search/party-fit.ts';

/** What a price is asked for: the ages of those who travel (none: anybody), and a day as a number since 1970 (null: any). */
export type PriceWish = { readonly party: readonly number[]; readonly day: number | null };

/** Whether a wish asks for anything that the price for everybody does not say. */
export function wishesMore({ party, day }: PriceWish): boolean {
  return party.length > 0 || day !== null;
}

/**
 * The lowest price of a product for those people on that day, in minor units of its place's currency: of the options that
 * they can book together and that have places then, by the units that take one of them. Null when there is none.
 */
export function wishedPrice(open: OpenCatalogue, product: LiveProduct, { party, day }: PriceWish): bigint | null {
  let lowest: bigint | null = null;
  for (const option of product.options) {
    if (party.length > 0 && !fitsParty(party, partyTermsOf(option))) continue;
    const key = optionKey(product.id, option.id);
    const days = open.openDays.get(key)?.days ?? [];
    const asked = day === null ? days : days.filter((one) => one === day);
    const units = unitsFor(option, party);
    const ground = groundOf(open, product, option);
    const price = open.prices.over(`${key} ${units.map((unit) => unit.id).join(' ')}`, option, units, asked, ground);
    if (price !== null && (lowest === null || price < lowest)) lowest = price;
  }
  return lowest;
}

/** The units that one of these ages can buy without others; all such units where none of them can. */
function unitsFor(option: LiveOption, party: readonly number[]): readonly LiveUnit[] {
  const alone = standingAlone(option);
  const own = alone.filter(({ minAge, maxAge }) => party.some((age) => age >= minAge && age <= maxAge));
  return own.length === 0 ? alone : own;
}
