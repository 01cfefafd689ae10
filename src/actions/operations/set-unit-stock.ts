import type { Deps } from '#src/actions/deps.ts';
import type { Done } from '#src/actions/staff/on-record.ts';
import { fail, ok, type Result } from '#src/domain/failure.ts';
import { isKindOf, setUnitTotal } from '#src/store/operations/operations.store.ts';

/** The venue, and what of it, in the name of a room's night or a car's quarter of a day (decision 45). */
const unitKey = /^(room:(\d{1,9}):([\w.-]+):\d{4}-\d\d-\d\d|car:(\d{1,9}):([A-Z]{4}):\d{1,7})$/;

/**
 * Sets how many there are of a room in one night, or of a class of cars in a quarter of a day, never below what is held
 * and sold; also of one that has not been requested yet. Seats are not counted: a trip is closed instead.
 */
export async function setUnitStock(
  deps: Deps,
  { key, total }: { readonly key: string; readonly total: number },
): Promise<Result<Done, 'not_found' | 'places_taken'>> {
  const [, , hotel, room, station, code] = unitKey.exec(key) ?? [];
  const isThere = await isKindOf(deps.db, Number(hotel ?? station ?? 0), room ?? code ?? '');
  if (!isThere) return fail('not_found');
  return deps.db.transaction(
    async (tx): Promise<Result<Done, 'places_taken'>> => {
      const taken = await setUnitTotal(tx, key, total);
      return taken === null ? ok({ piece: key, total }) : fail('places_taken', { field: 'total', facts: { taken } });
    },
    { cause: 'stock set by hand' },
  );
}
