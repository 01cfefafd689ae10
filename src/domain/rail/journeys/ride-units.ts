import { seatsOf, type Coach, type Seat } from '#src/domain/rail/journeys/coach.ts';
import type { FareClass } from '#src/domain/rail/fares/passenger.ts';
import type { InventoryUnit } from '#src/domain/vertical.ts';

/** A ride as its places are sold: the trip, its service day, and the numbers of the calls where one gets in and out. */
export type SeatedRide = {
  readonly tripId: number;
  readonly date: string;
  readonly from: number;
  readonly to: number;
};

/** What seats of a ride are chosen out of. */
export function seatPool({ tripId, date }: SeatedRide): string {
  return `seats:${tripId}:${date}`;
}

/**
 * The stock of a seat over a ride: one unit for each stretch between neighbouring calls, so that it is free again for
 * a passenger who boards where another gets off.
 */
export function seatUnits(ride: SeatedRide, seat: string): InventoryUnit[] {
  return stretches(ride).map((call) => ({ key: `seat:${ride.tripId}:${ride.date}:${seat}:${call}`, total: 1 }));
}

/** The stock of a class whose places are counted: so many in all on each stretch of the ride. */
export function placeUnits(ride: SeatedRide, fareClass: FareClass, total: number): InventoryUnit[] {
  return stretches(ride).map((call) => ({ key: `place:${ride.tripId}:${ride.date}:${fareClass}:${call}`, total }));
}

function stretches({ from, to }: SeatedRide): number[] {
  return Array.from({ length: Math.max(0, to - from) }, (_, stretch) => from + stretch);
}

/** Returns the seats of a coach that may be assigned without a choice: places for wheelchairs are reserved. */
export function givenSeats(coach: Coach): readonly Seat[] {
  return seatsOf(coach).filter(({ wheelchair }) => !wheelchair);
}

/**
 * Seats of one coach for a party beside each other, or null where there are not so many in a row: the fewest rows and
 * most of them forwards, looked for from `start` on (any number), so that not all parties get the same.
 */
export function seatsTogether(
  coach: Coach,
  count: number,
  start: number,
  isFree: (seat: string) => boolean,
): readonly string[] | null {
  const seats = givenSeats(coach);
  let best: { readonly seats: readonly Seat[]; readonly cost: number } | null = null;
  for (let step = 0; step < seats.length; step += 1) {
    const first = (start + step) % seats.length;
    const party = seats.slice(first, first + count);
    if (party.length < count || !party.every(({ name }) => isFree(name))) continue;
    const cost = costOf(party);
    if (best === null || cost < best.cost) best = { seats: party, cost };
  }
  return best === null ? null : best.seats.map(({ name }) => name);
}

/** Rows and aisles between people weigh more than the direction in which they look. */
function costOf(party: readonly Seat[]): number {
  const rows = new Set(party.map(({ row }) => row)).size;
  const backwards = party.filter(({ faces }) => faces === 'backwards').length;
  return rows * 100 + backwards;
}

/** Any free seats of several coaches, those forwards first; null where there are too few. */
export function seatsApart(
  coaches: readonly Coach[],
  count: number,
  isFree: (seat: string) => boolean,
): readonly string[] | null {
  const free = coaches.flatMap(givenSeats).filter(({ name }) => isFree(name));
  const ordered = [
    ...free.filter(({ faces }) => faces === 'forwards'),
    ...free.filter(({ faces }) => faces === 'backwards'),
  ];
  return ordered.length < count ? null : ordered.slice(0, count).map(({ name }) => name);
}

/** A number that is the same for the same text, and scattered for others. */
export function scattered(text: string): number {
  let hash = 2_166_136_261;
  for (const sign of text) hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 16_777_619) >>> 0;
  return hash;
}
