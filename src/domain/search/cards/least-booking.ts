import { fromUnits } from '#src/domain/catalogue/prices/lead-units.ts';
import type { LiveOption, LiveProduct, LiveUnit } from '#src/domain/catalogue/live-product.ts';
import { lowestOf, type OpenCatalogue } from '#src/domain/search/cards/open-catalogue.ts';

/**
 * Returns the least that an adult pays to book an option, and the ticket: where a party of several is the smallest that can be
 * booked, as many tickets as take it.
 */
export function leastBooking(
  open: OpenCatalogue,
  product: LiveProduct,
  option: LiveOption,
): { readonly unit: LiveUnit; readonly minor: bigint } | null {
  const prices = fromUnits(option).flatMap((unit) => {
    const lowest = lowestOf(open, product, option, [unit]);
    const tickets = Math.max(1, Math.ceil(option.minParty / Math.max(1, unit.pax)));
    return lowest === null ? [] : [{ unit, minor: lowest * BigInt(tickets) }];
  });
  const [first, ...others] = prices;
  return first === undefined ? null : others.reduce((least, one) => (one.minor < least.minor ? one : least), first);
}
