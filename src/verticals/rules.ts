import type { Vertical } from '#src/domain/vertical.ts';
import { carRentals } from '#src/verticals/car-rentals/car-rentals.rules.ts';
import { hotels } from '#src/verticals/hotels/hotels.rules.ts';
import { rails } from '#src/verticals/rails/rails.rules.ts';

/** The registry of verticals sold beside visits, by the name that carts, bookings and addresses store. */
const verticals: Readonly<Record<string, Vertical>> = {
  rails,
  'car-rentals': carRentals,
  hotels,
};

/** The vertical of this name, or undefined. */
export function verticalNamed(name: string): Vertical | undefined {
  return Object.hasOwn(verticals, name) ? verticals[name] : undefined;
}

/** All of them, in the order of the menu. */
export const allVerticals: readonly Vertical[] = Object.values(verticals);
