import type { Deps } from '#src/actions/deps.ts';
import type { PlacesImport } from '#src/actions/places/import-pois.ts';
import { readFileRows } from '#src/formats/places/file-rows.ts';
import { readImportedTowns } from '#src/formats/places/imported-towns.ts';
import { KnownPlaces } from '#src/formats/places/import-sheet.ts';
import { placeWords } from '#src/domain/places/place-labels.ts';
import { findDestinations } from '#src/store/catalogue/catalogue-reading.store.ts';
import { noticeCatalogue } from '#src/store/catalogue/catalogue-writing.store.ts';
import { saveImportedTowns } from '#src/store/places/places-importing.store.ts';

/**
 * Stores the towns of a file of Natural Earth's populated places, in one transaction. A damaged file changes nothing,
 * the same file again changes nothing either, and every skipped row is reported with its reason.
 */
export async function importTowns({ db }: Pick<Deps, 'db'>, text: string): Promise<PlacesImport> {
  const read = readFileRows(text);
  if (!read.ok) return read;
  const destinations = await findDestinations(db);
  const known = new KnownPlaces(
    destinations.map(({ id, names, lat, lng }) => ({
      words: placeWords(names, null),
      point: { lat, lng },
      label: `our destination ${id}`,
    })),
  );
  const sheet = readImportedTowns(read.rows, { destinations, known });
  const stored = await db.transaction(
    async (tx) => {
      const done = await saveImportedTowns(tx, sheet.taken);
      if (done.added + done.changed > 0) await noticeCatalogue(tx, []);
      return done;
    },
    { cause: 'import towns' },
  );
  return { ok: true, rows: read.rows.length, sheet, stored };
}
