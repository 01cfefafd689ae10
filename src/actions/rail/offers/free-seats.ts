import { seatsOf, type Coach } from '#src/domain/rail/journeys/coach.ts';
import { seatUnits, type SeatedRide } from '#src/domain/rail/journeys/ride-units.ts';
import type { Queryable } from '#src/store/shared/database/db.ts';
import { inventoryUnitsOf } from '#src/store/catalogue/inventory-units.store.ts';

/** Returns the seats of coaches that are free for a whole ride; seats that `accountId` holds count as free. */
export async function freeSeats(
  on: Queryable,
  ride: SeatedRide,
  coaches: readonly Coach[],
  accountId: string | null,
): Promise<ReadonlySet<string>> {
  const seats = coaches.flatMap(seatsOf).map(({ name }) => ({ name, inventoryUnits: seatUnits(ride, name) }));
  const keys = seats.flatMap(({ inventoryUnits }) => inventoryUnits.map(({ key }) => key));
  const known = await inventoryUnitsOf(on, keys, accountId);
  const isFree = (key: string): boolean => (known.get(key)?.free ?? 1) > 0;
  return new Set(
    seats.flatMap(({ name, inventoryUnits }) => (inventoryUnits.every(({ key }) => isFree(key)) ? [name] : [])),
  );
}
