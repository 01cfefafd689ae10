import { freeSeats } from '#src/actions/rail/offers/free-seats.ts';
import { seatsOf, type Coach } from '#src/domain/rail/journeys/coach.ts';
import type { FareClass } from '#src/domain/rail/fares/passenger.ts';
import {
  placeUnits,
  scattered,
  seatUnits,
  seatPool,
  seatsApart,
  seatsTogether,
  type SeatedRide,
} from '#src/domain/rail/journeys/ride-units.ts';
import type { TakenInventoryUnit } from '#src/domain/vertical.ts';
import type { Queryable } from '#src/store/shared/database/db.ts';
import type { LineRow } from '#src/store/rail/rail-reading.store.ts';

/** A ride, and how many places on it are needed. */
export type PlacesQuery = {
  readonly ride: SeatedRide;
  readonly seating: LineRow['seating'];
  readonly class: FareClass;
  readonly count: number;
  /** Seats that were chosen, in the order of the units; null where we choose. */
  readonly chosen: readonly string[] | null;
};

export type PlacesAsker = {
  readonly accountId: string | null;
  /** Decides where we begin to look for seats. */
  readonly seed: string;
  /** Keys of inventory units that other lines of the same cart take. */
  readonly taken: ReadonlySet<string>;
};

/**
 * The stock that a ride takes, with the names of its seats; null where seats were chosen that are not there. When we
 * choose and all are gone, taken seats are returned, so that the line says sold out.
 */
export async function takePlaces(
  on: Queryable,
  query: PlacesQuery,
  asker: PlacesAsker,
): Promise<{ readonly inventoryUnits: readonly TakenInventoryUnit[]; readonly seats: readonly string[] } | null> {
  const { ride, seating, class: fareClass, count, chosen } = query;
  if (seating.kind !== 'reserved') {
    if (chosen !== null) return null;
    const total = seating.kind === 'counted' ? seating.places[fareClass] : undefined;
    const units = total === undefined || count === 0 ? [] : placeUnits(ride, fareClass, total);
    return { inventoryUnits: units.map((unit) => ({ ...unit, position: null })), seats: [] };
  }
  const coaches = seating.coaches.filter((coach) => coach.class === fareClass);
  const names = new Set(coaches.flatMap(seatsOf).map(({ name }) => name));
  if (chosen !== null && (chosen.length !== count || !chosen.every((seat) => names.has(seat)))) return null;
  const choice = chosen === null ? await chooseSeats(on, ride, coaches, count, asker) : { seats: chosen, free: false };
  if (choice === null) return null;
  const { seats, free } = choice;
  const given = free ? { given: seatPool(ride) } : {};
  const units = seats.flatMap((seat, position) =>
    seatUnits(ride, seat).map((unit) => ({ ...unit, position, ...given })),
  );
  return { inventoryUnits: units, seats };
}

/** Together in one coach where that is possible, else wherever there is room, else seats that are not `free`. */
async function chooseSeats(
  on: Queryable,
  ride: SeatedRide,
  coaches: readonly Coach[],
  count: number,
  asker: PlacesAsker,
): Promise<{ readonly seats: readonly string[]; readonly free: boolean } | null> {
  const start = scattered(asker.seed);
  const first = coaches.length === 0 ? 0 : start % coaches.length;
  const ordered = [...coaches.slice(first), ...coaches.slice(0, first)];
  const free = new Set<string>();
  for (const coach of ordered) {
    const here = await freeSeats(on, ride, [coach], asker.accountId);
    for (const seat of here) if (seatUnits(ride, seat).every(({ key }) => !asker.taken.has(key))) free.add(seat);
    const together = seatsTogether(coach, count, Math.floor(start / 97), (seat) => free.has(seat));
    if (together !== null) return { seats: together, free: true };
  }
  const apart = seatsApart(ordered, count, (seat) => free.has(seat));
  if (apart !== null) return { seats: apart, free: true };
  const others = seatsApart(ordered, count, () => true);
  return others === null ? null : { seats: others, free: false };
}
