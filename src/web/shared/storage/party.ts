import { mostTravellers } from '#src/domain/search/query/filter.ts';
import { wholeKey } from '#src/web/shared/page/address-keys.ts';

/** Who travels: how many grown-ups, and the ages of the children. */
export type SearchParty = { readonly adults: number; readonly ages: readonly number[] };

/** Fewer than may travel together, so that there is room for two who look after them. */
const mostChildren = mostTravellers - 2;
/** A traveler without an age counts as an adult, and not as a senior. */
const adultAge = 30;

/** Everybody's age. */
export function agesOf({ adults, ages }: SearchParty): readonly number[] {
  return [...Array.from({ length: adults }, () => adultAge), ...ages];
}

/**
 * Parses "2" and "6, 11"; null without travelers. Ages may have spaces and other commas. In a party that is too large
 * the children are preserved, since their ages decide what can be booked.
 */
export function readParty(adultsText: string | null, agesText: string | null): SearchParty | null {
  const ages = (agesText ?? '')
    .split(/[\s,;、،.]+/u)
    .filter((text) => /^\d{1,2}$/.test(text))
    .slice(0, mostChildren)
    .map(Number);
  const adults = Math.min(wholeKey(adultsText, 9_999_999_999) ?? 0, mostTravellers - ages.length);
  return adults + ages.length === 0 ? null : { adults, ages };
}
