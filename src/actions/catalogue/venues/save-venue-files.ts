import type { Catalogue } from '#src/formats/catalogue/catalogue-folder.ts';
import type { Queryable } from '#src/store/shared/database/db.ts';
import { saveSuppliers } from '#src/store/catalogue/catalogue-writing.store.ts';
import { saveVenues } from '#src/store/catalogue/venues.store.ts';
import { allVerticals } from '#src/verticals/rules.ts';

/** Writes the venues of a validated catalog, with their sellers; returns how many there are. */
export async function saveVenueFiles(
  tx: Queryable,
  { venues, destinations }: Pick<Catalogue, 'venues' | 'destinations'>,
): Promise<number> {
  const countryOf = new Map(destinations.map((one) => [one.id, one.country]));
  const items = venues.map(({ item }) => item);
  await saveSuppliers(
    tx,
    new Map(items.toReversed().map((one) => [one.supplier, countryOf.get(one.destinationId) ?? ''])),
  );
  for (const { key } of allVerticals) {
    const own = items.filter((one) => one.vertical === key);
    await saveVenues(
      tx,
      key,
      own.map(({ supplier, ...venue }) => ({ ...venue, supplierId: supplier })),
    );
  }
  return items.length;
}
